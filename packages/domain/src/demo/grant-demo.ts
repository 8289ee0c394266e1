import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import type { CommandOf } from './demo-commands.ts'
import type { DemoPosting } from './demo-postings.ts'

/** The first command of a demo book: the grant, from the demo world's treasury to `contract`. */
export function grantDemo(book: Book, _command: CommandOf<'grant_demo'>, facts: Facts) {
  if (book.world !== 'demo') return refuse({ kind: 'not_a_demo_book' })
  if (book.sequence !== 0) return refuse({ kind: 'already_granted' })
  const draft = openDraft<DemoPosting>(book)
  const amount = facts.settings.demo.grant
  draft.post({ kind: 'demo_grant', from: 'house:treasury', to: 'contract', amount, subject: draft.nextId() })
  return draft.decide({ kind: 'demo_granted', amount })
}
