import type { Book } from '../books/book.ts'
import { openDraft, type OpenDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import type { Tick } from '../market/tick.ts'
import { refuse } from '../result.ts'
import { holdMarketClose } from './accept-market-order.ts'
import { crossWouldBeLiquidated, freeMargin, marketOf } from './account-risk.ts'
import { closable, closeAtMarket, decideClosed, waitsForTick } from './close-position.ts'
import { keepLeverage } from './held-positions.ts'
import { openAtMarket } from './open-position.ts'
import { checkOpening } from './opening.ts'
import { cancelOrder } from './order-cancel.ts'
import { markOfFact, priceFault, stopsFault } from './order-checks.ts'
import { waitingCloseFault, waitingFault } from './order-limits.ts'
import { type Order, orderRecord } from './order.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import type { PositionRefusal as Refusal } from './position-refusal.ts'
import { feeOf, initialMarginOf, notionalOf, openingPrice } from './valuation.ts'

/** Whether the market has come to a limit order: the ask has fallen to a buyer's price, the bid risen to a seller's. */
export function limitIsReached(order: Pick<Order, 'action' | 'direction' | 'price'>, tick: Tick): boolean {
  const buys = (order.action === 'open') === (order.direction === 'long')
  return buys ? tick.ask <= order.price : tick.bid >= order.price
}

/**
 * Rests an opening at a price: margin and maker fee go to `frozen`. One that would fill immediately is a market order.
 * Stops are on the right side of the order's own price, or of the mark for a market order.
 */
export function placeLimitOrder(book: Book, command: CommandOf<'place_limit_order'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const { direction, price } = command
  const terms = facts.settings.symbols.get(command.symbol)
  const offGrid = terms && priceFault('price', price, terms)
  if (offGrid !== undefined) return refuse(offGrid)
  const isAtOnce = (tick: Tick): boolean => limitIsReached({ action: 'open', direction, price }, tick)
  const checked = checkOpening(draft, command, facts, ({ market: { tick } }) =>
    isAtOnce(tick) ? openingPrice(direction, tick) : price,
  )
  if (!checked.ok) return checked
  const { market } = checked.value
  const atOnce = isAtOnce(market.tick)
  const reference = atOnce ? markOfFact(market) : price
  const fault = expiryFault(command.expiresAt, facts) ?? stopsFault(command, direction, reference, checked.value.terms)
  if (fault !== undefined) return refuse(fault)
  return atOnce ? openAtMarket(draft, command, facts) : restOpening(draft, command, checked.value.terms, facts)
}

function restOpening(
  draft: OpenDraft<PositionPosting>,
  command: CommandOf<'place_limit_order'>,
  terms: SymbolTerms,
  facts: Facts,
) {
  const full = waitingFault(draft, { symbol: command.symbol, positionId: null }, facts)
  if (full !== undefined) return refuse(full)
  const notional = notionalOf(command.quantity, command.price)
  const margin = initialMarginOf(notional, command.leverage)
  const fee = feeOf(notional, terms.makerRate)
  const free = freeMargin(draft, facts)
  if (free < margin + fee) return refuse({ kind: 'margin_insufficient', free, missing: margin + fee - free })
  const order = restingOrder(draft, { ...command, action: 'open', positionId: null, feeRate: terms.makerRate }, facts)
  draft.post({ kind: 'order_reserved', from: 'contract', to: 'frozen', amount: margin + fee, subject: order.id })
  if (crossWouldBeLiquidated(draft, facts)) return refuse({ kind: 'would_be_liquidated' })
  keepLeverage(draft, command.symbol, command.marginMode, command.leverage)
  draft.put(orderRecord, { ...order, reserved: margin + fee, reservedFee: fee })
  return draft.decide({ kind: 'resting', orderId: order.id })
}

/** Rests a close at a price. It locks no money and no quantity; when the market reaches it, it closes what is left. */
export function placeLimitClose(book: Book, command: CommandOf<'place_limit_close'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const found = closable(draft, command.positionId, command.quantity, facts)
  if (!found.ok) return found
  const { position, quantity } = found.value
  const { symbol, direction, marginMode, leverage } = position
  const terms = facts.settings.symbols.get(symbol)
  if (terms === undefined) return refuse({ kind: 'symbol_unknown', symbol })
  const fault = priceFault('price', command.price, terms) ?? expiryFault(command.expiresAt, facts)
  if (fault !== undefined) return refuse(fault)
  if (limitIsReached({ action: 'close', direction, price: command.price }, marketOf(facts, symbol).tick)) {
    if (!waitsForTick(facts, symbol))
      return decideClosed(draft, [closeAtMarket(draft, position, quantity, 'user', facts)], facts)
    const crowded = waitingCloseFault(draft, position, quantity, facts)
    if (crowded !== undefined) return refuse(crowded)
    const pending = holdMarketClose(draft, position, quantity, facts, { action: 'close' })
    return draft.decide({ kind: 'accepted', orderId: pending.id, state: 'pending' })
  }
  const full = waitingFault(draft, { symbol, positionId: position.id }, facts)
  if (full !== undefined) return refuse(full)
  const resting = {
    symbol,
    direction,
    marginMode,
    leverage,
    quantity,
    takeProfit: null,
    stopLoss: null,
    action: 'close' as const,
    positionId: position.id,
    price: command.price,
    expiresAt: command.expiresAt,
    feeRate: terms.makerRate,
  }
  const order = restingOrder(draft, resting, facts)
  draft.put(orderRecord, order)
  return draft.decide({ kind: 'resting', orderId: order.id })
}

function expiryFault(expiresAt: number | null, facts: Facts): Refusal | undefined {
  return expiresAt !== null && expiresAt <= facts.at ? { kind: 'expiry_in_the_past' } : undefined
}

type Resting = Pick<
  Order,
  | 'action'
  | 'symbol'
  | 'direction'
  | 'marginMode'
  | 'leverage'
  | 'quantity'
  | 'price'
  | 'positionId'
  | 'feeRate'
  | 'takeProfit'
  | 'stopLoss'
  | 'expiresAt'
>

function restingOrder(draft: OpenDraft<PositionPosting>, resting: Resting, facts: Facts): Order {
  const { action, symbol, direction, marginMode, leverage, quantity, price, positionId } = resting
  const { feeRate, takeProfit, stopLoss, expiresAt } = resting
  return {
    id: draft.nextId(),
    type: 'limit',
    state: 'open',
    action,
    symbol,
    direction,
    marginMode,
    leverage,
    quantity,
    price,
    positionId,
    feeRate,
    takeProfit,
    stopLoss,
    expiresAt,
    reserved: 0n,
    reservedFee: 0n,
    settingsVersion: facts.settings.version,
    placedAt: facts.at,
    acceptedSequence: marketOf(facts, symbol).tick.sequence,
    closedAt: null,
    cancelReason: null,
  }
}

/** A resting order is the user's to cancel; one that waits for its tick is not, or its price could be looked up first. */
export function cancelOrderByUser(book: Book, command: CommandOf<'cancel_order'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const order = draft.record(orderRecord, command.orderId)
  if (order === undefined) return refuse({ kind: 'order_not_found' })
  if (order.type === 'market') return refuse({ kind: 'order_pending' })
  cancelOrder(draft, order, 'user', facts.at)
  return draft.decide({ kind: 'cancelled', orderId: order.id })
}

/** Good until a time: from then on the order is cancelled. */
export function expireOrder(book: Book, command: CommandOf<'expire_order'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const order = draft.record(orderRecord, command.orderId)
  if (order === undefined || order.expiresAt === null || facts.at < order.expiresAt) return refuse({ kind: 'not_due' })
  cancelOrder(draft, order, 'expired', facts.at)
  return draft.decide({ kind: 'cancelled', orderId: order.id })
}
