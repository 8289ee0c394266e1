import type { Book } from '../books/book.ts'
import type { CommandOf } from '../books/command.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'

/** Records when the risk warning was first acknowledged; again, it says only when that was. */
export function acknowledgeRisk(book: Book, _command: CommandOf<'acknowledge_risk'>, facts: Facts): Decided {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const draft = openDraft(book)
  const acknowledgedAt = book.standing.riskAcknowledgedAt || facts.at
  draft.setStanding({ riskAcknowledgedAt: acknowledgedAt })
  return draft.decide({ kind: 'risk_acknowledged', acknowledgedAt })
}
