import { screen, type Screens } from '../routes/screen.ts'

export const transfersScreens: Screens = {
  transfer: screen(() => import('./TransferScreen.tsx'), 'TransferScreen'),
}
