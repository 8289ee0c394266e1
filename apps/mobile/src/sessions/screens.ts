import { screen, type Screens } from '../routes/screen.ts'

export const sessionsScreens = {
  signIn: screen(() => import('./SignInScreen.tsx'), 'SignInScreen'),
  devices: screen(() => import('./DevicesScreen.tsx'), 'DevicesScreen'),
} satisfies Screens
