import type { Book } from '../books/book.ts'
import type { CommandOf } from '../books/command.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { refuse } from '../result.ts'
import { creditFault } from './credit-fault.ts'

/**
 * Credits what arrived, whatever was claimed and however little it is: from the channel's clearing account to `balance`.
 * The arrival is used up: whoever sends this has reserved it, and no key but its own credits it.
 */
export function creditDeposit(book: Book, command: CommandOf<'credit_deposit'>): Decided {
  const fault = creditFault(book, command)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft(book)
  const { depositId, arrivalId, channel, currency, amount } = command
  const from = `house:clearing.${channel}` as const
  draft.post({ kind: 'deposit', currency, from, to: 'balance', amount, subject: depositId })
  return draft.decide({ kind: 'deposit_credited', depositId, arrivalId, channel, currency, amount })
}
