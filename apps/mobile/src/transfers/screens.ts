import { screen, type Screens } from '../platform/screen.ts'

export const transfersScreens: Screens = {
  transfer: screen(() => import('./TransferScreen.tsx'), 'TransferScreen'),
}
