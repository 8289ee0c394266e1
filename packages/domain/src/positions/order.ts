import type { RecordKind } from '../books/record-kind.ts'
import { settlementCurrency } from '../money/currency.ts'
import type { Money, Price, Quantity, Rate } from '../money/decimal.ts'
import type { Direction, MarginMode, Stop } from './position.ts'

export type OrderState = 'open' | 'filled' | 'cancelled'

export type OrderCancelReason =
  | 'user'
  | 'expired'
  | 'liquidation'
  | 'position_closed'
  | 'slippage_exceeded'
  | 'no_price'
  | 'would_be_liquidated'
  | 'house_exposure_exceeded'
  | 'bracket_exceeded'
  | 'margin_insufficient'
  | 'restricted'
  | 'refused'

/**
 * `limit` rests until the market reaches its price; `market` waits for the first tick after its acceptance (live
 * feeds). An opening holds `reserved` in `frozen`; a closing one locks no money.
 */
export type Order = {
  id: string
  type: 'limit' | 'market'
  action: 'open' | 'close' | 'reverse'
  state: OrderState
  symbol: string
  /** Of the position that it opens or closes. */
  direction: Direction
  marginMode: MarginMode
  leverage: number
  quantity: Quantity
  /** The limit, or for a market order the price that was shown when it was accepted. */
  price: Price
  /** The position that a closing order belongs to. */
  positionId: string | null
  /** Margin and fee, in `frozen`. */
  reserved: Money
  /** The part of `reserved` that is the fee. */
  reservedFee: Money
  /** A resting order keeps the rates that it was placed under. */
  feeRate: Rate
  settingsVersion: number
  takeProfit: Stop | null
  stopLoss: Stop | null
  /** Epoch milliseconds and tape sequence at acceptance. */
  placedAt: number
  acceptedSequence: number
  expiresAt: number | null
  closedAt: number | null
  cancelReason: OrderCancelReason | null
}

/** The terms of an order that a fill is held to, as its reply records them. */
export type FilledOrder = { orderId: string; order: Pick<Order, 'price' | 'feeRate' | 'settingsVersion' | 'reserved'> }

export const filledOrder = ({ id, price, feeRate, settingsVersion, reserved }: Order): FilledOrder => ({
  orderId: id,
  order: { price, feeRate, settingsVersion, reserved },
})

export const orderRecord: RecordKind<'order', Order> = {
  name: 'order',
  isOpen: ({ state }) => state === 'open',
  frozen: ({ reserved }) => ({ currency: settlementCurrency, amount: reserved }),
  filing: ({ state, symbol, placedAt, expiresAt }) => ({
    state,
    subject: symbol,
    madeAt: placedAt,
    dueAt: expiresAt,
    slot: null,
    rank: null,
  }),
  decimals: {
    quantity: true,
    price: true,
    reserved: true,
    reservedFee: true,
    feeRate: true,
    takeProfit: { price: true, quantity: true },
    stopLoss: { price: true, quantity: true },
  },
}
