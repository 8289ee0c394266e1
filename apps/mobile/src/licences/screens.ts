import { screen, type Screens } from '../routes/screen.ts'

export const licencesScreens: Screens = {
  licences: screen(() => import('./LicencesScreen.tsx'), 'LicencesScreen'),
}
