import { failed, type ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'

/** Returns the verdict on a receipt as text. A text that is not a receipt fails. */
export function verdictOf(text: string): ReceiptVerdict {
  try {
    return checkReceipt(readReceipt(text))
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'the receipt is unreadable'
    return { ok: false, pending: false, unproven: [], unknownKind: undefined, checks: [failed('row_hash', detail)] }
  }
}
