import { screen, type Screens } from '../routes/screen.ts'

export const positionsScreens = {
  contract: screen(() => import('./ContractScreen.tsx'), 'ContractScreen'),
  demo: screen(() => import('./DemoScreen.tsx'), 'DemoScreen'),
  contractRecords: screen(() => import('./RecordsScreen.tsx'), 'RecordsScreen'),
} satisfies Screens
