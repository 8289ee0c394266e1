import type { AmountRefusal, NotDue } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

export type BondIssueRefusal =
  | AmountRefusal
  | NotDue
  | { kind: 'wrong_house_book' }
  /** Nothing comes from its issuer before it goes ahead, and after it is repaid. */
  | { kind: 'bond_not_running' }
  | { kind: 'product_unknown'; product: string }
  /** A bond is opened once. */
  | { kind: 'bond_opened_before' }
  | { kind: 'proceeds_too_small'; currency: Currency; available: Money }
