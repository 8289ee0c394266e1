import { writeCanonical } from '../books/codec.ts'
import { type Checkpoint, checkpointHash } from '../ledger/checkpoint.ts'
import { isReadBack } from '../ledger/read-checkpoint.ts'
import type { Hash } from '../ledger/hash.ts'
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

/** A checkpoint as an answer has it, in either form; its other fields are what its hash is made of. */
export type CheckpointJson = Pick<Checkpoint, 'id' | 'at' | 'previousHash' | 'hash'>

/** Returns a checkpoint as a JSON structure. */
export const checkpointToJson = (checkpoint: Checkpoint): InJson<Checkpoint> =>
  JSON.parse(writeCanonical(checkpoint)) as InJson<Checkpoint>

/**
 * The hash of a checkpoint in an answer; undefined where it says something else than the text that this is of.
 * @throws if it is none.
 */
export function checkpointJsonHash(json: CheckpointJson): Hash | undefined {
  const checkpoint = checkpointFromJson(json)
  return isReadBack(checkpoint) ? checkpointHash(checkpoint) : undefined
}

/** Reads a checkpoint from a reply. @throws if a decimal is malformed; its hash is for the reader to compare. */
export const checkpointFromJson = (json: unknown): Checkpoint =>
  readShape(JSON.parse(JSON.stringify(json)), checkpointDecimals) as Checkpoint
