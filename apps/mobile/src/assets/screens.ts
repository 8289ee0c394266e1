import { screen, type Screens } from '../platform/screen.ts'

export const assetsScreens: Screens = {
  assets: screen(() => import('./AssetsScreen.tsx'), 'AssetsScreen'),
}
