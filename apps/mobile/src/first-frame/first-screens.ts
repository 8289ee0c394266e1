import { symbolAsked } from '../chart/symbol-asked.ts'
import type { Listed } from './fill-prices.ts'
import { mostTradedCoins } from './most-traded-coins.ts'
import { routes } from '../routes/paths.ts'

type FirstScreen = {
  /** The module of the screen, and what it shows its first frame with: their files set out with the frame. */
  modules: readonly string[]
  /** Whether the build draws it into the page as a visitor finds it (`first-pages.tsx`). */
  drawn?: boolean
  /** The symbols whose prices it begins with, where it does: they are put into what was drawn. */
  priced?: (all: readonly Listed[], query: URLSearchParams) => readonly Listed[]
  /** Whether it needs the texts that do not come first. */
  moreTexts?: boolean
  /** The calls that its first frame shows, as the client addresses them. */
  calls: (query: URLSearchParams) => string[]
}

export const symbols = '/api/trade/appSymbol/list'
const feed = '/api/public/getFeed'

/** The screens that people open the app at, without a stop at another one. */
export const firstScreens: Readonly<Record<string, FirstScreen>> = {
  [routes.home.path]: {
    modules: [],
    drawn: true,
    calls: () => [
      symbols,
      '/api/sys/annountCement/vue3List?kind=banner&pageSize=6',
      '/api/content/appNotice/list?pageSize=1',
      feed,
    ],
  },
  [routes.market.path]: {
    modules: ['src/market/MarketScreen.tsx'],
    drawn: true,
    priced: mostTradedCoins,
    calls: () => [symbols, feed],
  },
  [routes.kline.path]: {
    modules: ['src/chart/ChartScreen.tsx'],
    drawn: true,
    priced: (all, query) => [symbolAsked(all, query)].filter((each) => each !== undefined),
    moreTexts: true,
    calls: (query) => {
      const symbol = query.get('symbol')
      if (symbol === null) return [symbols]
      return [symbols, `/api/trade/appSymbol/details?${new URLSearchParams({ symbol }).toString()}`]
    },
  },
}
