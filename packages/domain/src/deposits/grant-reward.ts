import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { refuse } from '../result.ts'
import { creditFault } from './credit-fault.ts'
import type { CommandOf } from './deposit-commands.ts'
import type { DepositPosting } from './deposit-postings.ts'
import { signedOffFault } from './signed-off-fault.ts'

/** Credits a manual gift of the house, from `rewards` to `balance`. */
export function grantReward(book: Book, command: CommandOf<'grant_reward'>) {
  const fault = creditFault(book, command) ?? signedOffFault(command)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<DepositPosting>(book)
  const { currency, amount, reason } = command
  draft.post({ kind: 'reward', currency, from: 'house:rewards', to: 'balance', amount, subject: draft.nextId() })
  return draft.decide({ kind: 'reward_granted', currency, amount, reason })
}
