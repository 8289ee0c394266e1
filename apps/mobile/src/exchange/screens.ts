import { screen, type Screens } from '../routes/screen.ts'

export const exchangeScreens = {
  exchange: screen(() => import('./ExchangeScreen.tsx'), 'ExchangeScreen'),
  exchangeRecords: screen(() => import('./ExchangeRecordsScreen.tsx'), 'ExchangeRecordsScreen'),
} satisfies Screens
