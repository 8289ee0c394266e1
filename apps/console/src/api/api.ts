import { createConsoleClient } from '@touchstone/client/console-client'
import { session } from './operator-session.ts'

/** The one client of the console: every call of an operator as a function. */
export const api = createConsoleClient({
  origin: globalThis.location.origin,
  token: session.get,
  onSignedOut: () => {
    session.set(undefined)
  },
})
