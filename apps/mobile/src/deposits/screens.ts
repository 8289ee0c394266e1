import { screen, type Screens } from '../routes/screen.ts'

export const depositsScreens = {
  deposit: screen(() => import('./DepositScreen.tsx'), 'DepositScreen'),
} satisfies Screens
