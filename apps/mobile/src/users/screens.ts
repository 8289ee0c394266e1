import { screen, type Screens } from '../routes/screen.ts'

export const usersScreens = {
  my: screen(() => import('./MyScreen.tsx'), 'MyScreen'),
  profile: screen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
} satisfies Screens
