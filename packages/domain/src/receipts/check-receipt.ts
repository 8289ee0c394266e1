import { settingsFromText } from '../settings/settings-text.ts'
import { checkJournalRow, checkTapeRow } from './check-anchors.ts'
import { checkEntries, checkNoOutcome } from './check-entries.ts'
import { checkExchange } from './check-exchange.ts'
import { checkFunding, tapePending } from './check-funding.ts'
import { checkOpening } from './check-opening.ts'
import { checkSecondContract } from './check-second-contract.ts'
import { checkSettlements } from './check-settlement.ts'
import { readRow } from './decided-row.ts'
import { anchorPending, attempt, type Receipt, type ReceiptCheck, type ReceiptVerdict } from './receipt.ts'
import { marketsOf } from './row-markets.ts'
import { tapeOf } from './tape-of-receipt.ts'

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
  const { reply } = decided
  const tape = tapeOf(receipt)
  const settings = settingsFromText(receipt.settings)
  const market = marketsOf(decided, tape)
  switch (reply.kind) {
    case 'closed':
    case 'reversed':
      return checkSettlements({ ...decided, reply }, { market, settings })
    case 'opened':
      return checkOpening({ ...decided, reply }, { market, settings })
    case 'second_contract_settled':
      return checkSecondContract({ ...decided, reply }, { tape, settings, purchase: receipt.purchase })
    case 'exchanged':
      return checkExchange({ ...decided, reply }, { tape, settings })
    case 'funding':
      return checkFunding({ ...decided, reply }, tape)
    case 'other':
    default:
      return [checkNoOutcome(decided)]
  }
}
