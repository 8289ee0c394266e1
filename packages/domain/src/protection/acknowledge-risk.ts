import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { changeStanding, standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import type { CommandOf } from './protection-commands.ts'

/** Records when the risk warning was first acknowledged; again, it says only when that was. */
export function acknowledgeRisk(book: Book, _command: CommandOf<'acknowledge_risk'>, facts: Facts) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const draft = openDraft(book)
  const acknowledgedAt = partOf(book, standingPart).riskAcknowledgedAt || facts.at
  changeStanding(draft, { riskAcknowledgedAt: acknowledgedAt })
  return draft.decide({ kind: 'risk_acknowledged', acknowledgedAt })
}
