import type { Canonical } from '../ledger/canonical.ts'
import type { TapeRow } from '../market/tick.ts'
import { type AnyShape, readShape, type Shape } from '../money/shape.ts'
import type { Settings } from '../settings/settings.ts'

/** Where a replay finds what a journal row refers to. Both functions throw if it is missing. */
export type FactsArchive = {
  settings: (version: number) => Settings
  tapeRow: (symbol: string, sequence: number) => TapeRow
}

/** Rows of one symbol's tape, both ends included. */
export type TapeStretch = { symbol: string; from: number; to: number }

/** Fields of the facts of a journal row, as JSON has them. */
export type FactFields = { readonly [field: string]: Canonical }

/** A fact that the sender of a command names: how a journal row stores it, and how a replay finds it again. */
export type FactKind<Name extends string, Value> = {
  readonly name: Name
  readonly write: (value: Value) => FactFields
  /** Undefined where the row does not name it. */
  readonly read: (fields: FactFields, archive: FactsArchive) => Value | undefined
  /** The rows of the tape that `read` asks the archive for. */
  readonly tape: 'none' | ((fields: FactFields) => readonly TapeStretch[])
}

export type AnyFactKind = {
  readonly name: string
  readonly write: (value: never) => FactFields
  readonly read: (fields: FactFields, archive: FactsArchive) => unknown
  readonly tape: 'none' | ((fields: FactFields) => readonly TapeStretch[])
}

/** Facts by the name of their kind; `named` makes them and `factOf` reads them. */
export type FactsByKind = { readonly [kind: string]: { readonly of: AnyFactKind; readonly value: unknown } }

export const named = <Value>(of: FactKind<string, Value>, value: NoInfer<Value> | undefined): FactsByKind =>
  value === undefined ? {} : { [of.name]: { of, value } }

/** `named` paired the value with its own kind. */
export const factOf = <Value>({ named }: { named: FactsByKind }, kind: FactKind<string, Value>): Value | undefined =>
  named[kind.name]?.value as Value | undefined

/** A fact that a row keeps as it is, under its own name: it is read without an archive. */
export type PlainFactKind<Name extends string, Value> = FactKind<Name, Value> & {
  readonly read: (fields: FactFields) => Value | undefined
}

/** A fact that a row keeps as it is, under its own name. Decimals are read in place, so each reader has its own copy. */
export const factByValue = <Name extends string, Value extends object>(
  name: Name,
  decimals: Shape<Value>,
): PlainFactKind<Name, Value> => ({
  name,
  write: (value) => ({ [name]: value as Canonical }),
  read: (fields) => readShape(copyOf(fields[name]), decimals as AnyShape) as Value | undefined,
  tape: 'none',
})

/** `readShape` changes what it reads, and the facts of a row are read more than once. */
function copyOf(value: Canonical): Canonical {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => copyOf(item as Canonical))
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copyOf(field as Canonical)]))
}
