import { screen, type Screens } from '../routes/screen.ts'

export const proofScreens = {
  proof: screen(() => import('./ProofScreen.tsx'), 'ProofScreen'),
} satisfies Screens
