import type { KnownBook } from '@touchstone/domain/receipts/known-book'
import type { Receipt, ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { signedAmong } from './signed-rows.ts'

/** `checkReceipt`, with the signatures of devices in it verified. Never throws. */
export async function checkSignedReceipt(receipt: Receipt, known?: KnownBook): Promise<ReceiptVerdict> {
  const { journal, accepted } = receipt
  const rows = [journal.row, ...(accepted === null ? [] : [accepted.row])]
  return checkReceipt(receipt, { known, signed: await signedAmong(rows) })
}
