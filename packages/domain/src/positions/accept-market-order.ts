import type { OpenDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { ONE, type Price, type Quantity } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { refuse } from '../result.ts'
import { crossWouldBeLiquidated, freeMargin, marketOf, termsOf } from './account-risk.ts'
import { keepLeverage } from './held-positions.ts'
import type { Opening } from './opening.ts'
import { waitingFault } from './order-limits.ts'
import { type Order, orderRecord } from './order.ts'
import type { PositionPosting } from './position-postings.ts'
import { type Position, positionRecord } from './position.ts'
import { closingPrice, notionalOf, openingPrice, settlementPlaces } from './valuation.ts'

/** Accepts a market opening: reserves margin and fee at the worst price that it may fill at, and waits for its tick. */
export function acceptMarketOpening(draft: OpenDraft<PositionPosting>, opening: Opening, facts: Facts) {
  const full = waitingFault(draft, { symbol: opening.symbol, positionId: null }, facts)
  if (full !== undefined) return refuse(full)
  const terms = termsOf(facts, opening.symbol)
  const price = openingPrice(opening.direction, marketOf(facts, opening.symbol).tick)
  // A decimal times ONE: the notional at the worst price, not cut.
  const worst = notionalOf(opening.quantity, price) * (ONE + terms.slippageRateMax)
  const margin = amountOf(worst, 1n, ONE * BigInt(opening.leverage), settlementPlaces, 'up')
  const fee = amountOf(worst, terms.takerRate, ONE * ONE, settlementPlaces, 'up')
  const free = freeMargin(draft, facts)
  if (free < margin + fee) return refuse({ kind: 'margin_insufficient', free, missing: margin + fee - free })
  const order = pendingOrder(draft, opening, facts, { action: 'open', price, positionId: null })
  draft.post({
    kind: 'order_reserved',
    from: 'contract',
    to: 'frozen',
    amount: margin + fee,
    subject: order.id,
  })
  if (crossWouldBeLiquidated(draft, facts)) return refuse({ kind: 'would_be_liquidated' })
  keepLeverage(draft, opening.symbol, opening.marginMode, opening.leverage)
  draft.put(orderRecord, { ...order, reserved: margin + fee, reservedFee: fee })
  return draft.decide({ kind: 'accepted', orderId: order.id, state: 'pending' })
}

/** Holds the quantity of a position for a market close that waits for its tick, and returns the order. */
export function holdMarketClose(
  draft: OpenDraft<PositionPosting>,
  position: Position,
  quantity: Quantity,
  facts: Facts,
  { action, part }: { action: 'close' | 'reverse'; part?: number },
): Order {
  const { symbol, direction, marginMode, leverage, id } = position
  const price = closingPrice(direction, marketOf(facts, symbol).tick)
  const opening = { symbol, direction, marginMode, leverage, quantity, takeProfit: null, stopLoss: null }
  const order = pendingOrder(draft, opening, facts, { action, price, positionId: id }, part)
  const closingQuantity = position.closingQuantity + quantity
  draft.put(orderRecord, order)
  draft.put(positionRecord, {
    ...position,
    closingQuantity,
    state: closingQuantity === position.quantity ? 'settling' : 'running',
  })
  return order
}

function pendingOrder(
  draft: OpenDraft<PositionPosting>,
  opening: Opening,
  facts: Facts,
  { action, price, positionId }: { action: Order['action']; price: Price; positionId: string | null },
  part?: number,
): Order {
  const { symbol, direction, marginMode, leverage, quantity, takeProfit, stopLoss } = opening
  return {
    id: draft.nextId(part),
    type: 'market',
    action,
    state: 'open',
    symbol,
    direction,
    marginMode,
    leverage,
    quantity,
    takeProfit,
    stopLoss,
    price,
    positionId,
    reserved: 0n,
    reservedFee: 0n,
    feeRate: termsOf(facts, symbol).takerRate,
    settingsVersion: facts.settings.version,
    placedAt: facts.at,
    acceptedSequence: marketOf(facts, symbol).tick.sequence,
    expiresAt: null,
    closedAt: null,
    cancelReason: null,
  }
}
