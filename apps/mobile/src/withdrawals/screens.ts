import { screen, type Screens } from '../routes/screen.ts'

export const withdrawalsScreens = {
  withdraw: screen(() => import('./WithdrawScreen.tsx'), 'WithdrawScreen'),
  withdrawalPassword: screen(() => import('./WithdrawalPasswordScreen.tsx'), 'WithdrawalPasswordScreen'),
} satisfies Screens
