import { screen, type Screens } from '../routes/screen.ts'

export const alertsScreens = { alerts: screen(() => import('./AlertsScreen.tsx'), 'AlertsScreen') } satisfies Screens
