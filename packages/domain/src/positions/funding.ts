import type { Book } from '../books/book.ts'
import { type Draft, openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { tradingAt } from '../market/trading-hours.ts'
import { larger, type Money, ONE, type Price, smaller } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { refuse } from '../result.ts'
import type { Settings } from '../settings/settings.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import { type Position, positionRecord } from './position.ts'
import { realiseProfits } from './settlement.ts'
import { notionalOf, settlementPlaces } from './valuation.ts'

/**
 * Settles one funding time of one symbol on a book: notional(mark) × rate, with the tape's last mark before that time. Time
 * and rate are those of the settings that were in force then; anything else is not due.
 * At a positive rate longs pay the house and shorts receive. Payments come from `contract`, then from an isolated
 * position's margin, or for a cross one from realised profits; a missing balance is not charged, then or later. A
 * symbol that was closed at that time has no funding.
 */
export function settleFunding(book: Book, command: CommandOf<'settle_funding'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const { funding } = facts
  if (funding === undefined) return refuse({ kind: 'not_due' })
  const positions = draft
    .all(positionRecord)
    .filter((each) => each.symbol === command.symbol && each.openedAt < command.fundingAt)
  const isCharged = chargesAt(funding.settings ?? facts.settings, command)
  if (funding.settings !== undefined && funding.settings.effectiveAt > command.fundingAt)
    return refuse({ kind: 'not_due' })
  if (positions.length === 0 || command.rate !== funding.rate || !isCharged) return refuse({ kind: 'not_due' })
  const payments = positions.map((position) => settleOne(draft, position, command.rate, funding.mark, facts))
  const { symbol, fundingAt, rate } = command
  return draft.decide({
    kind: 'funding',
    formula: 'funding',
    symbol,
    fundingAt,
    rate,
    mark: funding.mark,
    sequence: funding.sequence,
    payments,
  })
}

/** Whether settings charge a symbol this rate at this time: a symbol that was closed then, or is gone, is charged none. */
export function chargesAt(
  { symbols, fundingEveryMs }: Pick<Settings, 'symbols' | 'fundingEveryMs'>,
  { symbol, fundingAt, rate }: Omit<CommandOf<'settle_funding'>, 'kind'>,
): boolean {
  const terms = symbols.get(symbol)
  if (terms === undefined || rate === 0n || rate !== terms.fundingRate) return false
  return fundingAt % fundingEveryMs === 0 && tradingAt(terms.hours, fundingAt).open
}

/** The signed amount is what the user paid; a payment is rounded up, a receipt down. */
export type FundingPayment = {
  positionId: string
  direction: Position['direction']
  quantity: bigint
  notional: Money
  amount: Money
}

function settleOne(
  draft: Draft<PositionPosting>,
  found: Position,
  rate: bigint,
  mark: Price,
  facts: Facts,
): FundingPayment {
  const { id, direction, quantity, marginMode } = found
  const notional = notionalOf(quantity, mark)
  const due = amountOf(direction === 'long' ? notional : -notional, rate, ONE, settlementPlaces, 'up')
  let paid = due
  if (due <= 0n) draft.post({ kind: 'funding', from: 'house:counterparty', to: 'contract', amount: -due, subject: id })
  else {
    if (marginMode === 'cross') realiseProfits(draft, facts, due, '')
    const fromContract = smaller(due, larger(0n, draft.held('contract')))
    const fromMargin = marginMode === 'isolated' ? smaller(due - fromContract, found.margin) : 0n
    draft.post({ kind: 'funding', from: 'contract', to: 'house:counterparty', amount: fromContract, subject: id })
    draft.post({ kind: 'funding', from: 'margin', to: 'house:counterparty', amount: fromMargin, subject: id })
    paid = fromContract + fromMargin
    const position = draft.record(positionRecord, id) ?? found
    draft.put(positionRecord, { ...position, margin: position.margin - fromMargin })
  }
  const position = draft.record(positionRecord, id) ?? found
  draft.put(positionRecord, { ...position, fundingPaid: position.fundingPaid + paid })
  return { positionId: id, direction, quantity, notional, amount: paid }
}
