import { type Price, printDecimal, type Quantity } from '@touchstone/domain/money/decimal'
import type { PositionRefusal } from '@touchstone/domain/positions/position-refusal'
import type { Direction, MarginMode, Stop } from '@touchstone/domain/positions/position'
import type { CommandOf, Refusal } from '@touchstone/domain/rulebook/nouns'
import { assert } from '@touchstone/domain/result'
import { dayMs } from '@touchstone/domain/time'
import type { Book } from '../books/book.ts'
import { quantityForMargin, type Terms } from './order-size.ts'
import { type StopKind, stopPrice, unitAt } from './stop-price.ts'
import { typedDecimal } from '../format/typed-decimal.ts'

/** Good until cancelled, for a day, for seven days. */
export type Expiry = 'none' | 'day' | 'week'
export type StopsTyped = { on: boolean; by: 'price' | 'percent'; takeProfit: string; stopLoss: string }

/** The fields of the form, as chosen and typed. */
export type OrderDraft = {
  symbol: string
  direction: Direction
  marginMode: MarginMode
  type: 'market' | 'limit'
  /** What `amount` is: USDT of margin, or a quantity. */
  entry: 'margin' | 'quantity'
  amount: string
  limit: string
  expiry: Expiry
  stops: StopsTyped
}

export type OrderField = 'amount' | 'limit' | StopKind
export type OpeningCommand = CommandOf<'open_position'> | CommandOf<'place_limit_order'>
/** The command, or the field that is still empty. */
export type Formed = { ok: true; command: OpeningCommand } | { ok: false; missing: OrderField }

/** The quantity that an amount means; undefined while there is none. */
export function quantityOf(
  { entry, amount }: Pick<OrderDraft, 'entry' | 'amount'>,
  terms: Terms,
): Quantity | undefined {
  const typed = typedDecimal(amount)
  if (typed === undefined || entry === 'quantity') return typed
  return quantityForMargin(typed, terms)
}

/** The limit that was typed; undefined while there is none. */
export const limitPriceOf = (draft: Pick<OrderDraft, 'limit'>): Price | undefined => {
  const price = typedDecimal(draft.limit)
  return price === undefined || price <= 0n ? undefined : price
}

/** The order as a command of the domain. What was typed goes in as typed: whether it may be is the domain's to say. */
export function formOrder(draft: OrderDraft, terms: Terms & { priceTick: Price }): Formed {
  const { symbol, direction, marginMode, type } = draft
  const { leverage } = terms
  const limit = limitPriceOf(draft)
  if (type === 'limit' && limit === undefined) return { ok: false, missing: 'limit' }
  const quantity = quantityOf(draft, terms)
  if (quantity === undefined || (quantity === 0n && typedDecimal(draft.amount) === 0n))
    return { ok: false, missing: 'amount' }
  const opening = { symbol, direction, marginMode, leverage, quantity, ...stopsOf(draft, terms) }
  if (limit === undefined || type === 'market') return { ok: true, command: { kind: 'open_position', ...opening } }
  return { ok: true, command: { kind: 'place_limit_order', ...opening, price: limit, expiresAt: null } }
}

/** The stops of a draft as prices, however they were typed; an empty one is null. */
export type StopsMeant = Record<StopKind, Stop | null>

export function stopsOf(
  { direction, stops }: Pick<OrderDraft, 'direction' | 'stops'>,
  { price, leverage, priceTick }: { price: Price; leverage: number; priceTick: Price },
): StopsMeant {
  const read = (kind: StopKind): Stop | null => {
    const typed = stops.on ? typedDecimal(stops[kind]) : undefined
    if (typed === undefined || typed === 0n) return null
    if (stops.by === 'price') return { price: typed, quantity: null }
    const found = stopPrice(kind, typed / 100n, unitAt(direction, price, leverage), priceTick)
    return found === undefined ? null : { price: found, quantity: null }
  }
  return { takeProfit: read('takeProfit'), stopLoss: read('stopLoss') }
}

/** Where the form shows a refusal. `market` is no field's fault: it shows on the button. */
export type FaultPlace = OrderField | 'leverage' | 'market'

