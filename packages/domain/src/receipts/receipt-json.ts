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

/** A receipt as a structure of JSON, for an answer that holds it beside other things. */
export const receiptToJson = (receipt: Receipt): ReceiptJson => JSON.parse(receiptText(receipt)) as ReceiptJson

/**
 * The receipt that an answer holds.
 * @throws when a decimal in it is none; what it claims is for `checkReceipt` to judge.
 */
export const receiptFromJson = (json: unknown): Receipt => readReceipt(JSON.stringify(json))
