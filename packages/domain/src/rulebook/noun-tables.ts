import { signedIntentFact } from '../books/signed-intent.ts'
import type { AnyNoun } from '../noun/noun.ts'
import { merged } from './merged.ts'
import { nouns } from './nouns.ts'

const all: { readonly [noun: string]: AnyNoun } = nouns

export const commandRules = merged(all, ({ user, house }) => ({ ...user, ...house }))
export const userCommands = merged(all, ({ user }) => user)
export const houseCommands = merged(all, ({ house }) => house)
/** The commands of the nouns that live in books of the house. */
export const commandsOfHouseBooks = merged(all, ({ on, house }) => (on === 'house_books' ? house : {}))
export const recordKinds = merged(all, ({ records }) => records)
export const dueRules = merged(all, ({ due }) => due)
export const followsTable = merged(all, ({ follows }) => follows)
export const partKinds = merged(all, ({ parts }) => parts)
/** Any command may be signed; all other facts are some noun's. */
export const factKinds = [signedIntentFact, ...merged(all, ({ facts }) => facts).values()]
