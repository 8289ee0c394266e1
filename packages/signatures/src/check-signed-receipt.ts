import type { KnownBook } from '@touchstone/domain/receipts/known-book'
import type { Receipt, ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { signedAmong } from './signed-rows.ts'

/** `checkReceipt`, with the signatures of devices in it verified. Never throws. */
export async function checkSignedReceipt(receipt: Receipt, known?: KnownBook): Promise<ReceiptVerdict> {
  const { journal, accepted, armed } = receipt
  const rows = [journal, accepted, armed].flatMap((each) => each?.row ?? [])
  return checkReceipt(receipt, { known, signed: await signedAmong(rows) })
}
