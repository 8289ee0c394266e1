import { screen, type Screens } from '../routes/screen.ts'

export const identityScreens = {
  identity: screen(() => import('./IdentityScreen.tsx'), 'IdentityScreen'),
  advancedIdentity: screen(() => import('./AdvancedIdentityScreen.tsx'), 'AdvancedIdentityScreen'),
  identityResult: screen(() => import('./IdentityResultScreen.tsx'), 'IdentityResultScreen'),
} satisfies Screens
