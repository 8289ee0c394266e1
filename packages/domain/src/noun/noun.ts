import type { Book } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import type { AnyFactKind, FactKind } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { AnyPartKind, AnyRecordKind, PartKind, RecordKind } from '../books/record-kind.ts'
import type { Money } from '../money/decimal.ts'
import type { CountryFeature } from '../settings/settings.ts'
import type { AnyDueRule, DueRule } from './due.ts'
import type { AnyFollows, Follows } from './follows.ts'
import type { Kinded, OfKind, Words } from './journal.ts'

/** What a command would open: the gate of restrictions checks it before the command is decided. */
export type Opening =
  | { readonly feature: 'positions'; readonly leverage: number }
  | { readonly feature: 'second_contracts'; readonly stake: Money }
  | { readonly feature: Exclude<CountryFeature, 'positions' | 'second_contracts'> }

/** A command: what it opens, and the rule that decides it. */
export type CommandRule<W extends Words, C extends Kinded> = {
  readonly opens: 'nothing' | ((command: C, book: Book) => Opening | undefined)
  readonly decide: (
    book: Book,
    command: C,
    facts: Facts,
  ) => Decided<W['replies'], W['refusals'], W['postings'] | W['borrowed']>
}

/**
 * What orders a command of the house: a price or a time that its rule waits for (`due`); the house, of itself and by
 * the rule no second time (`once`); or what operators or a chain put on record before, which `verify` asks for.
 */
export type OrderedBy = 'due' | 'once' | 'operators'
export type HouseRule<W extends Words, C extends Kinded> = CommandRule<W, C> & { readonly orderedBy: OrderedBy }

/**
 * All that the house must know about a noun. Every table has a row for every word: a missing or unknown one does not
 * compile.
 */
export type Noun<W extends Words> = {
  /** Never there: it carries the type. */
  readonly words?: W
  /** Of whose books its commands are: those of people, or those of the house, which refuse every other command. */
  readonly on: 'people' | 'house_books'
  readonly user: { readonly [Kind in W['user']['kind']]: CommandRule<W, OfKind<W['user'], Kind>> }
  readonly house: { readonly [Kind in W['house']['kind']]: HouseRule<W, OfKind<W['house'], Kind>> }
  readonly records: { readonly [Name in keyof W['records']]: RecordKind<Name & string, W['records'][Name]> }
  readonly parts: { readonly [Name in keyof W['parts']]: PartKind<Name & string, W['parts'][Name]> }
  readonly facts: { readonly [Name in keyof W['facts']]: FactKind<Name & string, W['facts'][Name]> }
  /** What happens to an open record when its time has come. */
  readonly due: { readonly [Name in keyof W['records']]: 'nothing' | DueRule<W['records'][Name], W['house']> }
  /** What a committed row brings about. */
  readonly follows: Follows<W>
}

/** A rule found by name. Only commands of its kind may be passed to it. */
export type AnyCommandRule = {
  readonly opens: 'nothing' | ((command: never, book: Book) => Opening | undefined)
  readonly decide: (book: Book, command: never, facts: Facts) => Decided<Kinded>
}

export type AnyNoun = {
  readonly on: 'people' | 'house_books'
  readonly user: { readonly [kind: string]: AnyCommandRule }
  readonly house: { readonly [kind: string]: AnyCommandRule & { readonly orderedBy: OrderedBy } }
  readonly records: { readonly [name: string]: AnyRecordKind }
  readonly parts: { readonly [name: string]: AnyPartKind }
  readonly facts: { readonly [name: string]: AnyFactKind }
  readonly due: { readonly [name: string]: 'nothing' | AnyDueRule }
  readonly follows: { readonly [kind: string]: AnyFollows }
}
