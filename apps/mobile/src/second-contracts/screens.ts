import { screen, type Screens } from '../routes/screen.ts'

export const secondContractsScreens: Screens = {
  secondContract: screen(() => import('./SecondContractScreen.tsx'), 'SecondContractScreen'),
  secondContractRecords: screen(() => import('./SecondContractRecordsScreen.tsx'), 'SecondContractRecordsScreen'),
}
