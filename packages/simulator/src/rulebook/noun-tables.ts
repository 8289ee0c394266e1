import { merged } from '@touchstone/domain/rulebook/merged'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import { type Num, zero } from '../naive-model/numbers.ts'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Moment, NaiveMoney, NaiveRule, Reserve, Wish } from '../noun/simulated-noun.ts'
import type { View } from '../noun/sizing.ts'
import { nouns } from './nouns.ts'

/** A noun of which only the shape is known. What is handed to a twist is of the kind that it stands under. */
export type AnySimulatedNoun = {
  readonly wishes: { readonly [name: string]: Wish<UserCommand> }
  readonly corners: readonly ((view: View) => UserCommand | undefined)[]
  readonly twists: { readonly [kind: string]: 'nothing' | ((command: never, view: View) => UserCommand) }
  readonly model: { readonly [kind: string]: NaiveRule }
  readonly frozen: 'nothing' | ((book: NaiveBook) => readonly NaiveMoney[])
  readonly reserves: { readonly [record: string]: 'nothing' | Reserve }
  readonly atRisk: 'nothing' | ((book: NaiveBook) => Num)
  readonly overdue: 'nothing' | ((book: NaiveBook, moment: Moment) => readonly string[])
}

const byName: { readonly [noun: string]: AnySimulatedNoun } = nouns
const all = Object.values(byName)

export const naiveRules = merged(byName, ({ model }) => model)
export const wishes = merged(byName, (noun) => noun.wishes)
export const corners = all.flatMap((noun) => noun.corners)
export const reserves = merged(byName, (noun) => noun.reserves)
const twists = merged(byName, (noun) => noun.twists)

export function twist(command: UserCommand, view: View): UserCommand {
  const rule = twists.get(command.kind) ?? 'nothing'
  return rule === 'nothing' ? command : rule(command as never, view)
}

/** By currency: what of `frozen` is there for something that is open. */
export function frozenIn(book: NaiveBook): Map<string, Num> {
  const sums = new Map<string, Num>()
  for (const { frozen } of all)
    for (const { currency, amount } of frozen === 'nothing' ? [] : frozen(book))
      sums.set(currency, (sums.get(currency) ?? zero).plus(amount))
  return sums
}

export const atRiskIn = (book: NaiveBook): Num =>
  all.reduce((sum, { atRisk }) => (atRisk === 'nothing' ? sum : sum.plus(atRisk(book))), zero)

export const overdueIn = (book: NaiveBook, moment: Moment): string[] =>
  all.flatMap(({ overdue }) => (overdue === 'nothing' ? [] : overdue(book, moment)))
