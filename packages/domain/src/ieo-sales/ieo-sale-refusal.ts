import type { AmountRefusal } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

export type IeoSaleRefusal =
  | AmountRefusal
  | { kind: 'wrong_house_book' }
  | { kind: 'not_due' }
  | { kind: 'product_unknown'; product: string }
  | { kind: 'ieo_opened_before' }
  /** How many tokens lack until the whole sale is there. */
  | { kind: 'escrow_short'; currency: Currency; missing: Money }
  | { kind: 'escrow_covers_orders'; currency: Currency; available: Money }
  | { kind: 'proceeds_too_small'; currency: Currency; available: Money }
  /** Somebody has still to pay, or tokens are on their way. */
  | { kind: 'ieo_not_given' }
  /** Its token is not listed yet: what was raised stays until then, and the tokens of a sale that was opened. */
  | { kind: 'ieo_not_listed' }
  /** Its token was not listed in time: what was raised goes back to those who paid. */
  | { kind: 'ieo_called_off' }
