import { screen, type Screens } from '../routes/screen.ts'

export const preferencesScreens = {
  notifications: screen(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen'),
  antiPhishing: screen(() => import('./AntiPhishingScreen.tsx'), 'AntiPhishingScreen'),
  settings: screen(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
} satisfies Screens
