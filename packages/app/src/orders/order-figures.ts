import { type Money, type Price, printDecimal, type Quantity, type Rate } from '@touchstone/domain/money/decimal'
import { amountOf, over } from '@touchstone/domain/money/mul-div'
import { type CloseResult, closeResult } from '@touchstone/domain/positions/position-result'
import type { Direction } from '@touchstone/domain/positions/position'
import { bookedProfit, feeOf, notionalOf, profitAt } from '@touchstone/domain/positions/valuation'
import { typedDecimal } from '../format/typed-decimal.ts'
import { inCents } from './order-size.ts'
import type { OrderEstimate } from './estimate-order.ts'
import { type OrderDraft, type StopsMeant, stopsOf, type StopsTyped } from './order-form.ts'

/** What a move of the price by one percent makes of an order's value, in USDT. */
export const onePercentOf = (notional: Money): Money => amountOf(notional, 1n, 100n, 2, 'down')

/** How far a price is from another, as a fraction of that: negative where it is below. */
export const distanceOf = (price: Price, from: Price): Rate | undefined =>
  from > 0n ? over(price - from, from, 'down') : undefined

/** The step that a typed margin was rounded down to; undefined where nothing was lost. */
export function roundedTo(
  { entry, amount }: Pick<OrderDraft, 'entry' | 'amount'>,
  { cost, terms }: Pick<OrderEstimate, 'cost' | 'terms'>,
): Quantity | undefined {
  const typed = entry === 'margin' ? typedDecimal(amount) : undefined
  if (typed === undefined || cost === undefined) return undefined
  return inCents(cost.margin) === typed ? undefined : terms.quantityStep
}

/** What an order would open: what its stops are valued by. */
export type Opened = {
  direction: Direction
  quantity: Quantity
  cost: Money
  margin: Money
  openingFee: Money
  takerRate: Rate
}

/** What an estimated order would open; undefined while its size is not known. */
export function openedBy(direction: Direction, estimate: OrderEstimate | undefined): Opened | undefined {
  if (estimate?.quantity === undefined || estimate.cost === undefined) return undefined
  const { quantity, cost, terms } = estimate
  const { notional, margin, fee } = cost
  return { direction, quantity, cost: notional, margin, openingFee: fee, takerRate: terms.takerRate }
}

/** What closing all of it at a price would bring, net of both fees, by the rule that settles it. */
export function resultAtPrice(opened: Opened, price: Price): CloseResult {
  const { quantity, cost, margin, openingFee, takerRate } = opened
  const closed = {
    quantity,
    price,
    profit: bookedProfit(profitAt(opened, price)),
    closingFee: feeOf(notionalOf(quantity, price), takerRate),
    liquidationFee: 0n,
    insurancePaid: 0n,
  }
  return closeResult({ quantity, cost, margin, openingFee, funding: 0n, realised: 0n }, closed).result
}

/** Where an order would be liquidated: its resulting position, with what is added to. */
export const liquidationOf = (estimate: OrderEstimate | undefined): Price | null | undefined =>
  estimate?.outlook?.liquidationPrice

/** The lines of an order that is being written, as prices on the chart. */
export type DraftLines = {
  direction: Direction
  type: OrderDraft['type']
  /** What the order is priced at. */
  from?: string
  entry?: string
  takeProfit?: string
  stopLoss?: string
  liquidation?: string
}

/** The stops of a draft as prices; undefined while there is no price to reckon them from. */
export function stopsMeant(
  draft: Pick<OrderDraft, 'direction' | 'stops'>,
  estimate: OrderEstimate | undefined,
): StopsMeant | undefined {
  if (estimate?.price === undefined) return undefined
  const { price, leverage, terms } = estimate
  return stopsOf(draft, { price, leverage, priceTick: terms.priceTick })
}

/** A market order has no entry line of its own: it is the price's. */
export function draftLines(draft: OrderDraft, estimate: OrderEstimate | undefined): DraftLines {
  const { direction, type } = draft
  const meant = stopsMeant(draft, estimate)
  const lines: [keyof Omit<DraftLines, 'direction' | 'type'>, Price | null | undefined][] = [
    ['from', estimate?.price],
    ['entry', type === 'limit' ? estimate?.limit : undefined],
    ['takeProfit', meant?.takeProfit?.price],
    ['stopLoss', meant?.stopLoss?.price],
    ['liquidation', liquidationOf(estimate)],
  ]
  const shown = lines.flatMap(([name, price]) =>
    price === null || price === undefined ? [] : [[name, printDecimal(price)] as const],
  )
  return { direction, type, ...Object.fromEntries(shown) }
}

/** What of a draft changes with a line that was moved on the chart. A stop that was off is switched on by it. */
export function movedLine(
  draft: OrderDraft,
  estimate: OrderEstimate | undefined,
  kind: 'entry' | 'takeProfit' | 'stopLoss' | 'liquidation',
  price: string,
): Partial<Pick<OrderDraft, 'limit' | 'stops'>> {
  if (kind === 'liquidation') return {}
  if (kind === 'entry') return draft.type === 'limit' ? { limit: price } : {}
  return { stops: { ...pricedStops(draft, estimate), on: true, [kind]: price } }
}

/** The stops of a draft with each as a price; of stops that were off nothing is left. */
function pricedStops(draft: OrderDraft, estimate: OrderEstimate | undefined): StopsTyped {
  const { stops } = draft
  if (stops.on && stops.by === 'price') return stops
  const meant = stops.on ? stopsMeant(draft, estimate) : undefined
  const textOf = (kind: 'takeProfit' | 'stopLoss'): string => {
    const price = meant?.[kind]?.price
    return price === undefined ? '' : printDecimal(price)
  }
  return { on: stops.on, by: 'price', takeProfit: textOf('takeProfit'), stopLoss: textOf('stopLoss') }
}
