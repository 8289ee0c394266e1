import type { Draft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { type Money, type Price, type Quantity, type Rate, smaller } from '../money/decimal.ts'
import { amountOf, mulDiv } from '../money/mul-div.ts'
import { assert } from '../result.ts'
import { markFact } from './account-risk.ts'
import { crossPositions } from './held-positions.ts'
import { cancelOrder } from './order-cancel.ts'
import { orderRecord } from './order.ts'
import type { PositionPosting } from './position-postings.ts'
import { type CloseReason, type Position, positionRecord } from './position.ts'
import { bookedProfit, feeOf, notionalOf, profitAt, settlementPlaces } from './valuation.ts'

/**
 * One close of one position, full or partial: its inputs and outputs. It is part of the command's reply, and so of the
 * journal row's hash, and a receipt recomputes the outputs from the inputs.
 */
export type Settlement = {
  formula: 'position_settlement'
  positionId: string
  symbol: string
  /** Of the tick that it filled on. */
  sequence: number
  reason: CloseReason
  direction: Position['direction']
  marginMode: Position['marginMode']
  price: Price
  quantity: Quantity
  feeRate: Rate
  liquidationRate: Rate
  /** The position and `contract` as they were before it. */
  before: { quantity: Quantity; cost: Money; margin: Money; available: Money }
  profit: Money
  /** Isolated margin that came free, before any loss and fee. */
  released: Money
  closingFee: Money
  liquidationFee: Money
  insurancePaid: Money
  /** Of a take-profit or stop-loss: the price that the mark of the tick has crossed. */
  stopPrice: Price | null
  /** Profits of other cross positions that were realised at their marks to cover this one. */
  realised: readonly Realised[]
}

export const isCrossLiquidation = ({ reason, marginMode }: Settlement): boolean =>
  reason === 'liquidation' && marginMode === 'cross'

/**
 * The profits of open positions that a row of closes booked: before each of its settlements, and in one list more after
 * the last. Those of its end were booked before what the shortage liquidated, which is never before another close.
 */
export function bookedBefore({
  settlements,
  realised,
}: {
  settlements: readonly Settlement[]
  realised: readonly Realised[]
}): readonly (readonly Realised[])[] {
  const first = settlements.findIndex(isCrossLiquidation)
  const end = first === -1 ? settlements.length : first
  const before = [...settlements.map((each) => each.realised), []]
  return before.map((each, place) => (place === end ? [...realised, ...each] : each))
}

/** The profit of a cross position, booked at its mark while the position stays open; its cost was this and is the mark's. */
export type Realised = Pick<Position, 'symbol' | 'direction' | 'quantity' | 'cost'> & {
  positionId: string
  mark: Price
  profit: Money
}

/** How a position is closed. A liquidation rate of zero means an ordinary close. */
export type Closing = {
  quantity: Quantity
  price: Price
  sequence: number
  feeRate: Rate
  liquidationRate: Rate
  reason: CloseReason
}

/**
 * Settles a close on a draft: price part first, then closing fee, then liquidation fee, each at most what is left. A
 * partial close takes its share of cost and isolated margin rounded down, the last one takes the rest; profit is
 * rounded down. `insurance` pays an isolated price part beyond the margin. A cross one beyond `contract` is covered by
 * realising the profit of the other cross positions; a remaining shortage stays as a negative `contract` on the draft,
 * for `finishCross` to judge.
 */
export function settle(draft: Draft<PositionPosting>, position: Position, closing: Closing, facts: Facts): Settlement {
  const { quantity } = closing
  assert(quantity > 0n && quantity <= position.quantity, 'a close takes at most what is open')
  const isLast = quantity === position.quantity
  const part = (amount: Money): Money => (isLast ? amount : mulDiv(amount, quantity, position.quantity, 'down'))
  const cost = part(position.cost)
  const released = isLast
    ? position.margin
    : amountOf(position.margin, quantity, position.quantity, settlementPlaces, 'down')
  const profit = bookedProfit(profitAt({ direction: position.direction, quantity, cost }, closing.price))
  const before = {
    quantity: position.quantity,
    cost: position.cost,
    margin: position.margin,
    available: draft.held('contract'),
  }
  const remaining: Position = {
    ...position,
    quantity: position.quantity - quantity,
    cost: position.cost - cost,
    margin: position.margin - released,
    closingQuantity: smaller(position.closingQuantity, position.quantity - quantity),
  }
  draft.put(positionRecord, remaining)
  const notional = notionalOf(quantity, closing.price)
  const wanted = {
    closingFee: feeOf(notional, closing.feeRate),
    liquidationFee: feeOf(notional, closing.liquidationRate),
  }
  const paid =
    position.marginMode === 'isolated'
      ? settleIsolated(draft, position.id, { released, profit, ...wanted })
      : settleCross(draft, position.id, { profit, ...wanted }, facts)
  finish(draft, remaining, isLast, {
    reason: closing.reason,
    profit,
    fees: paid.closingFee + paid.liquidationFee,
    at: facts.at,
  })
  const { symbol, direction, marginMode } = position
  const { sequence, reason, price, feeRate, liquidationRate } = closing
  return {
    formula: 'position_settlement',
    positionId: position.id,
    symbol,
    sequence,
    reason,
    direction,
    marginMode,
    price,
    quantity,
    feeRate,
    liquidationRate,
    before,
    profit,
    released,
    stopPrice: null,
    ...paid,
  }
}

type Paid = Pick<Settlement, 'closingFee' | 'liquidationFee' | 'insurancePaid' | 'realised'>
type Due = { profit: Money; closingFee: Money; liquidationFee: Money }

function settleIsolated(draft: Draft<PositionPosting>, subject: string, due: Due & { released: Money }): Paid {
  const loss = due.profit < 0n ? -due.profit : 0n
  const lossPaid = smaller(loss, due.released)
  const insurancePaid = loss - lossPaid
  draft.post({ kind: 'loss', from: 'margin', to: 'house:counterparty', amount: lossPaid, subject })
  draft.post({
    kind: 'insurance',
    from: 'house:insurance',
    to: 'house:counterparty',
    amount: insurancePaid,
    subject,
  })
  draft.post({ kind: 'margin_released', from: 'margin', to: 'contract', amount: due.released - lossPaid, subject })
  const gain = due.profit > 0n ? due.profit : 0n
  draft.post({ kind: 'profit', from: 'house:counterparty', to: 'contract', amount: gain, subject })
  const left = due.released - lossPaid + gain
  const closingFee = smaller(due.closingFee, left)
  const liquidationFee = smaller(due.liquidationFee, left - closingFee)
  payFees(draft, subject, closingFee, liquidationFee)
  return { closingFee, liquidationFee, insurancePaid, realised: [] }
}

function settleCross(draft: Draft<PositionPosting>, subject: string, due: Due, facts: Facts): Paid {
  if (due.profit > 0n)
    draft.post({ kind: 'profit', from: 'house:counterparty', to: 'contract', amount: due.profit, subject })
  else draft.post({ kind: 'loss', from: 'contract', to: 'house:counterparty', amount: -due.profit, subject })
  const realised = realiseProfits(draft, facts, due.closingFee + due.liquidationFee, subject)
  const left = draft.held('contract') > 0n ? draft.held('contract') : 0n
  const closingFee = smaller(due.closingFee, left)
  const liquidationFee = smaller(due.liquidationFee, left - closingFee)
  payFees(draft, subject, closingFee, liquidationFee)
  return { closingFee, liquidationFee, insurancePaid: 0n, realised }
}

function payFees(draft: Draft<PositionPosting>, subject: string, closingFee: Money, liquidationFee: Money): void {
  draft.post({ kind: 'closing_fee', from: 'contract', to: 'house:fees', amount: closingFee, subject })
  draft.post({ kind: 'liquidation_fee', from: 'contract', to: 'house:insurance', amount: liquidationFee, subject })
}

/**
 * Realises the profit of cross positions at their marks, largest first, ties by id, until `contract` holds `needed`;
 * their cost moves to the mark. A position that is just being closed whole has no quantity and so no profit.
 */
export function realiseProfits(draft: Draft<PositionPosting>, facts: Facts, needed: Money, except: string): Realised[] {
  const realised: Realised[] = []
  while (draft.held('contract') < needed) {
    const winner = largestWinner(draft, facts, except)
    if (winner === undefined) break
    const { position, mark, profit } = winner
    draft.post({
      kind: 'profit',
      from: 'house:counterparty',
      to: 'contract',
      amount: profit,
      subject: position.id,
    })
    draft.put(positionRecord, {
      ...position,
      cost: notionalOf(position.quantity, mark),
      realisedProfit: position.realisedProfit + profit,
    })
    const { id: positionId, symbol, direction, quantity, cost } = position
    realised.push({ positionId, symbol, direction, quantity, cost, mark, profit })
  }
  return realised
}

function largestWinner(
  draft: Draft<PositionPosting>,
  facts: Facts,
  except: string,
): { position: Position; mark: Price; profit: Money } | undefined {
  return crossPositions(draft)
    .filter((position) => position.id !== except)
    .map((position) => {
      const mark = markFact(facts, position.symbol)
      return { position, mark, profit: bookedProfit(profitAt(position, mark)) }
    })
    .filter(({ profit }) => profit > 0n)
    .sort((a, b) =>
      a.profit === b.profit ? (a.position.id < b.position.id ? -1 : 1) : a.profit > b.profit ? -1 : 1,
    )[0]
}

function finish(
  draft: Draft<PositionPosting>,
  remaining: Position,
  isLast: boolean,
  { reason, profit, fees, at }: { reason: CloseReason; profit: Money; fees: Money; at: number },
): void {
  const settled = {
    ...remaining,
    realisedProfit: remaining.realisedProfit + profit,
    feesPaid: remaining.feesPaid + fees,
  }
  if (!isLast) {
    draft.put(positionRecord, {
      ...settled,
      state: settled.closingQuantity === settled.quantity ? 'settling' : 'running',
    })
    return
  }
  draft.put(positionRecord, { ...settled, state: 'closed', closedAt: at, closeReason: reason })
  for (const order of draft.all(orderRecord))
    if (order.positionId === remaining.id) cancelOrder(draft, order, 'position_closed', at)
}
