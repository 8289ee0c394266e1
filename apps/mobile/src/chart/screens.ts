import { queries } from '@touchstone/app/api/queries'
import { screen, type Screens } from '../routes/screen.ts'
import { symbolDetailsQuery, symbolsQuery } from '@touchstone/app/market/symbols.queries'

export const chartScreens = {
  kline: screen(async () => {
    void queries.prefetchQuery(symbolsQuery)
    const symbol = new URLSearchParams(globalThis.location.hash.split('?')[1]).get('symbol')
    if (symbol !== null) void queries.prefetchQuery(symbolDetailsQuery(symbol))
    return import('./ChartScreen.tsx')
  }, 'ChartScreen'),
  symbolDetails: screen(() => import('./SymbolDetailsScreen.tsx'), 'SymbolDetailsScreen'),
} satisfies Screens
