import { screen, type Screens } from '../routes/screen.ts'

export const settlementAccountsScreens = {
  settlementAccounts: screen(() => import('./SettlementAccountsScreen.tsx'), 'SettlementAccountsScreen'),
} satisfies Screens
