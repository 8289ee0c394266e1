import { screen, type Screens } from '../routes/screen.ts'

export const fundsRecordsScreens = {
  fundsRecords: screen(() => import('./FundsRecordsScreen.tsx'), 'FundsRecordsScreen'),
  fundsResult: screen(() => import('./FundsResultScreen.tsx'), 'FundsResultScreen'),
} satisfies Screens
