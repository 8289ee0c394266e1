import type { NounName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { nouns } from '@touchstone/wire/nouns'

export type AddressedCall = Pick<Call, 'method' | 'path' | 'effect'> & { noun: NounName }

const addressedIn = (noun: NounName): [string, AddressedCall][] =>
  Object.entries<Call>(nouns[noun].calls).map(([name, { method, path, effect }]) => [
    name,
    { method, path, effect, noun },
  ])

/**
 * Where each call goes, and of which noun it is: all that is needed of it before its answer comes. A build reads it here and
 * writes it into the app as `__CALLS__`, so that the app need not have the wire's forms to begin with.
 */
export const addressedCalls = Object.fromEntries(
  (Object.keys(nouns) as NounName[]).flatMap((noun) => addressedIn(noun)),
)
