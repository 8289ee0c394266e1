import { screen, type Screens } from '../routes/screen.ts'

export const secondContractsScreens = {
  secondContract: screen(() => import('./SecondContractScreen.tsx'), 'SecondContractScreen'),
  secondContractRecords: screen(() => import('./SecondContractRecordsScreen.tsx'), 'SecondContractRecordsScreen'),
} satisfies Screens
