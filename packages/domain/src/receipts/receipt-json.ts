import { readReceipt, type Receipt, receiptText } from './receipt.ts'

/** A value as JSON has it: every decimal is a string. */
type InJson<Value> = Value extends bigint
  ? string
  : Value extends readonly (infer Item)[]
    ? InJson<Item>[]
    : Value extends object
      ? { [Field in keyof Value]: InJson<Value[Field]> }
      : Value

export type ReceiptJson = InJson<Receipt>

/** Returns a receipt as a JSON structure, for a reply that has other fields too. */
export const receiptToJson = (receipt: Receipt): ReceiptJson => JSON.parse(receiptText(receipt)) as ReceiptJson

/** Reads a receipt from a reply. @throws if a decimal is malformed; `checkReceipt` judges its claims. */
export const receiptFromJson = (json: unknown): Receipt => readReceipt(JSON.stringify(json))
