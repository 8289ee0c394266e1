import { screen, type Screens } from '../routes/screen.ts'

export const ledgerScreens: Screens = {
  ledger: screen(() => import('./LedgerScreen.tsx'), 'LedgerScreen'),
}
