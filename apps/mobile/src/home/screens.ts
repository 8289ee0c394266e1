import type { Screens } from '../routes/screen.ts'
import { askAhead } from './ask-ahead.ts'
import { HomeScreen } from './HomeScreen.tsx'

/** The home page comes with the frame: most visits begin here, and one file is quicker than a chain of them. */
export const homeScreens = {
  home: {
    load: () => {
      askAhead()
      return Promise.resolve()
    },
    isLoaded: () => true,
    Component: HomeScreen,
  },
} satisfies Screens
