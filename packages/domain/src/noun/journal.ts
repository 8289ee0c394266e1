import type { Refused } from '../books/decision.ts'
import type { BookRecord } from '../books/record-kind.ts'
import type { PostingRule } from '../ledger/posting.ts'
import type { AnyShape, Shape } from '../money/shape.ts'
import type { DecidedRow, Giver, RowPlace } from '../receipts/decided-row.ts'
import type { AnyExpectedPostings, AnyFormula, ExpectedPostings, Formula } from '../receipts/formula.ts'

export type Kinded = { readonly kind: string }

/** The words of a noun: every command, reply, refusal and kind of posting, by their types. */
export type Words = {
  /** Commands that a user may send, and those that only the house sends. */
  user: Kinded
  house: Kinded
  replies: Kinded
  refusals: Refused
  postings: string
  /** Kinds of postings of other nouns that its commands make. */
  borrowed: string
  /** Commands of other nouns that follow its own. */
  sent: Kinded
  /** Its records, by the names of their kinds. */
  records: { readonly [name: string]: BookRecord }
  /** What else a book has of it, and the facts that the senders of its commands name: by the names of their kinds. */
  parts: { readonly [name: string]: unknown }
  facts: { readonly [name: string]: unknown }
}

/** The arm of a union that has this kind, narrowed to it where one type serves several kinds. */
export type OfKind<Union extends Kinded, Kind> = Union extends { kind: Kind }
  ? Union
  : Kind extends Union['kind']
    ? Union & { kind: Kind }
    : never

/**
 * A reply: where its decimals are, and the formula that a receipt checks; without one, what a command with this reply posts,
 * and nothing else.
 */
export type ReplyRule<Reply extends Kinded> = {
  readonly decimals: Shape<Reply>
  /** Of what an earlier row accepted: the sequence of that row. */
  readonly acceptedBy: 'none' | ((decided: DecidedRow<Reply>) => number | undefined)
  /** Of what follows from another row that it names, also of another book: where that is. */
  readonly armedBy: 'none' | ((decided: DecidedRow<Reply>) => RowPlace | undefined)
  /** The channels of the settings that it follows from: its receipt shows those alone. */
  readonly channels: 'none' | ((decided: DecidedRow<Reply>) => readonly string[])
} & (
  | { readonly formula: Formula<Reply> }
  | { readonly formula: 'none'; readonly postings: 'none' | ExpectedPostings<Reply> }
)

/** A command: where its decimals are, and who gives it. Only a person gives what users may send. */
export type CommandRow<Command extends Kinded, By extends Giver> = {
  readonly decimals: Shape<Command>
  readonly givenBy: By
}

/**
 * How the rows of a noun in the journal are read and checked. It decides nothing, so that a browser can check a receipt
 * without the rules of every noun.
 */
export type Journal<W extends Words> = {
  readonly commands: {
    readonly [Kind in W['user']['kind']]: CommandRow<OfKind<W['user'], Kind>, 'person'>
  } & {
    readonly [Kind in W['house']['kind']]: CommandRow<OfKind<W['house'], Kind>, Exclude<Giver, 'person'>>
  }
  readonly replies: { readonly [Kind in W['replies']['kind']]: ReplyRule<OfKind<W['replies'], Kind>> }
  readonly postings: { readonly [Kind in W['postings']]: PostingRule }
}

export type AnyReplyRule = {
  readonly decimals: AnyShape
  readonly acceptedBy: 'none' | ((decided: DecidedRow<never>) => number | undefined)
  readonly armedBy: 'none' | ((decided: DecidedRow<never>) => RowPlace | undefined)
  readonly channels: 'none' | ((decided: DecidedRow<never>) => readonly string[])
} & ({ readonly formula: AnyFormula } | { readonly formula: 'none'; readonly postings: 'none' | AnyExpectedPostings })

export type AnyJournal = {
  readonly commands: { readonly [kind: string]: { readonly decimals: AnyShape; readonly givenBy: Giver } }
  readonly replies: { readonly [kind: string]: AnyReplyRule }
  readonly postings: { readonly [kind: string]: PostingRule }
}
