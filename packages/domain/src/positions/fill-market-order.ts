import { type Book, recordsOf } from '../books/book.ts'
import { openDraft, type OpenDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { Tick } from '../market/tick.ts'
import { ONE, smaller } from '../money/decimal.ts'
import { openingRestriction } from '../restrictions/restrictions.ts'
import { refuse } from '../result.ts'
import { termsOf } from './account-risk.ts'
import { closeAtMarket, decideClosed, decideReversed, openReverse } from './close-position.ts'
import { cancelled, cancelReasonOf } from './fill-limit-order.ts'
import { openAt } from './opening.ts'
import { filledOrder, type Order, orderRecord } from './order.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import { opposite, type Position, positionRecord } from './position.ts'
import type { Settlement } from './settlement.ts'
import { openingPrice } from './valuation.ts'

/**
 * Fills a market order that was accepted before, on `facts.fillTick`: the first tick with a greater sequence and a
 * source time after acceptance. An opening past the slippage limit, refused now, or without a tick for `voidAfterMs` is
 * void and its reserve returns; a close waits for the first tick however long that takes.
 */
export function fillMarketOrder(book: Book, command: CommandOf<'fill_market_order'>, facts: Facts) {
  const order = recordsOf(book, orderRecord).get(command.orderId)
  if (order === undefined || order.type !== 'market') return refuse({ kind: 'not_due' })
  const tick = facts.fillTick
  const overdue = facts.at >= order.placedAt + facts.settings.positions.voidAfterMs
  if (order.action === 'open') {
    if (tick !== undefined && fillsInTime(order, tick, facts)) return fillOpening(book, order, atTick(facts, tick))
    return overdue ? cancelled(book, order, 'no_price', facts) : refuse({ kind: 'not_due' })
  }
  if (tick === undefined || !isAfterAcceptance(order, tick)) return refuse({ kind: 'not_due' })
  return fillClose(book, order, atTick(facts, tick))
}

const isAfterAcceptance = (order: Order, tick: Tick): boolean =>
  tick.symbol === order.symbol && tick.sequence > order.acceptedSequence && tick.sourceAt > order.placedAt

/** A tick that comes after the time in which an opening must have one does not fill it. */
const fillsInTime = (order: Order, tick: Tick, facts: Facts): boolean =>
  isAfterAcceptance(order, tick) && tick.sourceAt < order.placedAt + facts.settings.positions.voidAfterMs

/** Returns the facts as of the filling tick: its symbol is open, and its price is the tick's. */
function atTick(facts: Facts, tick: Tick): Facts {
  return {
    ...facts,
    market(symbol) {
      const market = facts.market(symbol)
      return symbol === tick.symbol && market !== undefined ? { ...market, tick, state: 'open' } : market
    },
  }
}

function fillOpening(book: Book, order: Order, facts: Facts) {
  const tick = facts.fillTick
  if (tick === undefined) return refuse({ kind: 'not_due' })
  if (openingRestriction(book, { feature: 'positions', leverage: order.leverage }, facts) !== undefined)
    return cancelled(book, order, 'restricted', facts)
  const price = openingPrice(order.direction, tick)
  if (isPastSlippage(order, price, termsOf(facts, order.symbol).slippageRateMax))
    return cancelled(book, order, 'slippage_exceeded', facts)
  const draft = openDraft<PositionPosting>(book)
  draft.post({
    kind: 'order_released',
    from: 'frozen',
    to: 'contract',
    amount: order.reserved,
    subject: order.id,
  })
  draft.put(orderRecord, { ...order, state: 'filled', reserved: 0n, reservedFee: 0n, closedAt: facts.at })
  const opened = openAt(draft, order, facts, { price, feeRate: order.feeRate, from: 'contract' })
  if (!opened.ok) return cancelled(book, order, cancelReasonOf(opened.refusal), facts)
  return draft.decide({ ...opened.value, ...filledOrder(order) })
}

/** Whether a price is worse for the user than the one shown at acceptance by more than the rate. */
export function isPastSlippage(order: Pick<Order, 'direction' | 'price'>, price: bigint, rateMax: bigint): boolean {
  return order.direction === 'long'
    ? price * ONE > order.price * (ONE + rateMax)
    : price * ONE < order.price * (ONE - rateMax)
}

/**
 * Stops and liquidation precede a waiting close, so it closes what is left of its quantity. The close of a reversal
 * stays even if its opening is refused or void: an accepted close always fills.
 */
function fillClose(book: Book, order: Order, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const position = draft.record(positionRecord, order.positionId ?? '')
  if (position === undefined) return cancelled(book, order, 'position_closed', facts)
  if (order.action === 'reverse') {
    const reversed = fillReverse(book, order, position, facts)
    if (reversed.ok) return reversed
  }
  return decideClosed(draft, [closeHeld(draft, order, position, facts)], facts, filledOrder(order))
}

function closeHeld(draft: OpenDraft<PositionPosting>, order: Order, position: Position, facts: Facts): Settlement {
  const quantity = smaller(order.quantity, position.quantity)
  draft.put(orderRecord, { ...order, state: 'filled', closedAt: facts.at })
  const held = { ...position, closingQuantity: position.closingQuantity - smaller(quantity, position.closingQuantity) }
  return closeAtMarket(draft, held, quantity, order.action === 'reverse' ? 'reverse' : 'user', facts)
}

/** Both halves of a reversal, or why its opening is refused; that is held to the limits of any market opening. */
function fillReverse(book: Book, order: Order, position: Position, facts: Facts) {
  const { fillTick: tick } = facts
  const restriction = openingRestriction(book, { feature: 'positions', leverage: order.leverage }, facts)
  if (restriction !== undefined) return refuse(restriction)
  const direction = opposite(order.direction)
  const price = tick && openingPrice(direction, tick)
  const rateMax = termsOf(facts, order.symbol).slippageRateMax
  if (tick === undefined || price === undefined || !fillsInTime(order, tick, facts))
    return refuse({ kind: 'price_missing', symbol: order.symbol })
  if (isPastSlippage({ direction, price: order.price }, price, rateMax)) return refuse({ kind: 'quote_moved' })
  const draft = openDraft<PositionPosting>(book)
  const settlement = closeHeld(draft, order, position, facts)
  const opened = openReverse(draft, position, settlement.quantity, facts)
  return opened.ok ? decideReversed(draft, settlement, opened.value, facts, filledOrder(order)) : opened
}
