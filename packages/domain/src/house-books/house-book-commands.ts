import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { PoolPurpose } from './purposes.ts'

/** The operators who stand behind a command, by their ids. None in a sandbox, which funds its first offerings itself. */
type BySome = { operators: readonly number[] }

export type HouseBookCommand =
  /** Gives the treasury of a sandbox its play money, once: as much as the settings say. */
  | { kind: 'raise_capital' }
  /** The same of a coin that the settings name, once for each. */
  | { kind: 'raise_coin_capital'; currency: Currency }
  /** Takes money that has come from outside as capital of the house: an arrival, as a bank line shows it, whole and once. */
  | ({ kind: 'receive_capital'; arrivalId: string; channel: string; currency: Currency; amount: Money } & BySome)
  /** Sends capital to a pool; what follows puts it there. */
  | ({ kind: 'allot_capital'; pool: number; product: string; currency: Currency; amount: Money } & BySome)
  /** Takes what a pool sends back. */
  | { kind: 'take_back_capital'; pool: number; currency: Currency; amount: Money }
  /** Makes an empty house book the pool of an offering. */
  | { kind: 'make_pool'; purpose: PoolPurpose; product: string; currency: Currency }
  /** Puts what the treasury has sent in `escrow`, in the currency that was sent. */
  | { kind: 'fund_pool'; treasury: number; currency: Currency; amount: Money }
  /** Refused while `escrow` does not cover the most that the whole sale can owe. */
  | ({ kind: 'open_sale'; product: string; capacity: Money; mostOwed: Money } & BySome)
  | ({ kind: 'close_sale'; product: string } & BySome)
  /** Freezes a product from the next UTC day on, and lets it go on from another. Why is told to everybody who holds some. */
  | ({ kind: 'pause_product'; product: string; reason: string } & BySome)
  | ({ kind: 'resume_product'; product: string; reason: string } & BySome)
  /** Sends what covers nothing back to the treasury. */
  | ({ kind: 'return_escrow'; treasury: number; product: string; amount: Money } & BySome)
  /** Takes an order's share out of the capacity, or declines it; the answer follows. */
  | { kind: 'grant'; orderId: string; orderBook: number; product: string; amount: Money; owed: Money }
  /** An order has ended, or was cancelled: its share is free again, and what it could still have been owed. */
  | { kind: 'return_grant'; orderId: string; amount: Money; owed: Money }
  /**
   * Pays what the orders of a day have gained, and takes what they have lost; `owed` is the most that they could have been
   * owed for that day. The orders of one day stand behind it: `verify` adds them up.
   */
  | { kind: 'settle_pool_day'; day: number; orders: number; gains: Money; losses: Money; owed: Money }

export type CommandOf<Kind extends HouseBookCommand['kind']> = Extract<HouseBookCommand, { kind: Kind }>
