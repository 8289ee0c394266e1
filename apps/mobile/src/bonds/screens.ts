import { screen, type Screens } from '../routes/screen.ts'

export const bondsScreens = {
  bonds: screen(() => import('./BondsScreen.tsx'), 'BondsScreen'),
  bond: screen(() => import('./BondScreen.tsx'), 'BondScreen'),
  bondOrders: screen(() => import('./BondOrdersScreen.tsx'), 'BondOrdersScreen'),
  bondBuy: screen(() => import('./BondBuyScreen.tsx'), 'BondBuyScreen'),
  bondTest: screen(() => import('./BondTestScreen.tsx'), 'BondTestScreen'),
} satisfies Screens
