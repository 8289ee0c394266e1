import { screen, type Screens } from '../routes/screen.ts'

export const assetsScreens: Screens = {
  assets: screen(() => import('./AssetsScreen.tsx'), 'AssetsScreen'),
}
