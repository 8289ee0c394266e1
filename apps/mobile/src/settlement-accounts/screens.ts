import { screen, type Screens } from '../platform/screen.ts'

export const settlementAccountsScreens: Screens = {
  settlementAccounts: screen(() => import('./SettlementAccountsScreen.tsx'), 'SettlementAccountsScreen'),
}
