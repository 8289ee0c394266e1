import { receiptFromJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { describeReceipt, type ReceiptDescription } from './description.ts'
import type { Line } from './formula-line.ts'

/** A line in one text. */
export const shown = ({ label, expression, result, note }: Line): string =>
  [label, expression, 'text' in result ? result.text : result.key, note]
    .filter((part) => part !== undefined)
    .join(' | ')

/** How the app describes receipts that have come as an answer, by their names. */
export function describing(receipts: Readonly<Record<string, Receipt>>) {
  function described(name: string): ReceiptDescription {
    const receipt = receipts[name]
    const description = receipt && describeReceipt(receiptFromJson(receiptToJson(receipt)))
    if (description === undefined) throw new Error(`no description of ${name}`)
    return description
  }
  return {
    described,
    /** The lines of its formulas. */
    linesOf: (name: string): string[] => (described(name).formulas ?? []).flatMap(({ lines }) => lines.map(shown)),
  }
}
