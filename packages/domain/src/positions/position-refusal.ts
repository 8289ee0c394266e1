import type { AmountRefusal, MarketRefusal, NotDue } from '../books/refusal.ts'
import type { Money, Price, Quantity } from '../money/decimal.ts'
import type { RestrictionRefusal } from '../restrictions/restriction-refusal.ts'

export type PositionRefusal =
  | MarketRefusal
  | AmountRefusal
  | NotDue
  | RestrictionRefusal
  | { kind: 'price_off_grid'; field: string; below: Price; above: Price }
  | { kind: 'quantity_off_grid'; below: Quantity; above: Quantity }
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
  | { kind: 'amount_too_large'; maximum: Money }
  | { kind: 'quote_moved' }
  | { kind: 'too_many_orders'; maximum: number }
  | { kind: 'too_many_symbol_orders'; symbol: string; maximum: number }
  | { kind: 'too_many_closes'; maximum: number }
  | { kind: 'amount_too_small'; minimum: Money }
