import { createClient } from '@touchstone/client/client'
import { currentLanguage } from './language.ts'
import { clearSession, useSession } from './session.ts'

/** The one client of the app: every call of the API as a function. */
export const api = createClient({
  origin: globalThis.location.origin,
  token: () => useSession.getState().token,
  language: currentLanguage,
  onSignedOut: () => {
    signedOut()
  },
})

let whenSignedOut = (): void => undefined

/** What happens when the server knows no session of our token any more. */
export function onSignedOut(react: () => void): void {
  whenSignedOut = react
}

export function signedOut(): void {
  clearSession()
  whenSignedOut()
}
