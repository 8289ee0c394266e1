import type { DeclineReason } from '../house-books/purposes.ts'
import type { Money, Price } from '../money/decimal.ts'
import type { Agreed } from '../restrictions/agreed.ts'
import type { Shown } from '../restrictions/shown.ts'
import type { DayOutput } from './output.ts'
import type { MinerOrder } from './miner-order.ts'

export type MiningUserCommand =
  /** It names the terms as `machineTermsHash` does. */
  ({ kind: 'buy_miner'; product: string; units: number } & Shown & Agreed) | { kind: 'cancel_miner'; orderId: string }

export type MiningHouseCommand =
  | { kind: 'confirm_miner'; orderId: string }
  | { kind: 'decline_miner'; orderId: string; reason: DeclineReason; left: Money }
  | { kind: 'credit_miner'; orderId: string; day: number }

export type MiningCommandOf<Kind extends (MiningUserCommand | MiningHouseCommand)['kind']> = Extract<
  MiningUserCommand | MiningHouseCommand,
  { kind: Kind }
>

type Of<Kind extends string> = { kind: Kind; order: MinerOrder }

/** A day says what it followed from: the row of the network, the price at which costs were counted, and what was there before. */
export type MinerCredited = Of<'miner_credited'> &
  DayOutput & {
    formula: 'mining_output'
    day: number
    /** The network's book, and its row of that day. */
    networkBook: number
    networkRow: number
    /** Of the coin as the day closed. */
    price: Price
    idleBefore: number
    incomeBefore: Money
    wornOff: Money
  }

export type MiningReply =
  | Of<'miner_requested'>
  | Of<'miner_confirmed'>
  | (Of<'miner_declined'> & { reason: DeclineReason; left: Money })
  | Of<'miner_cancelled'>
  | MinerCredited

export type MiningReplyOf<Kind extends MiningReply['kind']> = Extract<MiningReply, { kind: Kind }>
