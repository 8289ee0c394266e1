import type { Entry, Posting } from '../ledger/posting.ts'
import { without, written } from '../receipts/check-entries.ts'
import { claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import { openingPostings } from './check-opening.ts'
import { closePostings, realisedPosting } from './close-postings.ts'
import type { ClosedReply, DecidedRow } from './position-replies.ts'
import type { Realised, Settlement } from './settlement.ts'

/**
 * Checks that the entries of a command are those of its closes, of the other half of a reversal and of what a shortage
 * took.
 */
export function checkCloseEntries({ reply, postings, entries }: DecidedRow<ClosedReply>): ReceiptCheck {
  const { settlements, realised, before, opened, insurancePaid } = reply
  const [first, ...others] = settlements
  const expected = [
    ...(first === undefined ? [] : closePostings(first)),
    ...(opened === undefined ? [] : openingPostings(opened, 'contract')),
    ...others.flatMap(closePostings),
  ]
  const left = without(postings, expected)
  const besides = left && without(left, realised.map(realisedPosting))
  const insured = (besides ?? []).reduce((sum, { kind, amount }) => (kind === 'insurance' ? sum + amount : sum), 0n)
  return claimed('entries', settlements.length === 1 ? '1 close' : `${settlements.length} closes`, [
    [besides !== undefined, 'the entries are not those of the outcome'],
    [besides?.every((posting) => before !== null && isOfLiquidation(posting)) ?? false, 'an entry belongs to no close'],
    [insured === insurancePaid, 'insurance paid another amount than the one recorded'],
    [settlements.every((settlement) => beginsWithAvailable(settlement, entries)), 'a close began with another balance'],
    [realised.every((each) => wasShort(each, entries)), 'a profit was realised though nothing was short'],
  ])
}

/** Besides its closes a liquidation returns the reserves of the orders that it cancels, and is insured. */
const isOfLiquidation = ({ kind, currency, from, to }: Posting): boolean =>
  currency === 'USDT' &&
  to === 'contract' &&
  ((kind === 'order_released' && from === 'frozen') || (kind === 'insurance' && from === 'house:insurance'))

/** A cross close is worked out from what `contract` held: the balance after its first entry says the same. */
function beginsWithAvailable(settlement: Settlement, entries: readonly Entry[]): boolean {
  const first = written(closePostings(settlement))[0]
  if (settlement.marginMode === 'isolated' || first === undefined) return true
  return entries.some(
    ({ kind, account, subject, amount, balanceAfter }) =>
      account === 'contract' &&
      kind === first.kind &&
      subject === first.subject &&
      balanceAfter - amount === settlement.before.available,
  )
}

const wasShort = ({ positionId, profit }: Realised, entries: readonly Entry[]): boolean =>
  entries.some(
    ({ kind, subject, amount, balanceAfter }) =>
      kind === 'profit' && subject === positionId && amount === profit && balanceAfter - amount < 0n,
  )
