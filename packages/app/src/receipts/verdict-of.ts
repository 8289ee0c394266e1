import { failed, readReceipt, type ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'

/** The verdict on a receipt as text. What is no receipt at all does not hold. */
export function verdictOf(text: string): ReceiptVerdict {
  try {
    return checkReceipt(readReceipt(text))
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'it cannot be read'
    return { ok: false, pending: false, checks: [failed('row_hash', detail)] }
  }
}
