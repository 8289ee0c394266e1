import { screen, type Screens } from '../routes/screen.ts'

export const licencesScreens = {
  licences: screen(() => import('./LicencesScreen.tsx'), 'LicencesScreen'),
} satisfies Screens
