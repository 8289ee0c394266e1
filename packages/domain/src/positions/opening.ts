import type { Draft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { absolute, type Money, type Price, type Quantity, type Rate } from '../money/decimal.ts'
import { ok, refuse, type Result } from '../result.ts'
import { crossWouldBeLiquidated, freeMargin, marketOf, markFact, staleCrossSymbol, termsOf } from './account-risk.ts'
import { notionalMax, openingBracket } from './brackets.ts'
import { crossPositions, keepLeverage, leverageOf, marginCallPart, positionOf } from './held-positions.ts'
import { openableSymbol, quantityFault, type Tradable } from './order-checks.ts'
import { orderRecord } from './order.ts'
import type { PositionPosting } from './position-postings.ts'
import type { PositionRefusal as Refusal } from './position-refusal.ts'
import { type Direction, type MarginMode, type Position, positionRecord, type Stop } from './position.ts'
import { feeOf, initialMarginOf, isolatedWouldBeLiquidated, notionalOf } from './valuation.ts'

/** What an opening asks for, whichever way it comes to be filled. */
export type Opening = {
  symbol: string
  direction: Direction
  marginMode: MarginMode
  leverage: number
  quantity: Quantity
  takeProfit: Stop | null
  stopLoss: Stop | null
}

/** The refusals that an opening meets before its price: symbol, grid, leverage, size, staleness of the book's marks. */
export function checkOpening(
  draft: Draft<PositionPosting>,
  opening: Opening,
  facts: Facts,
  priceOf: (tradable: Tradable) => Price,
): Result<Tradable, Refusal> {
  const tradable = openableSymbol(facts, opening.symbol)
  if (!tradable.ok) return tradable
  const { terms } = tradable.value
  const price = priceOf(tradable.value)
  const fault =
    quantityFault(opening.quantity, terms) ??
    leverageFault(draft, opening, facts) ??
    sizeFault(draft, opening, facts, price)
  if (fault !== undefined) return refuse(fault)
  const stale = staleCrossSymbol(draft, facts)
  return stale === undefined ? tradable : refuse({ kind: 'price_stale', symbol: stale })
}

/** Leverage is per symbol and margin mode: while a position or order is open there, an opening uses the same. */
function leverageFault(draft: Draft<PositionPosting>, opening: Opening, facts: Facts): Refusal | undefined {
  const { symbol, marginMode, leverage } = opening
  const leverageMax = termsOf(facts, symbol).brackets[0]?.leverageMax ?? 1
  if (!Number.isInteger(leverage) || leverage < 1 || leverage > leverageMax)
    return { kind: 'leverage_out_of_range', leverageMax }
  const current = leverageOf(draft, symbol, marginMode)
  if (current === undefined || current === leverage) return undefined
  const inUse = [...draft.all(positionRecord), ...draft.all(orderRecord)].some(
    (each) => each.symbol === symbol && each.marginMode === marginMode,
  )
  return inUse ? { kind: 'leverage_differs', leverage: current } : undefined
}

/**
 * The order alone must be worth something, the resulting position must fit a bracket that allows its leverage, and
 * before a long pause of trading openings take less.
 */
function sizeFault(
  draft: Draft<PositionPosting>,
  { symbol, direction, marginMode, leverage, quantity }: Opening,
  facts: Facts,
  price: Price,
): Refusal | undefined {
  const terms = termsOf(facts, symbol)
  if (notionalOf(quantity, price) < terms.notionalMin) return { kind: 'amount_too_small', minimum: terms.notionalMin }
  const held = positionOf(draft, symbol, direction, marginMode)?.quantity ?? 0n
  const bracket = openingBracket(terms, notionalOf(held + quantity, price))
  if (bracket === undefined) return { kind: 'bracket_exceeded', notionalMax: notionalMax(terms) }
  if (leverage > bracket.leverageMax) return { kind: 'leverage_out_of_range', leverageMax: bracket.leverageMax }
  const { gapLeverageMax } = facts.settings.positions
  if (marketOf(facts, symbol).gapAhead && leverage > gapLeverageMax)
    return { kind: 'leverage_out_of_range', leverageMax: gapLeverageMax }
  return undefined
}

/** How an opening is filled: its price, its fee rate, and whether margin and fee come from `contract` or a reserve. */
export type Fill = { price: Price; feeRate: Rate; from: 'contract' | 'frozen' }

/** The inputs and outputs of an opening, as the reply records them: a receipt recomputes the outputs. */
export type Opened = Pick<Opening, 'symbol' | 'direction' | 'marginMode' | 'leverage' | 'quantity'> & {
  kind: 'opened'
  formula: 'position_opening'
  positionId: string
  /** Of the tick that it filled on. */
  sequence: number
  price: Price
  feeRate: Rate
  notional: Money
  margin: Money
  fee: Money
}

/**
 * Fills an opening on a draft at a price. Margin = notional / leverage and fee = notional × rate, both rounded up.
 * From `contract` the whole cost must be free; from `frozen` it has been reserved.
 */
export function openAt(
  draft: Draft<PositionPosting>,
  opening: Opening,
  facts: Facts,
  fill: Fill,
): Result<Opened, Refusal> {
  const terms = termsOf(facts, opening.symbol)
  const { symbol, direction, marginMode, leverage, quantity } = opening
  const notional = notionalOf(quantity, fill.price)
  const size = sizeFault(draft, opening, facts, fill.price)
  if (size !== undefined) return refuse(size)
  if (raisesExposurePastLimit(draft, opening, facts, fill.price))
    return refuse({ kind: 'house_exposure_exceeded', symbol })
  const margin = initialMarginOf(notional, leverage)
  const fee = feeOf(notional, fill.feeRate)
  if (fill.from === 'contract') {
    const free = freeMargin(draft, facts)
    if (free < margin + fee) return refuse({ kind: 'margin_insufficient', free, missing: margin + fee - free })
  }
  // Margin calls of earlier cross positions are sent again for these.
  if (marginMode === 'cross' && crossPositions(draft).length === 0) draft.setPart(marginCallPart, 0)
  const position = merged(draft, opening, notional, { margin, fee, at: facts.at })
  const subject = position.id
  if (marginMode === 'isolated')
    draft.post({ kind: 'margin_locked', from: fill.from, to: 'margin', amount: margin, subject })
  else if (fill.from === 'frozen')
    draft.post({ kind: 'order_released', from: 'frozen', to: 'contract', amount: margin, subject })
  draft.post({ kind: 'opening_fee', from: fill.from, to: 'house:fees', amount: fee, subject })
  draft.put(positionRecord, position)
  keepLeverage(draft, symbol, marginMode, leverage)
  const mark = markFact(facts, symbol)
  if (marginMode === 'isolated' && isolatedWouldBeLiquidated(position, terms, mark))
    return refuse({ kind: 'would_be_liquidated' })
  if (crossWouldBeLiquidated(draft, facts)) return refuse({ kind: 'would_be_liquidated' })
  return ok({
    kind: 'opened',
    formula: 'position_opening',
    positionId: position.id,
    symbol,
    sequence: marketOf(facts, symbol).tick.sequence,
    direction,
    marginMode,
    leverage,
    quantity,
    price: fill.price,
    feeRate: fill.feeRate,
    notional,
    margin,
    fee,
  })
}

/**
 * Whether the net position in the symbol would move further from zero and past the limit: that of all users, which the house
 * bears; of a book of play money its own, or a few guests could close a symbol for all others.
 */
function raisesExposurePastLimit(
  draft: Draft<PositionPosting>,
  { symbol, direction, quantity }: Opening,
  facts: Facts,
  price: Price,
): boolean {
  const { bookExposureMax } = facts.settings.demo
  const isOwn = draft.book.world === 'demo' && bookExposureMax !== null
  const before = isOwn ? ownNetQuantity(draft, symbol) : facts.netQuantity(symbol)
  const after = direction === 'long' ? before + quantity : before - quantity
  if (absolute(after) <= absolute(before)) return false
  return notionalOf(absolute(after), price) > (isOwn ? bookExposureMax : termsOf(facts, symbol).houseExposureMax)
}

const ownNetQuantity = (draft: Draft<PositionPosting>, symbol: string): Quantity =>
  draft
    .all(positionRecord)
    .filter((position) => position.symbol === symbol)
    .reduce((net, { direction, quantity }) => net + (direction === 'long' ? quantity : -quantity), 0n)

/**
 * Returns the new position, or the existing one with the opening added. Stops of the opening replace existing ones; an
 * opening without stops keeps them.
 */
function merged(
  draft: Draft<PositionPosting>,
  opening: Opening,
  notional: Money,
  { margin, fee, at }: { margin: Money; fee: Money; at: number },
): Position {
  const { symbol, direction, marginMode, leverage, quantity } = opening
  const locked = marginMode === 'isolated' ? margin : 0n
  const held = positionOf(draft, symbol, direction, marginMode)
  if (held !== undefined)
    return {
      ...held,
      quantity: held.quantity + quantity,
      cost: held.cost + notional,
      margin: held.margin + locked,
      feesPaid: held.feesPaid + fee,
      state: 'running',
      takeProfit: opening.takeProfit ?? held.takeProfit,
      stopLoss: opening.stopLoss ?? held.stopLoss,
    }
  return {
    id: draft.nextId(),
    symbol,
    direction,
    marginMode,
    state: 'running',
    quantity,
    cost: notional,
    margin: locked,
    leverage,
    closingQuantity: 0n,
    takeProfit: opening.takeProfit,
    stopLoss: opening.stopLoss,
    realisedProfit: 0n,
    feesPaid: fee,
    fundingPaid: 0n,
    marginCallPercent: 0,
    openedAt: at,
    closedAt: null,
    closeReason: null,
  }
}
