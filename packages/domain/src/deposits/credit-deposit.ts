import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { creditorsPart, creditorsWith } from '../withdrawals/creditors.ts'
import { creditFault } from './credit-fault.ts'
import type { CommandOf } from './deposit-commands.ts'
import type { DepositPosting } from './deposit-postings.ts'

/**
 * Credits an arrival, whatever was claimed and however small: from the channel's clearing account to `balance`. The
 * arrival is used up: the sender has reserved it, and only its own key credits it. The book remembers the operators who
 * credited it: see `creditorFault`.
 */
export function creditDeposit(book: Book, command: CommandOf<'credit_deposit'>, { at }: Pick<Facts, 'at'>) {
  const fault = creditFault(book, command)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<DepositPosting>(book)
  const { depositId, arrivalId, channel, currency, amount, operators = [] } = command
  const from = `house:clearing.${channel}` as const
  draft.post({ kind: 'deposit', currency, from, to: 'balance', amount, subject: depositId })
  draft.setPart(creditorsPart, creditorsWith(draft.part(creditorsPart), operators, at))
  return draft.decide({ kind: 'deposit_credited', depositId, arrivalId, channel, currency, amount })
}
