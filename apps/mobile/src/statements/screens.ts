import { screen, type Screens } from '../routes/screen.ts'

export const statementsScreens: Screens = {
  statements: screen(() => import('./StatementsScreen.tsx'), 'StatementsScreen'),
}
