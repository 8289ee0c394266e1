import { screen, type Screens } from '../platform/screen.ts'

export const klineScreens: Screens = {
  kline: screen(() => import('./KlineScreen.tsx'), 'KlineScreen'),
  symbolDetails: screen(() => import('./SymbolDetailsScreen.tsx'), 'SymbolDetailsScreen'),
}
