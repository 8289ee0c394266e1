import { screen, type Screens } from '../routes/screen.ts'

export const receiptsScreens = {
  receipt: screen(() => import('./ReceiptScreen.tsx'), 'ReceiptScreen'),
  check: screen(() => import('./CheckScreen.tsx'), 'CheckScreen'),
} satisfies Screens
