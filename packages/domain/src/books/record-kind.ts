import type { Currency } from '../money/currency.ts'
import type { Decimal, Money } from '../money/decimal.ts'
import type { AnyShape, Shape } from '../money/shape.ts'

export type BookRecord = { readonly id: string }

/** Where and when a record is looked for. `state` is one of few words. */
export type Filing = {
  readonly state: string
  /** A symbol, a currency, a project. */
  readonly subject: string
  readonly madeAt: number
  readonly dueAt: number | null
  /** At most one open record of a kind stands in a slot; null where any number may. A closed one keeps its slot. */
  readonly slot: string | null
  /** What a queue may be sorted by, beside time. */
  readonly rank: Decimal | null
}

/** A kind of record that a book holds. The descriptor is the key by which a book is asked, and carries the type. */
export type RecordKind<Name extends string, R extends BookRecord> = {
  readonly name: Name
  /** A closed record leaves the book. */
  readonly isOpen: (record: R) => boolean
  /** What of `frozen` is there for an open one. */
  readonly frozen: (record: R) => { readonly currency: Currency; readonly amount: Money } | 'nothing'
  readonly filing: (record: R) => Filing
  readonly decimals: Shape<R>
}

/** A kind of which only the name is known. Only records of that name may be passed to it. */
export type AnyRecordKind = {
  readonly name: string
  readonly isOpen: (record: never) => boolean
  readonly frozen: (record: never) => { readonly currency: Currency; readonly amount: Money } | 'nothing'
  readonly filing: (record: never) => Filing
  readonly decimals: AnyShape
}

/** One value that a book has of a noun, such as a total that a limit counts. `empty` is that of a new book. */
export type PartKind<Name extends string, Value> = {
  readonly name: Name
  readonly empty: Value
  /** What of it a loss limit counts as lost until it comes back. */
  readonly atRisk: 'nothing' | ((value: Value) => Money)
  /** Whether fields that are as in `empty` are left out of its text. */
  readonly isSparse: boolean
  readonly decimals: Shape<Value>
}

export type AnyPartKind = {
  readonly name: string
  readonly empty: unknown
  readonly atRisk: 'nothing' | ((value: never) => Money)
  readonly isSparse: boolean
  readonly decimals: AnyShape
}
