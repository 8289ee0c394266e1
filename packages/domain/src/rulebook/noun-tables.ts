import type { AnyNoun } from '../noun/noun.ts'
import { merged } from './merged.ts'
import { nouns } from './nouns.ts'

const all: readonly AnyNoun[] = Object.values(nouns)
const byName = <Kind extends { readonly name: string }>(kinds: readonly Kind[]): { [name: string]: Kind } =>
  Object.fromEntries(kinds.map((kind) => [kind.name, kind]))

export const commandRules = merged(all, ({ user, house }) => ({ ...user, ...house }))
export const userCommands = merged(all, ({ user }) => user)
export const recordKinds = merged(all, ({ records }) => records)
export const dueRules = merged(all, ({ due }) => due)
export const followsTable = merged(all, ({ follows }) => follows)
export const partKinds = merged(all, ({ parts }) => byName(parts))
export const factKinds = [...merged(all, ({ facts }) => byName(facts)).values()]
