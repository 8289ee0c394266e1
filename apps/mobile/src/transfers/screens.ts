import { screen, type Screens } from '../routes/screen.ts'

export const transfersScreens = {
  transfer: screen(() => import('./TransferScreen.tsx'), 'TransferScreen'),
} satisfies Screens
