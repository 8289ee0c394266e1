import type { Canonical } from '../ledger/canonical.ts'
import type { Posting } from '../ledger/posting.ts'
import type { Result } from '../result.ts'
import type { AnyPartKind, AnyRecordKind, BookRecord, PartKind, RecordKind } from './record-kind.ts'

/**
 * What a command does to a book in addition to moving money. Records are written whole; a closed one leaves the book.
 */
export type Change =
  | { kind: 'record'; of: AnyRecordKind; record: BookRecord }
  | { kind: 'part'; of: AnyPartKind; value: unknown }

type PartChange = Extract<Change, { kind: 'part' }>

export const recordChange = <R extends BookRecord>(of: RecordKind<string, R>, record: NoInfer<R>): Change => ({
  kind: 'record',
  of,
  record,
})

/** The record of a change, if it is one of this kind. */
export const recordIn = <R extends BookRecord>(change: Change, kind: RecordKind<string, R>): R | undefined =>
  change.kind === 'record' && change.of === kind ? (change.record as R) : undefined

/** The records of this kind among changes. */
export function recordsIn<R extends BookRecord>(changes: readonly Change[], kind: RecordKind<string, R>): R[] {
  const found: R[] = []
  for (const change of changes) {
    const record = recordIn(change, kind)
    if (record !== undefined) found.push(record)
  }
  return found
}

export const partChange = <Value>(of: PartKind<string, Value>, value: NoInfer<Value>): Change => ({
  kind: 'part',
  of,
  value,
})

export type Fields = { readonly [field: string]: Canonical }

/** Recorded with the command and answered again to a retry. Its fields are canonical: decimals, integers, texts. */
export type Reply = Fields & { readonly kind: string }

/** Why a command is refused, with the values that a screen needs to explain it. */
export type Refused = { readonly kind: string }

export type Decision<P = Reply, Kind extends string = string> = {
  postings: readonly Posting<Kind>[]
  changes: readonly Change[]
  reply: P
}

/** The result of a rule: its type lists the possible reply, refusals and postings. */
export type Decided<P = Reply, F extends Refused = Refused, Kind extends string = string> = Result<Decision<P, Kind>, F>

/** Returns the new value of a part, if one of these changes sets it. */
export const partIn = <Value>(changes: readonly Change[], kind: PartKind<string, Value>): Value | undefined =>
  changes.findLast((change): change is PartChange => change.kind === 'part' && change.of === kind)?.value as
    | Value
    | undefined
