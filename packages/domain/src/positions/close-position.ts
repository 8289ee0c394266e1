import type { Book } from '../books/book.ts'
import type { CommandOf } from './position-commands.ts'

import { openDraft, type OpenDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { PositionRefusal as Refusal } from './position-refusal.ts'
import type { Quantity } from '../money/decimal.ts'
import { ok, refuse, type Result } from '../result.ts'
import { holdMarketClose } from './accept-market-order.ts'
import { markFact, marketOf, staleCrossSymbol, termsOf } from './account-risk.ts'
import { finishCross } from './cross-liquidation.ts'
import { openAt, type Opened } from './opening.ts'
import { waitingCloseFault } from './order-limits.ts'
import { closableSymbol, openableSymbol, quantityFault } from './order-checks.ts'
import { type CloseReason, type MarginMode, opposite, type Position } from './position.ts'
import { settle, type Settlement } from './settlement.ts'
import { closingPrice, openingPrice, profitAt } from './valuation.ts'
import type { PositionPosting } from './position-postings.ts'
import { positionRecord } from './position.ts'
import type { FilledOrder } from './order.ts'

/**
 * Whether a close waits: it trades now on the tick in force; on a live feed, or while the price is stale, on the first
 * tick after it.
 */
export const waitsForTick = (facts: Facts, symbol: string): boolean =>
  facts.fillAt === 'next_tick' || marketOf(facts, symbol).state === 'stale'

/** A market close, whole or in part, at bid (long) or ask (short). */
export function closePosition(book: Book, command: CommandOf<'close_position'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const found = closable(draft, command.positionId, command.quantity, facts)
  if (!found.ok) return found
  const { position, quantity } = found.value
  if (waitsForTick(facts, position.symbol)) {
    const full = waitingCloseFault(draft, position, quantity, facts)
    if (full !== undefined) return refuse(full)
    const order = holdMarketClose(draft, position, quantity, facts, { action: 'close' })
    return draft.decide({ kind: 'accepted', orderId: order.id, state: 'pending' })
  }
  return decideClosed(draft, [closeAtMarket(draft, position, quantity, 'user', facts)], facts)
}

/** The position and the part of it that is free to be closed. */
export function closable(
  draft: OpenDraft<PositionPosting>,
  positionId: string,
  wanted: Quantity | null,
  facts: Facts,
): Result<{ position: Position; quantity: Quantity }, Refusal> {
  const position = draft.record(positionRecord, positionId)
  if (position === undefined) return refuse({ kind: 'position_not_found' })
  const tradable = closableSymbol(facts, position.symbol)
  if (!tradable.ok) return tradable
  const available = position.quantity - position.closingQuantity
  const quantity = wanted ?? available
  if (available === 0n || quantity > available) return refuse({ kind: 'quantity_exceeds_position', available })
  const fault = quantityFault(quantity, tradable.value.terms)
  return fault === undefined ? ok({ position, quantity }) : refuse(fault)
}

/** Closes at the tick in force with the taker fee. */
export function closeAtMarket(
  draft: OpenDraft<PositionPosting>,
  position: Position,
  quantity: Quantity,
  reason: CloseReason,
  facts: Facts,
): Settlement {
  const { tick } = marketOf(facts, position.symbol)
  const closing = {
    quantity,
    price: closingPrice(position.direction, tick),
    sequence: tick.sequence,
    feeRate: termsOf(facts, position.symbol).takerRate,
    liquidationRate: 0n,
    reason,
  }
  return settle(draft, position, closing, facts)
}

/** Returns the decision after closes: what they settled, and what was liquidated because of a shortage. */
export function decideClosed(
  draft: OpenDraft<PositionPosting>,
  settlements: readonly Settlement[],
  facts: Facts,
  more: Partial<FilledOrder> & { pending?: string[]; skipped?: string[] } = {},
) {
  const { liquidated, ...finish } = finishCross(draft, facts)
  return draft.decide({ kind: 'closed', ...more, settlements: [...settlements, ...liquidated], ...finish })
}

/**
 * Closes everything that can be closed: isolated positions, which free their margins, then winners first, so that later
 * closes leave no loss uncovered and no fee unpaid.
 */
export function closeAll(book: Book, _command: CommandOf<'close_all'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const positions = draft.all(positionRecord)
  if (positions.length === 0) return refuse({ kind: 'nothing_to_close' })
  const open = positions.filter((each) => marketOf(facts, each.symbol).state !== 'closed')
  const closedSymbol = positions.find((each) => marketOf(facts, each.symbol).state === 'closed')?.symbol
  if (open.length === 0 && closedSymbol !== undefined) return refuse({ kind: 'market_closed', symbol: closedSymbol })
  const ranked = [...byProfit(open, 'isolated', facts), ...byProfit(open, 'cross', facts)]
  const settlements: Settlement[] = []
  const pending: string[] = []
  for (const id of ranked) {
    const position = draft.record(positionRecord, id)
    if (position === undefined) continue
    const quantity = position.quantity - position.closingQuantity
    if (quantity === 0n) continue
    if (waitsForTick(facts, position.symbol)) {
      const order = holdMarketClose(draft, position, quantity, facts, { action: 'close', part: pending.length })
      pending.push(order.id)
    } else settlements.push(closeAtMarket(draft, position, quantity, 'user', facts))
  }
  if (settlements.length === 0 && pending.length === 0) return refuse({ kind: 'nothing_to_close' })
  const skipped = positions.filter((each) => !open.includes(each)).map((each) => each.id)
  return decideClosed(draft, settlements, facts, { pending, skipped })
}

/** The ids of the positions of a margin mode, largest profit at mark first, ties by id. */
const byProfit = (positions: readonly Position[], marginMode: MarginMode, facts: Facts): string[] =>
  positions
    .filter((position) => position.marginMode === marginMode)
    .map((position) => ({ id: position.id, profit: profitAt(position, markFact(facts, position.symbol)) }))
    .sort((a, b) => (a.profit === b.profit ? (a.id < b.id ? -1 : 1) : a.profit > b.profit ? -1 : 1))
    .map(({ id }) => id)

/** Closes a position whole and opens the same quantity the other way on the same tick; both or neither. */
export function reversePosition(book: Book, command: CommandOf<'reverse_position'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const found = closable(draft, command.positionId, null, facts)
  if (!found.ok) return found
  const { position, quantity } = found.value
  const openable = openableSymbol(facts, position.symbol)
  if (!openable.ok) return openable
  if (waitsForTick(facts, position.symbol)) {
    const order = holdMarketClose(draft, position, quantity, facts, { action: 'reverse' })
    return draft.decide({ kind: 'accepted', orderId: order.id, state: 'pending' })
  }
  const stale = staleCrossSymbol(draft, facts)
  if (stale !== undefined) return refuse({ kind: 'price_stale', symbol: stale })
  const settlement = closeAtMarket(draft, position, quantity, 'reverse', facts)
  const opened = openReverse(draft, position, quantity, facts)
  return opened.ok ? decideReversed(draft, settlement, opened.value, facts) : opened
}

/** The decision after both halves of a reversal. The opening was free, so nothing is short. */
export const decideReversed = (
  draft: OpenDraft<PositionPosting>,
  settlement: Settlement,
  opened: Opened,
  facts: Facts,
  more: Partial<FilledOrder> & { pending?: string[]; skipped?: string[] } = {},
) => {
  const { liquidated, ...finish } = finishCross(draft, facts)
  return draft.decide({ kind: 'reversed', ...more, settlements: [settlement, ...liquidated], ...finish, opened })
}

/** The opening half of a reversal; the house's exposure is what the closing half left. */
export function openReverse(
  draft: OpenDraft<PositionPosting>,
  { symbol, direction, marginMode, leverage }: Position,
  quantity: Quantity,
  facts: Facts,
): ReturnType<typeof openAt> {
  const opening = {
    symbol,
    direction: opposite(direction),
    marginMode,
    leverage,
    quantity,
    takeProfit: null,
    stopLoss: null,
  }
  const price = openingPrice(opening.direction, marketOf(facts, symbol).tick)
  const closed = direction === 'long' ? -quantity : quantity
  const afterClose: Facts = {
    ...facts,
    netQuantity: (of) => facts.netQuantity(of) + (of === symbol ? closed : 0n),
  }
  return openAt(draft, opening, afterClose, { price, feeRate: termsOf(facts, symbol).takerRate, from: 'contract' })
}
