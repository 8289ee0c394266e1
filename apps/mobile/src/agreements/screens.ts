import { screen, type Screens } from '../routes/screen.ts'

export const agreementsScreens = {
  agreements: screen(() => import('./AgreementsScreen.tsx'), 'AgreementsScreen'),
  agreement: screen(() => import('./AgreementScreen.tsx'), 'AgreementScreen'),
} satisfies Screens
