import { screen, type Screens } from '../routes/screen.ts'

export const alertsScreens: Screens = { alerts: screen(() => import('./AlertsScreen.tsx'), 'AlertsScreen') }
