import type { Posting } from '../ledger/posting.ts'
import { isWatermark, markOf, type TapeRow, timeOf } from '../market/tick.ts'
import { settlementCurrency } from '../money/currency.ts'
import { ONE } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { claimed, passed, type ReceiptCheck, tapePending } from '../receipts/receipt.ts'
import type { Carried } from '../receipts/formula.ts'
import type { ReceiptTape } from '../receipts/tape-of-receipt.ts'
import { chargesAt, type FundingPayment } from './funding.ts'
import type { DecidedRow, FundingReply } from './position-replies.ts'
import { notionalOf, settlementPlaces } from './valuation.ts'

/**
 * The formula `funding`: time and rate of the settings in force then, the tape's last mark before the time, and notional ×
 * rate of each position at it.
 */
export function checkFunding(
  decided: DecidedRow<FundingReply>,
  { tape, settings }: Pick<Carried, 'tape' | 'settings'>,
): ReceiptCheck[] {
  const { command, facts, reply, postings } = decided
  const { symbol, fundingAt, rate, mark, sequence, payments } = reply
  return [
    checkMark(reply, tape),
    claimed('settings', `version ${settings.version}`, [
      [settings.version === fundingVersion(decided), 'the settings are of another version'],
      [settings.effectiveAt <= fundingAt, 'the settings came into force after the funding time'],
      [chargesAt(settings, reply), 'the settings charge no such rate at this time'],
    ]),
    claimed('formula', `funding: ${symbol} at ${fundingAt}`, [
      [
        command.kind === 'settle_funding' && command.symbol === symbol && command.fundingAt === fundingAt,
        'the command is of another symbol or time',
      ],
      [command.kind === 'settle_funding' && command.rate === rate, 'the rate is not that of the command'],
      [
        facts.funding?.mark === mark && facts.funding.sequence === sequence && facts.funding.rate === rate,
        'mark and rate are not those that were given',
      ],
      [facts.at >= fundingAt, 'it was settled before its time'],
      [payments.every((payment) => isDue(payment, mark, rate)), 'a payment is not notional × rate'],
    ]),
    claimed('entries', `${payments.length} payments`, [
      [
        payments.every(({ positionId, amount }) => movedFor(positionId, postings) === amount),
        'the entries are not those of the outcome',
      ],
      [
        postings.every((posting) => isRealised(posting) || isFunding(posting, payments)),
        'an entry belongs to no payment',
      ],
    ]),
  ]
}

/** The version that the funding was settled under: that of the funding time, or in rows that name none their own. */
export const fundingVersion = ({ facts }: Pick<DecidedRow<FundingReply>, 'facts'>): number =>
  facts.funding?.settings ?? facts.settings

/** A position receives the exact amount, and pays at most that: a missing balance is not charged. */
function isDue({ direction, quantity, notional, amount }: FundingPayment, mark: bigint, rate: bigint): boolean {
  if (notionalOf(quantity, mark) !== notional) return false
  const due = amountOf(direction === 'long' ? notional : -notional, rate, ONE, settlementPlaces, 'up')
  return due <= 0n ? amount === due : amount >= 0n && amount <= due
}

/** A cross position may pay from the profit of others. */
const isRealised = ({ kind, from, to }: Posting): boolean =>
  kind === 'profit' && from === 'house:counterparty' && to === 'contract'

const isFunding = ({ kind, currency, from, to, subject }: Posting, payments: readonly FundingPayment[]): boolean =>
  kind === 'funding' &&
  currency === settlementCurrency &&
  payments.some(({ positionId }) => positionId === subject) &&
  (to === 'house:counterparty'
    ? from === 'contract' || from === 'margin'
    : from === 'house:counterparty' && to === 'contract')

/** Returns what the user paid for a position: the sum of its funding postings, negative if it received. */
const movedFor = (positionId: string, postings: readonly Posting[]): bigint =>
  postings
    .filter(({ kind, subject }) => kind === 'funding' && subject === positionId)
    .reduce((sum, { from, amount }) => sum + (from === 'house:counterparty' ? -amount : amount), 0n)

function checkMark({ symbol, fundingAt, mark, sequence }: FundingReply, tape: ReceiptTape): ReceiptCheck {
  const tick = tape.tick(symbol, sequence)
  const rows = tape.after(symbol, sequence)
  const next = rows.find((row) => !isWatermark(row) || row.watermarkAt >= fundingAt)
  const detail = `${symbol} ${sequence}`
  const claims = claimed('prices', detail, [
    [markOf(tick) === mark, 'the mark is not that of its tick'],
    [tick.sourceAt <= fundingAt, 'the tick came after the funding time'],
    [next === undefined || sealedBy(next, fundingAt), 'a later tick came before the funding time'],
  ])
  return claims.ok && next === undefined ? passed('prices', tapePending) : claims
}

const sealedBy = (row: TapeRow, at: number): boolean => timeOf(row) >= at
