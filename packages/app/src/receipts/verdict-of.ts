import { failed, readReceipt, type ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import type { KnownRows } from '../proof/known-rows.ts'

/** A receipt as text, and what this device has made of the rows in it. */
export type ToCheck = { text: string; known?: KnownRows | undefined }

/** Returns the verdict on a receipt as text. A text that is not a receipt fails. */
export function verdictOf({ text }: ToCheck): ReceiptVerdict {
  try {
    return checkReceipt(readReceipt(text))
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'the receipt is unreadable'
    return { ok: false, pending: false, unknownKind: undefined, checks: [failed('row_hash', detail)] }
  }
}
