import { failed, type ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { knownBookOf, type KnownRows } from '../proof/known-rows.ts'

/** A receipt as text, and what this device has made of the rows in it. */
export type ToCheck = { text: string; known?: KnownRows | undefined }

/** Returns the verdict on a receipt as text. A text that is not a receipt fails. */
export async function verdictOf({ text, known }: ToCheck): Promise<ReceiptVerdict> {
  try {
    return await checkSignedReceipt(readReceipt(text), known && knownBookOf(known))
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'the receipt is unreadable'
    return { ok: false, pending: false, unproven: [], unknownKind: undefined, checks: [failed('row_hash', detail)] }
  }
}
