import { tapeGoesOn } from '../receipts/check-facts.ts'
import { anchorPending, isOfFirstForm, type Receipt, rowsOf } from '../receipts/receipt.ts'
import { tapeOf } from '../receipts/tape-of-receipt.ts'
import { settingsFromText } from '../settings/settings-text.ts'
import { endsNeed, isOpenEnded, receiptNeeds } from './make-receipt.ts'

/**
 * Whether a later receipt of the same row would show more: a row of it is not under a checkpoint yet, or the tape has not
 * gone on as far as a check reads it. Of an honest receipt that is what `checkReceipt` calls pending, without its cost.
 * @throws if the receipt is unreadable.
 */
export function isPendingReceipt(receipt: Receipt): boolean {
  const { journal, accepted, ticks } = receipt
  if ([...rowsOf(receipt), ...ticks].some(({ anchor }) => anchor === anchorPending)) return true
  const needs = receiptNeeds(journal.row, accepted && accepted.row).tape.filter(isOpenEnded)
  const tape = tapeOf(receipt)
  const awaited = needs.filter((need) => !tape.after(need.symbol, need.to).some((row) => endsNeed(row, need)))
  if (awaited.some(({ sealedAt }) => sealedAt !== undefined)) return true
  if (awaited.length === 0 || isOfFirstForm(receipt)) return false
  const settings = settingsFromText(receipt.settings)
  const goesOn = awaited.map(({ symbol, to, replacedAt = journal.row.at }) =>
    tapeGoesOn(receipt, settings, tape.after(symbol, to).at(-1) ?? { symbol, sequence: to }, replacedAt),
  )
  return goesOn.includes('later') && !goesOn.includes('shown')
}
