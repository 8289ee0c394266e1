import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { isHouseBook } from '../house-books/checked-pool.ts'
import { nextDayFault } from '../networks/network-figures.ts'
import { subsidyAt } from '../networks/networks.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { refuse } from '../result.ts'
import { networkSourceUnder } from '../settings/investments.ts'
import { dayMs } from '../time.ts'
import type { RecordNetworkDay } from './network-commands.ts'
import { networkPart } from './network-record.ts'
import { sourceFault } from './source-fault.ts'

/** Records a day that is over, once, days in order: nobody's money moves, and every machine of the network follows it. */
export function recordNetworkDay(
  book: Book,
  command: RecordNetworkDay,
  { at, settings }: Pick<Facts, 'at' | 'settings'>,
) {
  const { kind: _, network, ...figures } = command
  const source = networkSourceUnder(settings)
  const before = partOf(book, networkPart)
  const isNew = before.network === ''
  if (isNew ? book.world !== 'real' || book.sequence > 0 || isHouseBook(book) : before.network !== network)
    return refuse({ kind: 'wrong_house_book' })
  if (at < figures.day + dayMs || (!isNew && figures.day <= before.day)) return refuse({ kind: 'not_due' })
  const fault = sourceFault(source, figures) ?? (isNew ? undefined : nextDayFault(network, before, figures))
  if (fault !== undefined || (!isNew && before.source !== source))
    return refuse({ kind: 'network_figures_wrong', network })
  const draft = openDraft(book)
  draft.setPart(networkPart, { network, source, row: rowOfId(draft.nextId()), ...figures })
  const subsidy = subsidyAt(network, figures.height)
  return draft.decide({ kind: 'network_day_recorded', network, source, ...figures, subsidy, previousRow: before.row })
}
