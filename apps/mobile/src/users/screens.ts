import { screen, type Screens } from '../routes/screen.ts'

export const usersScreens: Screens = {
  my: screen(() => import('./MyScreen.tsx'), 'MyScreen'),
  profile: screen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
}
