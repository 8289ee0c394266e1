import { screen, type Screens } from '../platform/screen.ts'

export const ledgerScreens: Screens = {
  ledger: screen(() => import('./LedgerScreen.tsx'), 'LedgerScreen'),
}
