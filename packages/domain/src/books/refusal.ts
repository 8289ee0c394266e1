import type { Currency } from '../money/currency.ts'
import type { Money, Price, Quantity } from '../money/decimal.ts'

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
  | { kind: 'book_not_found' }
  | { kind: 'key_reused' }
  /** A trigger that came late or twice: nothing is left to do. Never shown to a person. */
  | { kind: 'not_due' }
  /** The world has changed since the command was formed in a way that it cannot be decided. */
  | { kind: 'not_settleable' }

export type RefusalKind = Refusal['kind']
