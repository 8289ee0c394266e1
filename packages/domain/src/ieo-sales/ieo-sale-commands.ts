import type { Hash } from '../ledger/hash.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { Allotment } from './allotment.ts'
import type { IeoAgreement } from './ieo-agreement.ts'

/** The operators who stand behind a command, by their ids. None in a sandbox, whose issuers deliver play money. */
type BySome = { operators: readonly number[] }

export type IeoSaleCommand =
  /** The issuer has delivered tokens. `reference`: of the transfer. */
  | ({ kind: 'receive_tokens'; product: string; amount: Money; reference: string } & BySome)
  /** Opens the sale on the terms of the settings, once: refused while the tokens are not there. */
  | ({ kind: 'open_ieo'; product: string } & BySome)
  /** Ends it: nobody applies any more. `root`: of the list of all applications. */
  | { kind: 'close_ieo'; product: string; orders: number; lots: number; root: Hash }
  /** What each application gets, where everybody gets the same part. */
  | ({ kind: 'allot_ieo'; product: string } & Allotment)
  /** What the beacon has drawn. The second draw gives out the lots that winners did not pay. */
  | { kind: 'draw_ieo'; product: string; draw: 1 | 2; beacon: Hash; lots: number; upTo: Hash }
  /** Tokens leave for an order that has paid, and what it has paid comes. */
  | { kind: 'deliver_tokens'; orderId: string; tokens: Money; amount: Money }
  /** The token is free: its holders may move it. */
  | ({ kind: 'list_ieo'; product: string; lots: number } & BySome)
  /** The token was not listed in time: who has paid gets it back. `lots`: what all orders have got. */
  | { kind: 'call_off_ieo'; product: string; lots: number }
  /** Tokens come back from an order that was paid back, and what it had paid leaves. */
  | { kind: 'take_back_tokens'; orderId: string; tokens: Money; amount: Money }
  /** Refused until the token is listed. */
  | ({ kind: 'pay_out_raised'; product: string; amount: Money; reference: string } & BySome)
  | ({ kind: 'return_tokens'; product: string; amount: Money; reference: string } & BySome)

export type SaleCommandOf<Kind extends IeoSaleCommand['kind']> = Extract<IeoSaleCommand, { kind: Kind }>

/** Each row that others follow names the one before. */
type Chained = IeoAgreement & { previousRow: number }

/** Tokens of an order, against what it has paid. */
type Delivery = {
  product: string
  token: Currency
  currency: Currency
  orderId: string
  tokens: Money
  amount: Money
}

export type IeoSaleReply =
  | { kind: 'tokens_received'; product: string; token: Currency; amount: Money; reference: string }
  /** `closesAt`: a midnight, epoch milliseconds. `round`: of the beacon that draws; 0 where nothing is drawn. */
  | (IeoAgreement & { kind: 'ieo_opened'; lots: number; settingsVersion: number; closesAt: number; round: number })
  | (Chained & { kind: 'ieo_closed'; lots: number; orders: number; lotsApplied: number; root: Hash; round: number })
  | (Chained & { kind: 'ieo_allotted'; lots: number; lotsApplied: number } & Allotment)
  /** Tickets above `above` and up to `upTo` win. The sale waits for them until `payUntil` at least, epoch milliseconds. */
  | (Chained & {
      kind: 'ieo_drawn'
      draw: 1 | 2
      round: number
      root: Hash
      beacon: Hash
      seed: Hash
      lots: number
      above: Hash
      upTo: Hash
      payUntil: number
    })
  | (Delivery & { kind: 'tokens_delivered' })
  | (Delivery & { kind: 'tokens_taken_back' })
  | (Chained & { kind: 'ieo_listed'; lots: number })
  | (Chained & { kind: 'ieo_called_off'; lots: number })
  /** `listedIn`: the row that listed the token. */
  | {
      kind: 'raised_paid_out'
      product: string
      currency: Currency
      amount: Money
      reference: string
      listedIn: number
    }
  | { kind: 'tokens_returned'; product: string; token: Currency; amount: Money; reference: string }

export type SaleReplyOf<Kind extends IeoSaleReply['kind']> = Extract<IeoSaleReply, { kind: Kind }>
