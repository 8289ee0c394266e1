import { type Book, recordsOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { smaller } from '../money/decimal.ts'
import { openingRestriction } from '../restrictions/restrictions.ts'
import { refuse } from '../result.ts'
import { marketOf } from './account-risk.ts'
import { decideClosed } from './close-position.ts'
import { limitIsReached } from './limit-order.ts'
import { openAt } from './opening.ts'
import { cancelOrder } from './order-cancel.ts'
import { filledOrder, type Order, type OrderCancelReason, orderRecord } from './order.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import type { PositionRefusal as Refusal } from './position-refusal.ts'
import { positionRecord } from './position.ts'
import { settle } from './settlement.ts'

/**
 * Fills a resting order that the market has come to, at its own price and the maker rate that it was placed under. An
 * opening that is refused now is cancelled with the reason, and its reserve returns; a stale price opens nothing. A close
 * takes no quantity that a market close holds.
 */
export function fillLimitOrder(book: Book, command: CommandOf<'fill_limit_order'>, facts: Facts) {
  const order = recordsOf(book, orderRecord).get(command.orderId)
  if (order === undefined || order.type !== 'limit') return refuse({ kind: 'not_due' })
  const market = marketOf(facts, order.symbol)
  if (market.state === 'closed' || !limitIsReached(order, market.tick)) return refuse({ kind: 'not_due' })
  if (order.expiresAt !== null && facts.at >= order.expiresAt) return cancelled(book, order, 'expired', facts)
  if (order.action === 'close') return fillClose(book, order, facts)
  return market.state === 'open' ? fillOpening(book, order, facts) : refuse({ kind: 'not_due' })
}

function fillOpening(book: Book, order: Order, facts: Facts) {
  if (openingRestriction(book, { feature: 'positions', leverage: order.leverage }, facts) !== undefined)
    return cancelled(book, order, 'restricted', facts)
  const draft = openDraft<PositionPosting>(book)
  draft.put(orderRecord, { ...order, state: 'filled', reserved: 0n, reservedFee: 0n, closedAt: facts.at })
  const opened = openAt(draft, order, facts, { price: order.price, feeRate: order.feeRate, from: 'frozen' })
  if (!opened.ok) return cancelled(book, order, cancelReasonOf(opened.refusal), facts)
  return draft.decide({ ...opened.value, ...filledOrder(order) })
}

const namedReasons = [
  'would_be_liquidated',
  'house_exposure_exceeded',
  'bracket_exceeded',
  'margin_insufficient',
] as const satisfies OrderCancelReason[]

/** A refusal at fill as the reason that the order's record keeps. */
export const cancelReasonOf = ({ kind }: Refusal): OrderCancelReason =>
  namedReasons.find((reason) => reason === kind) ?? 'refused'

function fillClose(book: Book, order: Order, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const position = draft.record(positionRecord, order.positionId ?? '')
  if (position === undefined) return cancelled(book, order, 'position_closed', facts)
  const quantity = smaller(order.quantity, position.quantity - position.closingQuantity)
  if (quantity === 0n) return refuse({ kind: 'not_due' })
  draft.put(orderRecord, { ...order, state: 'filled', closedAt: facts.at })
  const closing = {
    quantity,
    price: order.price,
    sequence: marketOf(facts, order.symbol).tick.sequence,
    feeRate: order.feeRate,
    liquidationRate: 0n,
    reason: 'limit' as const,
  }
  return decideClosed(draft, [settle(draft, position, closing, facts)], facts, filledOrder(order))
}

export function cancelled(book: Book, order: Order, reason: OrderCancelReason, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  cancelOrder(draft, order, reason, facts.at)
  return draft.decide({ kind: 'cancelled', orderId: order.id, reason })
}
