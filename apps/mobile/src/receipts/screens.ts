import { screen, type Screens } from '../routes/screen.ts'

export const receiptsScreens: Screens = { receipt: screen(() => import('./ReceiptScreen.tsx'), 'ReceiptScreen') }
