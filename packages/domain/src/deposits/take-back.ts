import type { Draft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { HouseAccount, UserAccount } from '../ledger/account.ts'
import { type Currency, placesOf, settlementCurrency } from '../money/currency.ts'
import { type Money, smaller } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { crossRisk, freeMargin, staleCrossSymbol } from '../positions/account-risk.ts'
import { fine } from '../positions/brackets.ts'
import { crossPositions } from '../positions/held-positions.ts'
import { moveWithdrawal, returnWithdrawal } from '../withdrawals/move-withdrawal.ts'
import type { WithdrawalPosting } from '../withdrawals/withdrawal-postings.ts'
import { canMove, type Withdrawal, withdrawalRecord } from '../withdrawals/withdrawal.ts'
import type { DepositPosting } from './deposit-postings.ts'

export type Taking = {
  kind: DepositPosting
  currency: Currency
  amount: Money
  to: HouseAccount
  subject: string
  /** The responsible operator, and the reason that the person sees for a rejected withdrawal. */
  operator: number
  reason: string
}

/**
 * Takes an amount out of a book, up to what the person still has: from `balance`, then from withdrawals whose payment
 * has not begun, the newest first, then from free `contract`. `insurance` bears the rest.
 * @returns what insurance paid, and the withdrawals that were rejected for it.
 */
export function takeBack(
  draft: Draft<DepositPosting | WithdrawalPosting>,
  taking: Taking,
  facts: Facts,
): { insurancePaid: Money; rejected: string[] } {
  const { kind, currency, to, subject } = taking
  let due = taking.amount
  const take = (from: UserAccount | 'house:insurance', amount: Money): void => {
    draft.post({ kind, currency, from, to, amount, subject })
    due -= amount
  }
  take('balance', smaller(due, draft.held('balance', currency)))
  const rejected: string[] = []
  for (const withdrawal of unpaidNewestFirst(draft, currency)) {
    if (due === 0n) break
    const { operator, reason } = taking
    moveWithdrawal(draft, withdrawal, { stage: 'rejected', at: facts.at, operator }, { reason })
    returnWithdrawal(draft, withdrawal)
    rejected.push(withdrawal.id)
    take('balance', smaller(due, draft.held('balance', currency)))
  }
  if (due > 0n && currency === settlementCurrency) take('contract', takeable(draft, due, facts))
  const insurancePaid = due
  take('house:insurance', due)
  return { insurancePaid, rejected }
}

const unpaidNewestFirst = (draft: Draft<DepositPosting>, currency: Currency): Withdrawal[] =>
  draft
    .all(withdrawalRecord)
    .filter((withdrawal) => withdrawal.currency === currency && canMove(withdrawal.stage, 'rejected'))
    .toReversed()

/**
 * Returns the free part of `contract`, up to the amount due; zero if the marks are missing, or if it would liquidate
 * the book.
 */
function takeable(draft: Draft<DepositPosting>, due: Money, facts: Facts): Money {
  if (staleCrossSymbol(draft, facts) !== undefined) return 0n
  const free = amountOf(freeMargin(draft, facts), 1n, 1n, placesOf(settlementCurrency), 'down')
  const amount = smaller(due, free)
  if (crossPositions(draft).length === 0) return amount
  const { equity, maintenance, closingFee } = crossRisk(draft, facts)
  return fine(equity - amount) - closingFee > maintenance ? amount : 0n
}
