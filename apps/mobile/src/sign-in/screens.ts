import { screen, type Screens } from '../platform/screen.ts'

export const signInScreens: Screens = {
  signIn: screen(() => import('./SignInScreen.tsx'), 'SignInScreen'),
}
