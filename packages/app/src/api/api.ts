import { type Addressed, createClientOf } from '@touchstone/client/client-of'
import type { Api } from '@touchstone/wire/api'
import { fetchOrTake } from './ask-early.ts'
import { currentLanguage } from '../texts/language.ts'
import { clearSession, useSession } from './session.ts'

/** Where every call goes, as the build has read it from the wire: how answers are read is loaded with the first one. */
declare const __CALLS__: { readonly [Name in keyof Api]: Addressed }

/** The one client of the app: every call of the API as a function. */
export const api = createClientOf<Api>(__CALLS__, async () => (await import('./answers.ts')).answers, {
  origin: globalThis.location.origin,
  token: () => useSession.getState().token,
  language: currentLanguage,
  fetch: fetchOrTake,
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
