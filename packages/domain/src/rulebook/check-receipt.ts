import { tapePending } from '../positions/check-funding.ts'
import { checkJournalRow, checkTapeRow } from '../receipts/check-anchors.ts'
import { checkEntries, checkNoOutcome } from '../receipts/check-entries.ts'
import { anchorPending, attempt, type Receipt, type ReceiptCheck, type ReceiptVerdict } from '../receipts/receipt.ts'
import { marketsOf } from '../receipts/row-markets.ts'
import { tapeOf } from '../receipts/tape-of-receipt.ts'
import { settingsFromText } from '../settings/settings-text.ts'
import { postingRules, replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import { readClaim } from './read-row.ts'
import { unknownKindIn } from './unknown-kind.ts'

/**
 * Checks a receipt by itself, in Node or in a browser: the row's hash, every path to a checkpoint, the formula from the
 * recorded inputs against the recorded outcome, and the entries against that outcome. Never throws: a malformed receipt
 * fails, and one of a newer version is reported as `unknownKind`. Its holder still has to compare the hashes of the
 * checkpoints with the published ones.
 */
export function checkReceipt(receipt: Receipt): ReceiptVerdict {
  const unknownKind = unknownKindIn(receipt)
  const checks = [
    ...attempt('row_hash', () => checkJournalRow(receipt.journal)),
    ...attempt('tick_anchor', () => receipt.ticks.map(checkTapeRow)),
    ...attempt('entries', () => [checkEntries(readClaim(receipt.journal.row))]),
    ...attempt('formula', () => checkFormula(receipt)),
  ]
  const isSound = checks.every(({ ok }) => ok)
  return {
    ok: isSound && unknownKind === undefined,
    pending: checks.some(({ detail }) => detail === anchorPending || detail === tapePending),
    unknownKind: isSound ? unknownKind : undefined,
    checks,
  }
}

/**
 * Reads everything that the receipt carries before it asks for a formula. The formula of a known reply judges whatever the
 * command is called: a kind that this version does not know must not excuse a false outcome.
 */
function checkFormula(receipt: Receipt): ReceiptCheck[] {
  const tape = tapeOf(receipt)
  const settings = settingsFromText(receipt.settings)
  const decided = readClaim(receipt.journal.row)
  if (decided.reply === undefined) return []
  const claim = { ...decided, reply: decided.reply }
  const { formula } = rowOf(replyRules, claim.reply.kind)
  if (formula === 'none') return [checkNoOutcome(claim, (kind) => postingRules.get(kind)?.isOutcome ?? false)]
  const carried = { tape, settings, market: marketsOf(claim, tape), purchase: receipt.purchase }
  return formula.check(claim as never, carried)
}
