import { screen, type Screens } from '../routes/screen.ts'

export const walletsScreens = {
  assets: screen(() => import('./AssetsScreen.tsx'), 'AssetsScreen'),
} satisfies Screens
