import type { Answers } from '@touchstone/client/answers-of'
import { type ClientOptions, createClientOf } from '@touchstone/client/client-of'
import type { Api } from '@touchstone/wire/api'
import type { AddressedCall } from './addressed-calls.ts'
import { answerPart } from './answer-parts.ts'
import { fetchOrTake } from './ask-early.ts'
import { currentLanguage } from '../texts/language.ts'
import { clearSession, useSession } from './session.ts'

/** Where every call goes, as the build has read it from the wire: how answers are read is loaded with the first of them. */
declare const __CALLS__: { readonly [Name in keyof Api]: AddressedCall }

/** The schemas of a call, with those of the calls that are asked beside it. @throws where their code does not load. */
export const answersTo = (name: string): Promise<Answers> => answerPart(__CALLS__[name as keyof Api].noun)

/** Our choice: whoever has pressed waits as long as that, and a price is no longer the one that they saw. */
const sendCommandsForMs = 5_000

/** The one client of the app: every call of the API as a function. */
export const api = createClientOf<Api>(__CALLS__, answersTo, {
  origin: globalThis.location.origin,
  token: () => useSession.getState().token,
  language: currentLanguage,
  fetch: fetchOrTake,
  isOffline: () => !navigator.onLine,
  sendCommandsForMs,
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