/** By refusal of an order; `field`: of the field that the refusal names. */
const places = {
  price_missing: 'market',
  price_stale: 'market',
  market_closed: 'market',
  symbol_off: 'market',
  symbol_unknown: 'market',
  not_offered_in_country: 'market',
  self_excluded: 'market',
  cooling_off: 'market',
  loss_limit_reached: 'market',
  leverage_out_of_range: 'leverage',
  leverage_above_country: 'leverage',
  leverage_differs: 'leverage',
  order_resting: 'leverage',
  expiry_in_the_past: 'limit',
  price_off_grid: 'field',
  stop_on_wrong_side: 'field',
  amount_not_positive: 'field',
  amount_off_grid: 'amount',
  amount_too_small: 'amount',
  amount_too_large: 'amount',
  quantity_off_grid: 'amount',
  quantity_exceeds_position: 'amount',
  margin_insufficient: 'amount',
  would_be_liquidated: 'amount',
  bracket_exceeded: 'amount',
  house_exposure_exceeded: 'amount',
  risk_not_acknowledged: 'amount',
  stake_above_country: 'amount',
  position_not_found: 'amount',
  position_not_isolated: 'amount',
  order_not_found: 'amount',
  order_pending: 'amount',
  nothing_to_close: 'amount',
  quote_moved: 'amount',
  too_many_orders: 'market',
  too_many_symbol_orders: 'market',
  too_many_closes: 'amount',
  not_due: 'amount',
} as const satisfies Record<PositionRefusal['kind'], FaultPlace | 'field'>

/** The refusals that are no field's fault: whoever shows them has words for each. */
export type MarketFault = {
  [Kind in keyof typeof places]: (typeof places)[Kind] extends 'market' ? Kind : never
}[keyof typeof places]

const isOfOrder = (kind: string): kind is PositionRefusal['kind'] => Object.hasOwn(places, kind)

type MarketRefusal = Extract<Refusal, { kind: MarketFault }>
const isOfMarket = (refusal: Refusal): refusal is MarketRefusal =>
  isOfOrder(refusal.kind) && places[refusal.kind] === 'market'

/** A refusal with its place. */
export type Fault =
  | { refusal: MarketRefusal; place: 'market' }
  | { refusal: Refusal; place: Exclude<FaultPlace, 'market'> }

export function faultOf(refusal: Refusal): Fault {
  if (isOfMarket(refusal)) return { refusal, place: 'market' }
  const place = placeOf(refusal)
  assert(place !== 'market', 'a refusal of the market is one of those above')
  return { refusal, place }
}

/** Where a refusal of another noun came from is not on this form: it stands at the amount. */
export function placeOf(refusal: Refusal): FaultPlace {
  const place = isOfOrder(refusal.kind) ? places[refusal.kind] : 'amount'
  if (place !== 'field') return place
  return 'field' in refusal ? fieldNamed(refusal.field) : 'amount'
}

function fieldNamed(field: string): OrderField {
  if (field === 'price') return 'limit'
  return field === 'takeProfit' || field === 'stopLoss' ? field : 'amount'
}

/** The moment that an order is good until; null for one that stays until it is cancelled. */
export function expiresAtMs(expiry: Expiry, nowMs: number): number | null {
  if (expiry === 'none') return null
  return nowMs + (expiry === 'day' ? dayMs : 7 * dayMs)
}

export const printedStop = (stop: Stop | null): { price: string; quantity: string | null } | null =>
  stop && { price: printDecimal(stop.price), quantity: stop.quantity === null ? null : printDecimal(stop.quantity) }

/** The order as the API takes it. It is made once for what a person confirms, so that asking again is the same order. */
export function orderRequest(command: OpeningCommand, book: Book, expiresAt: number | null) {
  const { symbol, direction, marginMode, leverage } = command
  const shared = {
    book,
    symbol,
    direction,
    marginMode,
    leverage,
    quantity: printDecimal(command.quantity),
    takeProfit: printedStop(command.takeProfit),
    stopLoss: printedStop(command.stopLoss),
  }
  return command.kind === 'open_position'
    ? { type: 'market' as const, body: shared }
    : {
        type: 'limit' as const,
        body: { ...shared, price: printDecimal(command.price), expiresAtMs: expiresAt },
      }
}

export type OrderRequest = ReturnType<typeof orderRequest>
