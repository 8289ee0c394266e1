import { screen, type Screens } from '../routes/screen.ts'

export const statementsScreens = {
  statements: screen(() => import('./StatementsScreen.tsx'), 'StatementsScreen'),
} satisfies Screens
