import { screen, type Screens } from '../routes/screen.ts'

export const signInScreens: Screens = {
  signIn: screen(() => import('./SignInScreen.tsx'), 'SignInScreen'),
}
