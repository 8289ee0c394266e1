import type { Answers } from '@touchstone/client/answers-of'
import { type Addressed, type ClientOptions, createClientOf } from '@touchstone/client/client-of'
import type { Api } from '@touchstone/wire/api'
import { fetchOrTake } from './ask-early.ts'
import { currentLanguage } from '../texts/language.ts'
import { clearSession, useSession } from './session.ts'

/** Where every call goes, as the build has read it from the wire: how answers are read is loaded with the first of them. */
declare const __CALLS__: { readonly [Name in keyof Api]: Addressed }

/**
 * The parsers of a call's response: those of the first screens, or all where it is no call of theirs. They come in parts,
 * since building the schemas of all of them at once blocks a phone for a tenth of a second.
 */
async function answersTo(name: string): Promise<Answers> {
  const holdings = isSignedIn() ? import('./holdings-answers.ts') : undefined
  const { firstAnswers } = await import('./first-answers.ts')
  if (firstAnswers.knows(name)) return firstAnswers
  const { userAnswers } = await import('./user-answers.ts')
  if (userAnswers.knows(name)) return userAnswers
  const { holdingsAnswers } = await (holdings ?? import('./holdings-answers.ts'))
  return holdingsAnswers.knows(name) ? holdingsAnswers : (await import('./answers.ts')).answers
}

const isSignedIn = (): boolean => useSession.getState().token !== undefined

/** The one client of the app: every call of the API as a function. */
export const api = createClientOf<Api>(__CALLS__, answersTo, {
  origin: globalThis.location.origin,
  token: () => useSession.getState().token,
  language: currentLanguage,
  fetch: fetchOrTake,
  sign: (asked) => signed(asked),
  onSignedOut: () => {
    signedOut()
  },
})

type Sign = NonNullable<ClientOptions['sign']>
let signed: Sign = () => Promise.resolve(undefined)

/** How this device signs the commands that a person gives. Without it they are sent unsigned. */
export function signCommandsWith(sign: Sign): void {
  signed = sign
}

let whenSignedOut = (): void => undefined

/** What happens when the server knows no session of our token any more. */
export function onSignedOut(react: () => void): void {
  whenSignedOut = react
}

export function signedOut(): void {
  clearSession()
  whenSignedOut()
}
