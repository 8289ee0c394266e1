import type { Posting } from '../ledger/posting.ts'
import { areWritten } from './check-entries.ts'
import type { DecidedRow } from './decided-row.ts'
import { demand, madeBy } from './expected-postings.ts'
import type { Carried } from './formula.ts'

type Request = { kind: string; order: { id: string } }

/**
 * The order as the row that asked for it made it, which is in order by itself. `postingsOf`: what such a row posts, which
 * throws where its texts say otherwise. @throws where the receipt carries another row.
 */
export function carriedRequest<Asked extends Request>(
  accepted: Carried['accepted'],
  { kind, id }: { kind: Asked['kind']; id: string },
  postingsOf: (row: DecidedRow<Asked>) => readonly Posting[],
): Asked['order'] {
  demand(accepted?.reply.kind === kind, 'the receipt does not carry the row that asked for the order')
  const row = accepted as DecidedRow<Asked>
  demand(row.reply.order.id === id && madeBy(row) === id, 'the row asked for another order')
  demand(areWritten(row.postings, postingsOf(row)), 'something else was set aside for it')
  return row.reply.order
}
