import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { Account, UserAccount } from './account.ts'

/** Why money moved. A user's ledger record shows it. */
export type PostingKind =
  | 'demo_grant'
  | 'demo_return'
  | 'transfer'
  | 'exchange_out'
  | 'exchange_in'
  | 'margin_locked'
  | 'margin_released'
  | 'order_reserved'
  | 'order_released'
  | 'opening_fee'
  | 'closing_fee'
  | 'liquidation_fee'
  | 'profit'
  | 'loss'
  | 'insurance'
  | 'funding'
  | 'stake_placed'
  | 'stake_returned'
  | 'stake_lost'
  | 'payout'
  | 'deposit'
  | 'deposit_undone'
  | 'withdrawal_frozen'
  | 'withdrawal_returned'
  | 'withdrawal_paid'
  | 'withdrawal_fee'
  | 'reward'
  | 'correction'

/** One movement of money. It has both sides and a positive amount, so an unbalanced one cannot be written. */
export type Posting = {
  kind: PostingKind
  currency: Currency
  from: Account
  to: Account
  amount: Money
  /** The id of the position, order, second contract, quote, deposit or withdrawal that it belongs to. */
  subject: string
}

/** One side of a posting as the account's owner reads it: the signed amount and what the account held afterwards. */
export type Entry = {
  kind: PostingKind
  currency: Currency
  account: UserAccount
  amount: Money
  balanceAfter: Money
  subject: string
}
