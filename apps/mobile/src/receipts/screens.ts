import { screen, type Screens } from '../platform/screen.ts'

export const receiptsScreens: Screens = { receipt: screen(() => import('./ReceiptScreen.tsx'), 'ReceiptScreen') }
