import { screen, type Screens } from '../routes/screen.ts'

export const ledgerScreens = {
  ledger: screen(() => import('./LedgerScreen.tsx'), 'LedgerScreen'),
} satisfies Screens
