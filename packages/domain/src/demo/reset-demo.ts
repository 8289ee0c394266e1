import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { userAccounts } from '../ledger/account.ts'
import { settlementCurrency } from '../money/currency.ts'
import { refuse } from '../result.ts'
import { currenciesUnder } from '../settings/added-currencies.ts'
import type { CommandOf } from './demo-commands.ts'
import type { DemoPosting } from './demo-postings.ts'

/**
 * Puts a demo book with nothing open back to the grant: `contract` holds it, every other account and currency is emptied
 * into the demo world's treasury. The stakes of the day stay counted.
 */
export function resetDemo(book: Book, _command: CommandOf<'reset_demo'>, facts: Facts) {
  if (book.world !== 'demo') return refuse({ kind: 'not_a_demo_book' })
  if (Object.keys(book.records).length > 0) return refuse({ kind: 'something_open' })
  const draft = openDraft<DemoPosting>(book)
  const { grant } = facts.settings.demo
  const subject = draft.nextId()
  for (const account of userAccounts)
    for (const currency of currenciesUnder(facts.settings)) {
      const due = account === 'contract' && currency === settlementCurrency ? grant : 0n
      const surplus = draft.held(account, currency) - due
      const house = 'house:treasury' as const
      if (surplus > 0n)
        draft.post({ kind: 'demo_return', currency, from: account, to: house, amount: surplus, subject })
      if (surplus < 0n)
        draft.post({ kind: 'demo_grant', currency, from: house, to: account, amount: -surplus, subject })
    }
  return draft.decide({ kind: 'demo_reset', amount: grant })
}
