import type { NotDue } from '../books/refusal.ts'
import type { LevelRefusal } from '../levels/level-fault.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

export type IeoOrderRefusal =
  | NotDue
  | { kind: 'not_a_real_book' }
  | { kind: 'product_unknown'; product: string }
  | { kind: 'product_not_on_sale'; product: string }
  | { kind: 'identity_level_too_low'; level: number; needed: number }
  | LevelRefusal
  /** The price that was shown is not that of the sale. */
  | { kind: 'lot_price_differs' }
  | { kind: 'lots_not_positive' }
  /** The most that one person may apply for in a draw. */
  | { kind: 'lots_above_cap'; maximum: number }
  | { kind: 'ieo_applied_before' }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }
  | { kind: 'order_not_found' }
  /** The sale has closed: what was applied for stays. */
  | { kind: 'ieo_closed' }
  /** Nothing is to be paid, or the time to pay is over. */
  | { kind: 'nothing_to_pay' }
