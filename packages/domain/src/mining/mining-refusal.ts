import type { LevelRefusal } from '../levels/level-fault.ts'
import type { NotDue } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { TermsRefusal } from '../restrictions/shown.ts'

export type MiningRefusal =
  | NotDue
  | { kind: 'not_a_real_book' }
  | { kind: 'product_unknown'; product: string }
  /** No pool pays for it yet. */
  | { kind: 'product_not_on_sale'; product: string }
  /** Nobody knows what the network is like now: nothing is sold that mines on it. */
  | { kind: 'network_silent'; network: NetworkId }
  | TermsRefusal
  | { kind: 'identity_level_too_low'; level: number; needed: number }
  | LevelRefusal
  | { kind: 'units_not_positive' }
  /** How many more units this person may hold. */
  | { kind: 'units_limit_reached'; maximum: number; left: number }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }
  | { kind: 'order_not_found' }
  /** Its first day has begun: it runs to the end of its term. */
  | { kind: 'miner_started' }
