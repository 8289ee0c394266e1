import { screen, type Screens } from '../routes/screen.ts'

export const personalScreens: Screens = {
  my: screen(() => import('./MyScreen.tsx'), 'MyScreen'),
  profile: screen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
  statements: screen(() => import('../statements/StatementsScreen.tsx'), 'StatementsScreen'),
  notifications: screen(() => import('../preferences/NotificationsScreen.tsx'), 'NotificationsScreen'),
  antiPhishing: screen(() => import('../preferences/AntiPhishingScreen.tsx'), 'AntiPhishingScreen'),
  settings: screen(() => import('../preferences/SettingsScreen.tsx'), 'SettingsScreen'),
}
