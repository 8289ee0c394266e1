import type { Allotment } from '../ieo-sales/allotment.ts'
import type { Hash } from '../ledger/hash.ts'
import type { Money } from '../money/decimal.ts'
import type { Agreed } from '../restrictions/agreed.ts'
import type { IeoOrder } from './ieo-order.ts'

export type IeoUserCommand =
  /** `lotPrice`: of one lot, as the person was shown it. */
  | ({ kind: 'apply_ieo'; product: string; lots: number; lotPrice: Money } & Agreed)
  /** `lots`: what is applied for from now on. */
  | { kind: 'change_ieo'; orderId: string; lots: number }
  | { kind: 'withdraw_ieo'; orderId: string }
  | { kind: 'pay_ieo'; orderId: string }

export type IeoHouseCommand =
  /** Gives an application its part. `decidedIn`: the row of the sale's book that it follows. */
  | ({ kind: 'give_ieo'; orderId: string; decidedIn: number } & Allotment)
  /** Says how many lots of an application have won by their tickets. `payUntil`: how long the sale waits at least. */
  | {
      kind: 'award_ieo'
      orderId: string
      decidedIn: number
      draw: 1 | 2
      seed: Hash
      above: Hash
      upTo: Hash
      payUntil: number
    }
  /** It was not paid in time. */
  | { kind: 'forfeit_ieo'; orderId: string }
  | { kind: 'release_ieo'; orderId: string; listedIn: number }
  /** Its token was not listed in time. `calledOffIn`: the row of the sale's book that says so. */
  | { kind: 'refund_ieo'; orderId: string; calledOffIn: number }

export type IeoCommandOf<Kind extends (IeoUserCommand | IeoHouseCommand)['kind']> = Extract<
  IeoUserCommand | IeoHouseCommand,
  { kind: Kind }
>

type Of<Kind extends string> = { kind: Kind; order: IeoOrder }

export type IeoReply =
  | Of<'ieo_applied'>
  | (Of<'ieo_changed'> & { lotsBefore: number })
  | Of<'ieo_withdrawn'>
  | (Of<'ieo_given'> & { decidedIn: number })
  | (Of<'ieo_awarded'> & { decidedIn: number; draw: 1 | 2 })
  | Of<'ieo_paid'>
  | Of<'ieo_forfeited'>
  | (Of<'ieo_released'> & { listedIn: number })
  | (Of<'ieo_refunded'> & { calledOffIn: number })

export type IeoReplyOf<Kind extends IeoReply['kind']> = Extract<IeoReply, { kind: Kind }>
