import type { Currency } from '../money/currency.ts'
import type { Money, Price, Quantity } from '../money/decimal.ts'
import type { WithdrawalStage } from '../withdrawals/withdrawal.ts'

/** Why a command is refused, as a sentence that a person could be told, with what a screen needs to say it. */
export type Refusal =
  | { kind: 'symbol_unknown'; symbol: string }
  | { kind: 'symbol_off'; symbol: string }
  | { kind: 'price_missing'; symbol: string }
  | { kind: 'price_stale'; symbol: string }
  | { kind: 'market_closed'; symbol: string }
  | { kind: 'price_off_grid'; field: string; below: Price; above: Price }
  | { kind: 'quantity_off_grid'; below: Quantity; above: Quantity }
  | { kind: 'amount_off_grid'; below: Money; above: Money }
  | { kind: 'amount_not_positive'; field: string }
  | { kind: 'amount_too_small'; minimum: Money }
  | { kind: 'amount_too_large'; maximum: Money }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }
  | { kind: 'margin_insufficient'; free: Money; missing: Money }
  | { kind: 'would_be_liquidated' }
  | { kind: 'leverage_out_of_range'; leverageMax: number }
  | { kind: 'leverage_differs'; leverage: number }
  | { kind: 'order_resting'; symbol: string }
  | { kind: 'bracket_exceeded'; notionalMax: Money }
  | { kind: 'house_exposure_exceeded'; symbol: string }
  | { kind: 'stop_on_wrong_side'; field: 'takeProfit' | 'stopLoss'; mark: Price }
  | { kind: 'position_not_found' }
  | { kind: 'position_not_isolated' }
  | { kind: 'quantity_exceeds_position'; available: Quantity }
  | { kind: 'order_not_found' }
  | { kind: 'order_pending' }
  | { kind: 'expiry_in_the_past' }
  | { kind: 'nothing_to_close' }
  | { kind: 'duration_not_offered'; durations: readonly number[] }
  | { kind: 'stake_out_of_range'; minimum: Money; maximum: Money }
  | { kind: 'open_stakes_exceeded'; maximum: Money; open: Money }
  | { kind: 'day_stakes_exceeded'; maximum: Money; today: Money }
  | { kind: 'would_end_while_closed'; symbol: string }
  | { kind: 'quote_not_found' }
  | { kind: 'quote_expired' }
  | { kind: 'quote_moved' }
  | { kind: 'currencies_equal' }
  | { kind: 'accounts_equal' }
  | { kind: 'currency_not_margined'; currency: Currency }
  | { kind: 'not_a_demo_book' }
  | { kind: 'something_open' }
  | { kind: 'already_granted' }
  | { kind: 'not_a_real_book' }
  | { kind: 'risk_not_acknowledged' }
  /** Epoch milliseconds, and how long that is, rounded up. */
  | { kind: 'self_excluded'; untilAtMs: number; days: number }
  | { kind: 'cooling_off'; untilAtMs: number; hours: number }
  /** Lost in the last day, with what is staked now. */
  | { kind: 'loss_limit_reached'; lossLimit: Money; lost: Money }
  | { kind: 'not_offered_in_country'; country: string }
  | { kind: 'leverage_above_country'; leverageMax: number }
  | { kind: 'stake_above_country'; maximum: Money }
  | { kind: 'pause_not_shortened'; untilAtMs: number }
  | { kind: 'residence_verified'; country: string }
  | { kind: 'settlement_account_not_found' }
  /** Epoch milliseconds from which the account takes withdrawals, and how long that is, rounded up. */
  | { kind: 'settlement_account_waits'; usableFromAtMs: number; hours: number }
  | { kind: 'channel_off'; channel: string }
  | { kind: 'withdrawals_blocked'; reason: string }
  | { kind: 'identity_level_too_low'; level: number; needed: number }
  | { kind: 'day_withdrawals_exceeded'; maximum: Money; left: Money }
  | { kind: 'month_withdrawals_exceeded'; maximum: Money; left: Money }
  | { kind: 'too_many_withdrawals'; maximum: number }
  /** It was never there, or it is paid, rejected, cancelled or failed: no state leaves a final one. */
  | { kind: 'withdrawal_not_open' }
  | { kind: 'withdrawal_at_other_stage'; stage: WithdrawalStage }
  | { kind: 'withdrawal_not_cancellable'; stage: WithdrawalStage }
  | { kind: 'withdrawal_claimed_by_another' }
  | { kind: 'second_operator_needed' }
  | { kind: 'reason_missing' }
  | { kind: 'proof_missing' }
  | { kind: 'book_not_found' }
  | { kind: 'key_reused' }
  /** A trigger that came late or twice: nothing is left to do. Never shown to a person. */
  | { kind: 'not_due' }
  /** The world has changed since the command was formed in a way that it cannot be decided. */
  | { kind: 'not_settleable' }

export type RefusalKind = Refusal['kind']
