import { canonicalText } from '../ledger/canonical.ts'
import { type AnyShape, readShape, type Shape } from '../money/shape.ts'
import type { BookRecord, RecordKind } from './record-kind.ts'

/**
 * Reads a canonical text that this house wrote. The type is the caller's claim, so the text must come from the journal
 * or from our own records.
 * @throws if the text is malformed JSON or has a malformed decimal.
 */
export const readAs = <Value>(text: string, shape: Shape<Value>): Value =>
  readShape(JSON.parse(text), shape as AnyShape) as Value

/** A record from its body. */
export const readRecord = <R extends BookRecord>(kind: RecordKind<string, R>, body: string): R =>
  readShape(JSON.parse(body), kind.decimals as AnyShape) as R

/** The canonical text of a record or command. */
export const writeCanonical = (value: object): string => canonicalText(value as Parameters<typeof canonicalText>[0])
