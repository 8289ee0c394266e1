import { screen, type Screens } from '../routes/screen.ts'

export const messagesScreens: Screens = { messages: screen(() => import('./MessagesScreen.tsx'), 'MessagesScreen') }
