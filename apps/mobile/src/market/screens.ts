import { queries } from '@touchstone/app/api/queries'
import { screen, type Screens } from '../routes/screen.ts'
import { feedQuery } from '@touchstone/app/setup/setup.queries'
import { symbolsQuery } from '@touchstone/app/market/symbols.queries'

export const marketScreens = {
  market: screen(async () => {
    void queries.prefetchQuery(symbolsQuery)
    void queries.prefetchQuery(feedQuery)
    return import('./MarketScreen.tsx')
  }, 'MarketScreen'),
  search: screen(() => import('./SearchScreen.tsx'), 'SearchScreen'),
} satisfies Screens
