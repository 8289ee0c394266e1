import { screen, type Screens } from '../routes/screen.ts'

export const sessionsScreens = {
  signIn: screen(() => import('./SignInScreen.tsx'), 'SignInScreen'),
  saveAccount: screen(() => import('./SaveAccountScreen.tsx'), 'SaveAccountScreen'),
  devices: screen(() => import('./DevicesScreen.tsx'), 'DevicesScreen'),
} satisfies Screens
