import { queries } from '../platform/queries.ts'
import { screen, type Screens } from '../platform/screen.ts'
import { feedQuery } from '../queries/setup.ts'
import { symbolsQuery } from '../queries/symbols.ts'

export const marketScreens: Screens = {
  market: screen(async () => {
    void queries.prefetchQuery(symbolsQuery)
    void queries.prefetchQuery(feedQuery)
    return import('./MarketScreen.tsx')
  }, 'MarketScreen'),
  search: screen(() => import('./SearchScreen.tsx'), 'SearchScreen'),
}
