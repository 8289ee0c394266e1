import { screen, type Screens } from '../routes/screen.ts'

export const messagesScreens = {
  messages: screen(() => import('./MessagesScreen.tsx'), 'MessagesScreen'),
} satisfies Screens
