import { screen, type Screens } from '../platform/screen.ts'

export const personalScreens: Screens = {
  my: screen(() => import('./MyScreen.tsx'), 'MyScreen'),
  profile: screen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
  statements: screen(() => import('./StatementsScreen.tsx'), 'StatementsScreen'),
  notifications: screen(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen'),
  antiPhishing: screen(() => import('./AntiPhishingScreen.tsx'), 'AntiPhishingScreen'),
  settings: screen(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
}
