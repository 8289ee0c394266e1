import type { DeclineReason } from '../house-books/purposes.ts'
import type { Money } from '../money/decimal.ts'
import type { Agreed } from '../restrictions/agreed.ts'
import type { BondOrder } from './bond-order.ts'

export type BondUserCommand =
  | ({ kind: 'subscribe_bond'; product: string; units: number } & Agreed)
  /** Gives it back before the bond goes ahead. */
  | { kind: 'withdraw_bond'; orderId: string }

export type BondHouseCommand =
  | { kind: 'confirm_bond'; orderId: string }
  | { kind: 'decline_bond'; orderId: string; reason: DeclineReason; left: Money }
  /** The bond went ahead, or fell short: the row of its book that says so. */
  | { kind: 'start_bond'; orderId: string; closedIn: number; startDay: number }
  | { kind: 'return_bond'; orderId: string; closedIn: number }
  /** What a payment of the bond brought each unit: the row of its book that shared it. */
  | {
      kind: 'credit_bond'
      orderId: string
      paidIn: number
      payment: number
      interestPerUnit: Money
      principalPerUnit: Money
      /** Of a unit after it: all interest that it was paid, and what is left of its price. */
      interestPaid: Money
      principalLeft: Money
    }

export type BondCommandOf<Kind extends (BondUserCommand | BondHouseCommand)['kind']> = Extract<
  BondUserCommand | BondHouseCommand,
  { kind: Kind }
>

type Of<Kind extends string> = { kind: Kind; order: BondOrder }

export type BondReply =
  | Of<'bond_requested'>
  | Of<'bond_confirmed'>
  | (Of<'bond_declined'> & { reason: DeclineReason; left: Money })
  | Of<'bond_withdrawn'>
  | (Of<'bond_started'> & { closedIn: number })
  | (Of<'bond_returned'> & { closedIn: number })
  /** What this payment brought in all. */
  | (Of<'bond_credited'> & { paidIn: number; interest: Money; principal: Money })

export type BondReplyOf<Kind extends BondReply['kind']> = Extract<BondReply, { kind: Kind }>
