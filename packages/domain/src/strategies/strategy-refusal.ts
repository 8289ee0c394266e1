import type { LevelRefusal } from '../levels/level-fault.ts'
import type { AmountRefusal, NotDue } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { TermsRefusal } from '../restrictions/shown.ts'

export type StrategyRefusal =
  | AmountRefusal
  | NotDue
  | { kind: 'not_a_real_book' }
  | { kind: 'product_unknown'; product: string }
  /** No pool pays for it yet. */
  | { kind: 'product_not_on_sale'; product: string }
  /** Operators have frozen it: nothing is sold until it goes on. */
  | { kind: 'product_frozen'; product: string }
  | TermsRefusal
  /** Its rate is fixed, and that is interest which the country of residence bars. */
  | { kind: 'fixed_rate_not_offered'; country: string }
  | { kind: 'identity_level_too_low'; level: number; needed: number }
  | LevelRefusal
  | { kind: 'purchase_limit_reached'; maximum: number }
  | { kind: 'amount_out_of_range'; minimum: Money; maximum: Money }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }
  | { kind: 'order_not_found' }
  /** Its first day has begun: it can be left early instead. */
  | { kind: 'strategy_started' }
  /** It can be cancelled at no cost until then, and left after its first whole day; epoch milliseconds. */
  | { kind: 'first_day_not_over'; untilAtMs: number }
  /** Its owner asked to leave before: the day is fixed, and nothing takes it back. */
  | { kind: 'already_leaving' }
  /** It can be left at once as soon as the days before are counted. */
  | { kind: 'days_not_counted' }
  /** Another day has begun than the one that the person was told still counts. */
  | { kind: 'exit_day_changed' }
