import { screen, type Screens } from '../platform/screen.ts'

export const depositsScreens: Screens = {
  deposit: screen(() => import('./DepositScreen.tsx'), 'DepositScreen'),
}
