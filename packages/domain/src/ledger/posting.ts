import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { Account, UserAccount } from './account.ts'

/** What every reader of the ledger must know about a kind of posting, without guessing. */
export type PostingRule = {
  /** Whether money came from outside the house or left it. */
  readonly isFlow: boolean
  /** Whether trading wins or loses it: it counts towards a loss limit. */
  readonly isRealised: boolean
}

export type PostingRules = { readonly [kind: string]: PostingRule }

/** One movement of money. It has both sides and a positive amount, so an unbalanced one cannot be written. */
export type Posting<Kind extends string = string> = {
  /** Why money moved. A user's ledger record shows it. */
  kind: Kind
  currency: Currency
  from: Account
  to: Account
  amount: Money
  /** The id of the position, order, second contract, quote, deposit or withdrawal that it belongs to. */
  subject: string
}

/** One side of a posting as the account's owner reads it: the signed amount and the balance after it. */
export type Entry = {
  kind: string
  currency: Currency
  account: UserAccount
  amount: Money
  balanceAfter: Money
  subject: string
}
