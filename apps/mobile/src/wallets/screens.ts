import { screen, type Screens } from '../routes/screen.ts'

export const walletsScreens: Screens = {
  assets: screen(() => import('./AssetsScreen.tsx'), 'AssetsScreen'),
}
