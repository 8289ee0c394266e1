import type { Book } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { type Draft, openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { AmountRefusal, MarketRefusal } from '../books/refusal.ts'
import { type Currency, placesOf, settlementCurrency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { isOnGrid, nearestOnGrid, unitOf } from '../money/mul-div.ts'
import { crossWouldBeLiquidated, freeMargin, staleCrossSymbol } from '../positions/account-risk.ts'
import { refuse } from '../result.ts'
import type { TransferPosting } from './transfer-postings.ts'

type Move = { from: 'balance' | 'contract'; to: 'balance' | 'contract'; currency: Currency; amount: Money }
export type Transfer = { kind: 'transfer' } & Move
export type Transferred = { kind: 'transferred' } & Move

export type TransferRefusal =
  | AmountRefusal
  | MarketRefusal
  | { kind: 'accounts_equal' }
  | { kind: 'currency_not_margined'; currency: Currency }
  | { kind: 'margin_insufficient'; free: Money; missing: Money }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }
  | { kind: 'would_be_liquidated' }

/**
 * Moves money between `balance` and `contract`: out of `contract` at most the free part. Only the settlement currency
 * trades, so only it goes to `contract`. Incoming money is never refused because of the book's risk.
 */
export function transfer(
  book: Book,
  command: Transfer,
  facts: Facts,
): Decided<Transferred, TransferRefusal, TransferPosting> {
  const draft = openDraft<TransferPosting>(book)
  const { from, to, currency, amount } = command
  const fault =
    requestFault(command) ?? (from === 'contract' ? outFault(draft, amount, facts) : inFault(draft, command))
  if (fault !== undefined) return refuse(fault)
  draft.post({ kind: 'transfer', currency, from, to, amount, subject: draft.nextId() })
  if (from === 'contract' && crossWouldBeLiquidated(draft, facts)) return refuse({ kind: 'would_be_liquidated' })
  return draft.decide({ kind: 'transferred', from, to, currency, amount })
}

function requestFault({ from, to, currency, amount }: Transfer): TransferRefusal | undefined {
  if (from === to) return { kind: 'accounts_equal' }
  if (currency !== settlementCurrency) return { kind: 'currency_not_margined', currency }
  if (amount <= 0n) return { kind: 'amount_not_positive', field: 'amount' }
  const unit = unitOf(placesOf(currency))
  return isOnGrid(amount, unit) ? undefined : { kind: 'amount_off_grid', ...nearestOnGrid(amount, unit) }
}

function outFault(draft: Draft, amount: Money, facts: Facts): TransferRefusal | undefined {
  const stale = staleCrossSymbol(draft, facts)
  if (stale !== undefined) return { kind: 'price_stale', symbol: stale }
  const free = freeMargin(draft, facts)
  return free < amount ? { kind: 'margin_insufficient', free, missing: amount - free } : undefined
}

function inFault(draft: Draft, { currency, amount }: Transfer): TransferRefusal | undefined {
  const available = draft.held('balance', currency)
  return available < amount ? { kind: 'balance_too_small', currency, available } : undefined
}
