import type { OfKind, Words } from '@touchstone/domain/noun/journal'
import type { NaiveBook, NaivePosition } from '../naive-model/naive-book.ts'
import type { Reasons } from '../naive-model/naive-reasons.ts'
import type { Opens } from '../naive-model/naive-restrictions.ts'
import type { NaiveTape } from '../naive-model/naive-tape.ts'
import type { NaiveTerms } from '../naive-model/naive-terms.ts'
import type { Work } from '../naive-model/naive-work.ts'
import type { Num } from '../naive-model/numbers.ts'
import type { CoverageOf, SeenRow } from './coverage.ts'
import type { View } from './sizing.ts'

/** What somebody may wish for. `about` is a position of theirs, if they have one. Undefined where nothing can be done. */
export type Wish<Command> = {
  /** How often it is wished for beside all others; of some people more often than of others. */
  readonly weight: number | ((view: View) => number)
  readonly make: (view: View, about: NaivePosition | undefined) => Command | undefined | Promise<Command | undefined>
}

/** A command as somebody sends it who wishes the house no good. */
export type Twist<Command> = (command: Command, view: View) => Command

/** How the naive model works out a command. */
export type NaiveRule = {
  readonly follow: (work: Work, command: Record<string, unknown>) => void
  /** What it would open, by the book before it. */
  readonly opens: 'nothing' | ((work: Work) => Opens | undefined)
  /** Whether what it moves between the user and the house counts as lost or won by trading. */
  readonly isTrade: boolean
  /** Why it must be refused; restrictions of what it opens are asked for besides. */
  readonly refuses: 'nothing' | ((work: Work, command: Record<string, unknown>) => Reasons)
  /** The figures that a refusal must tell, by its kind and then their names. */
  readonly tells?: (work: Work, command: Record<string, unknown>) => Figures
}

export type Figures = { readonly [refusal: string]: { readonly [figure: string]: Num | number } }

export type NaiveMoney = { readonly currency: string; readonly amount: Num }

export type Reserve = (body: Readonly<Record<string, unknown>>) => NaiveMoney

/** The moment at which something may be overdue. */
export type Moment = {
  readonly now: number
  readonly terms: NaiveTerms
  readonly tape: NaiveTape
  readonly isOpen: (symbol: string) => boolean
}

/**
 * All that the simulator must know of a noun of the domain. Its words are the domain's and its rules are not: what is
 * missing or is no word does not compile.
 */
export type SimulatedNoun<W extends Words, Outcome extends string = never> = {
  readonly wishes: { readonly [name: string]: Wish<W['user']> }
  /** Small things that chance alone comes to too seldom. */
  readonly corners: readonly ((view: View) => W['user'] | undefined)[]
  readonly twists: { readonly [K in W['user']['kind']]: 'nothing' | Twist<OfKind<W['user'], K>> }
  readonly model: { readonly [K in (W['user'] | W['house'])['kind']]: NaiveRule }
  /** What of `frozen` is there for it. */
  readonly frozen: 'nothing' | ((book: NaiveBook) => readonly NaiveMoney[])
  /** What an open record has in `frozen`, as the auditor works it out from the text of the record alone. */
  readonly reserves: { readonly [Name in keyof W['records']]: 'nothing' | Reserve }
  /** What a loss limit counts as lost until it comes back. */
  readonly atRisk: 'nothing' | ((book: NaiveBook) => Num)
  /** What the house should have done by now, as sentences. */
  readonly overdue: 'nothing' | ((book: NaiveBook, moment: Moment) => readonly string[])
  readonly outcomesOf: 'none' | ((row: SeenRow<W>) => readonly Outcome[])
  readonly coverage: CoverageOf<W, Outcome>
}
