import type { DeclineReason } from '../house-books/purposes.ts'
import type { Agreed } from '../restrictions/agreed.ts'
import type { Shown } from '../restrictions/shown.ts'
import type { Money } from '../money/decimal.ts'
import type { StrategyDay } from './strategy-facts.ts'
import type { StrategyOrder } from './strategy-order.ts'

export type StrategyUserCommand =
  /** It names the terms as `strategyTermsHash` does. */
  | ({ kind: 'buy_strategy'; product: string; amount: Money } & Shown & Agreed)
  | { kind: 'cancel_strategy'; orderId: string }
  /** `exitDay`: the day that the person was told still counts, epoch milliseconds; refused where another has begun. */
  | { kind: 'exit_strategy'; orderId: string; exitDay: number }

export type StrategyHouseCommand =
  | { kind: 'confirm_strategy'; orderId: string }
  | { kind: 'decline_strategy'; orderId: string; reason: DeclineReason; left: Money }
  | { kind: 'accrue_strategy'; orderId: string; day: number }
  /** A day that is over, on which its product was frozen. */
  | { kind: 'pause_strategy_day'; orderId: string; day: number }

export type CommandOf<Kind extends (StrategyUserCommand | StrategyHouseCommand)['kind']> = Extract<
  StrategyUserCommand | StrategyHouseCommand,
  { kind: Kind }
>

type Of<Kind extends string> = { kind: Kind; order: StrategyOrder }

/** An accrual says what it followed from: the day's result, the rate after the product's limits, and what was there before. */
export type StrategyAccrued = Of<'strategy_accrued'> & {
  formula: 'accrual'
  day: number
  result: StrategyDay['result']
  rate: StrategyDay['result']
  remainingBefore: Money
  carryBefore: Money
}

export type StrategyReply =
  | Of<'strategy_requested'>
  | Of<'strategy_confirmed'>
  | (Of<'strategy_declined'> & { reason: DeclineReason; left: Money })
  | Of<'strategy_cancelled'>
  | Of<'strategy_leaving'>
  /** `pausedIn`: the row of the pool's book that froze the product. */
  | (Of<'strategy_left'> & { pausedIn: number })
  | (Of<'strategy_day_paused'> & { day: number; pausedIn: number })
  | StrategyAccrued

export type ReplyOf<Kind extends StrategyReply['kind']> = Extract<StrategyReply, { kind: Kind }>
