import { tapePending } from '../positions/check-funding.ts'
import { checkJournalRow, checkTapeRow } from '../receipts/check-anchors.ts'
import { checkEntries, checkNoOutcome } from '../receipts/check-entries.ts'
import { anchorPending, attempt, type Receipt, type ReceiptCheck, type ReceiptVerdict } from '../receipts/receipt.ts'
import { marketsOf } from '../receipts/row-markets.ts'
import { tapeOf } from '../receipts/tape-of-receipt.ts'
import { settingsFromText } from '../settings/settings-text.ts'
import { postingRule, replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import { readRow } from './read-row.ts'

/**
 * Checks a receipt by itself, in Node or in a browser: the row's hash, every path to a checkpoint, the formula from the
 * recorded inputs against the recorded outcome, and the entries against that outcome. Whatever the receipt holds, the
 * answer is a verdict: what cannot be read fails. What is left to its holder is to compare the checkpoints' hashes with the published ones.
 */
export function checkReceipt(receipt: Receipt): ReceiptVerdict {
  const checks = [
    ...attempt('row_hash', () => checkJournalRow(receipt.journal)),
    ...attempt('tick_anchor', () => receipt.ticks.map(checkTapeRow)),
    ...attempt('entries', () => [checkEntries(readRow(receipt.journal.row))]),
    ...attempt('formula', () => checkFormula(receipt)),
  ]
  return {
    ok: checks.every(({ ok }) => ok),
    pending: checks.some(({ detail }) => detail === anchorPending || detail === tapePending),
    checks,
  }
}

function checkFormula(receipt: Receipt): ReceiptCheck[] {
  const decided = readRow(receipt.journal.row)
  const tape = tapeOf(receipt)
  const settings = settingsFromText(receipt.settings)
  const { formula } = rowOf(replyRules, decided.reply.kind)
  if (formula === 'none') return [checkNoOutcome(decided, (kind) => postingRule(kind).isOutcome)]
  const carried = { tape, settings, market: marketsOf(decided, tape), purchase: receipt.purchase }
  return formula.check(decided as never, carried)
}
