import { screen, type Screens } from '../platform/screen.ts'

export const alertsScreens: Screens = { alerts: screen(() => import('./AlertsScreen.tsx'), 'AlertsScreen') }
