import { screen, type Screens } from '../platform/screen.ts'

export const marketScreens: Screens = {
  market: screen(() => import('./MarketScreen.tsx'), 'MarketScreen'),
  search: screen(() => import('./SearchScreen.tsx'), 'SearchScreen'),
}
