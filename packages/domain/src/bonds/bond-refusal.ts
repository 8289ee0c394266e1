import type { LevelRefusal } from '../levels/level-fault.ts'
import type { NotDue } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

export type BondRefusal =
  | NotDue
  | { kind: 'not_a_real_book' }
  | { kind: 'product_unknown'; product: string }
  | { kind: 'product_not_on_sale'; product: string }
  | { kind: 'identity_level_too_low'; level: number; needed: number }
  | LevelRefusal
  | { kind: 'units_not_positive' }
  /** How many more units this person may hold. */
  | { kind: 'units_limit_reached'; maximum: number; left: number }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }
  | { kind: 'order_not_found' }
  /** It has gone ahead: the money is with the issuer. */
  | { kind: 'bond_started' }
