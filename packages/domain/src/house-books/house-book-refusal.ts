import type { AmountRefusal } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

export type HouseBookRefusal =
  | AmountRefusal
  /** The book is a person's, or one of the house for something else. */
  | { kind: 'wrong_house_book' }
  /** The settings give the treasury none: it is no sandbox. */
  | { kind: 'no_sandbox_capital' }
  | { kind: 'capital_too_small'; currency: Currency; available: Money }
  /** How much of `escrow` lacks until the whole sale is covered. */
  | { kind: 'escrow_short'; currency: Currency; missing: Money }
  /** Only what covers nothing may go back. */
  | { kind: 'escrow_covers_orders'; currency: Currency; available: Money }
  | { kind: 'sale_is_open' }
  /** It has come already: nothing is left to do. */
  | { kind: 'not_due' }
