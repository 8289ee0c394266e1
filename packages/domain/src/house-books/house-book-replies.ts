import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { DeclineReason, PoolPurpose } from './purposes.ts'

export type HouseBookReply =
  | { kind: 'capital_raised'; currency: Currency; amount: Money }
  | { kind: 'capital_received'; arrivalId: string; channel: string; currency: Currency; amount: Money }
  | { kind: 'capital_allotted'; pool: number; product: string; currency: Currency; amount: Money }
  | { kind: 'capital_taken_back'; pool: number; currency: Currency; amount: Money }
  | { kind: 'pool_made'; purpose: PoolPurpose; product: string; currency: Currency }
  | { kind: 'pool_funded'; treasury: number; currency: Currency; amount: Money }
  | { kind: 'sale_opened'; product: string; capacity: Money; mostOwed: Money }
  | { kind: 'sale_closed'; product: string }
  /** `from`: the first UTC day that brings nothing, epoch milliseconds. */
  | { kind: 'product_paused'; product: string; reason: string; from: number }
  /** `pausedIn`: the row that froze it; `until`: the first UTC day that counts again. */
  | { kind: 'product_resumed'; product: string; reason: string; pausedIn: number; until: number }
  | { kind: 'escrow_returned'; treasury: number; product: string; currency: Currency; amount: Money }
  | {
      kind: 'granted'
      purpose: PoolPurpose
      orderId: string
      orderBook: number
      amount: Money
      owed: Money
      left: Money
    }
  | {
      kind: 'grant_declined'
      purpose: PoolPurpose
      orderId: string
      orderBook: number
      amount: Money
      reason: DeclineReason
      left: Money
    }
  | { kind: 'grant_returned'; orderId: string; amount: Money; owed: Money }
  | {
      kind: 'pool_day_settled'
      day: number
      orders: number
      currency: Currency
      gains: Money
      losses: Money
      owed: Money
    }

export type ReplyOf<Kind extends HouseBookReply['kind']> = Extract<HouseBookReply, { kind: Kind }>
