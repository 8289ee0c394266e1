import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt-text'

/**
 * A receipt as its text says it, and that text: it is the text that is checked, so nothing may be shown that it does not say,
 * whatever else stood in what was read.
 */
export function shownAsChecked(read: Receipt): { receipt: Receipt; text: string } {
  const text = receiptText(read)
  return { receipt: readReceipt(text), text }
}
