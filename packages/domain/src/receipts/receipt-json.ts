import { writeCanonical } from '../books/codec.ts'
import type { Checkpoint } from '../ledger/checkpoint.ts'
import { readShape } from '../money/shape.ts'
import type { Receipt } from './receipt.ts'
import { checkpointDecimals, readReceipt, receiptText, type StatedReceipt } from './receipt-text.ts'

/** A value as JSON has it: every decimal is a string. */
type InJson<Value> = Value extends bigint
  ? string
  : Value extends readonly (infer Item)[]
    ? InJson<Item>[]
    : Value extends object
      ? { [Field in keyof Value]: InJson<Value[Field]> }
      : Value

export type ReceiptJson = InJson<StatedReceipt>

/** Returns a receipt as a JSON structure, for a reply that has other fields too. */
export const receiptToJson = (receipt: Receipt): ReceiptJson => JSON.parse(receiptText(receipt)) as ReceiptJson

/** Reads a receipt from a reply. @throws if a decimal is malformed; `checkReceipt` judges its claims. */
export const receiptFromJson = (json: unknown): Receipt => readReceipt(JSON.stringify(json))

/** Returns a checkpoint as a JSON structure. */
export const checkpointToJson = (checkpoint: Checkpoint): InJson<Checkpoint> =>
  JSON.parse(writeCanonical(checkpoint)) as InJson<Checkpoint>

/** Reads a checkpoint from a reply. @throws if a decimal is malformed; its hash is for the reader to compare. */
export const checkpointFromJson = (json: unknown): Checkpoint =>
  readShape(JSON.parse(JSON.stringify(json)), checkpointDecimals) as Checkpoint
