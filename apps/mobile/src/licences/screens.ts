import { screen, type Screens } from '../platform/screen.ts'

export const licencesScreens: Screens = {
  licences: screen(() => import('./LicencesScreen.tsx'), 'LicencesScreen'),
}
