import { screen, type Screens } from '../routes/screen.ts'

export const settlementAccountsScreens: Screens = {
  settlementAccounts: screen(() => import('./SettlementAccountsScreen.tsx'), 'SettlementAccountsScreen'),
}
