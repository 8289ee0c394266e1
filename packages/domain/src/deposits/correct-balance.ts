import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { changeStanding } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import type { WithdrawalPosting } from '../withdrawals/withdrawal-postings.ts'
import { creditFault } from './credit-fault.ts'
import type { CommandOf } from './deposit-commands.ts'
import type { DepositPosting } from './deposit-postings.ts'
import { signedOffFault } from './signed-off-fault.ts'
import { takeBack } from './take-back.ts'

/**
 * Corrects a balance, with the house's treasury as the other side. In a debit `insurance` bears what the person no
 * longer has, and withdrawals are blocked.
 */
export function correctBalance(book: Book, command: CommandOf<'correct_balance'>, facts: Facts) {
  const fault = creditFault(book, command) ?? signedOffFault(command)
  if (fault !== undefined) return refuse(fault)
  const { currency, amount, sign, reason, operators } = command
  const draft = openDraft<DepositPosting | WithdrawalPosting>(book)
  const subject = draft.nextId()
  const corrected = { kind: 'balance_corrected', currency, amount, sign, reason } as const
  if (sign === 'credit') {
    draft.post({ kind: 'correction', currency, from: 'house:treasury', to: 'balance', amount, subject })
    return draft.decide({ ...corrected, insurancePaid: 0n, rejected: [] })
  }
  const operator = operators.at(-1) ?? 0
  const taking = { kind: 'correction', currency, amount, to: 'house:treasury', subject, operator, reason } as const
  const { insurancePaid, rejected } = takeBack(draft, taking, facts)
  if (insurancePaid > 0n) changeStanding(draft, { withdrawalsBlocked: reason })
  return draft.decide({ ...corrected, insurancePaid, rejected })
}
