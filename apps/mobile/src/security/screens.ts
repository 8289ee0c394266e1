import { screen, type Screens } from '../routes/screen.ts'

export const securityScreens = {
  security: screen(() => import('./SecurityScreen.tsx'), 'SecurityScreen'),
  password: screen(() => import('./PasswordScreen.tsx'), 'PasswordScreen'),
  authenticator: screen(() => import('./AuthenticatorScreen.tsx'), 'AuthenticatorScreen'),
  bindContact: screen(() => import('./BindContactScreen.tsx'), 'BindContactScreen'),
} satisfies Screens
