import type { Hash } from '@touchstone/domain/ledger/hash'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt-text'

/**
 * A receipt as its text says it, and that text: it is the text that is checked, so nothing may be shown that it does not say,
 * whatever else stood in what was read. `rowHash` names its record: the hash that the row has, and not the one that it claims.
 */
export function shownAsChecked(read: Receipt): { receipt: Receipt; text: string; rowHash: Hash } {
  const text = receiptText(read)
  const receipt = readReceipt(text)
  return { receipt, text, rowHash: journalRowHash(receipt.journal.row) }
}
