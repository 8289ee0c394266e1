import { screen, type Screens } from '../routes/screen.ts'

export const depositsScreens: Screens = {
  deposit: screen(() => import('./DepositScreen.tsx'), 'DepositScreen'),
}
