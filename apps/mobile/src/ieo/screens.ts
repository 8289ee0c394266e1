import { screen, type Screens } from '../routes/screen.ts'

export const ieoScreens = {
  ieo: screen(() => import('./IeoScreen.tsx'), 'IeoScreen'),
  ieoSale: screen(() => import('./IeoSaleScreen.tsx'), 'IeoSaleScreen'),
  ieoApply: screen(() => import('./IeoApplyScreen.tsx'), 'IeoApplyScreen'),
  ieoOrders: screen(() => import('./IeoOrdersScreen.tsx'), 'IeoOrdersScreen'),
} satisfies Screens
