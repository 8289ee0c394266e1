import { screen, type Screens } from '../routes/screen.ts'

export const investmentsScreens = {
  strategies: screen(() => import('./StrategiesScreen.tsx'), 'StrategiesScreen'),
  strategy: screen(() => import('./StrategyScreen.tsx'), 'StrategyScreen'),
  strategyBuy: screen(() => import('./BuyScreen.tsx'), 'BuyScreen'),
  strategyOrders: screen(() => import('./OrdersScreen.tsx'), 'OrdersScreen'),
} satisfies Screens
