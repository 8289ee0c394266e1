import { screen, type Screens } from '../platform/screen.ts'

export const personalScreens: Screens = {
  my: screen(() => import('./MyScreen.tsx'), 'MyScreen'),
  profile: screen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
  settings: screen(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
}
