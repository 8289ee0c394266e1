import { screen, type Screens } from '../platform/screen.ts'

export const messagesScreens: Screens = { messages: screen(() => import('./MessagesScreen.tsx'), 'MessagesScreen') }
