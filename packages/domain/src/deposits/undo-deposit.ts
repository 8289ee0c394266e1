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
 * Reverses a credited deposit that turned out not to exist: it goes back to the channel's clearing account, `insurance`
 * bears what the person no longer has, and withdrawals are blocked until operators lift the block.
 */
export function undoDeposit(book: Book, command: CommandOf<'undo_deposit'>, facts: Facts) {
  const fault = creditFault(book, command) ?? signedOffFault(command)
  if (fault !== undefined) return refuse(fault)
  const { depositId, channel, currency, amount, reason, operators } = command
  const draft = openDraft<DepositPosting | WithdrawalPosting>(book)
  const operator = operators.at(-1) ?? 0
  const to = `house:clearing.${channel}` as const
  const taking = { kind: 'deposit_undone', currency, amount, to, subject: depositId, operator, reason } as const
  const { insurancePaid, rejected } = takeBack(draft, taking, facts)
  changeStanding(draft, { withdrawalsBlocked: reason })
  return draft.decide({ kind: 'deposit_undone', depositId, currency, amount, insurancePaid, rejected, reason })
}
