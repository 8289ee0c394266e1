import { screen, type Screens } from '../routes/screen.ts'

export const miningScreens = {
  miners: screen(() => import('./MinersScreen.tsx'), 'MinersScreen'),
  miner: screen(() => import('./MinerScreen.tsx'), 'MinerScreen'),
  minerOrders: screen(() => import('./MinerOrdersScreen.tsx'), 'MinerOrdersScreen'),
  minerBuy: screen(() => import('./MinerBuyScreen.tsx'), 'MinerBuyScreen'),
} satisfies Screens
