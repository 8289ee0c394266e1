import { readFacts } from '@touchstone/domain/books/facts-record'
import { type NetworkDay, networkDayFact } from '@touchstone/domain/mining/mining-facts'
import type { NetworkDayRecorded } from '@touchstone/domain/network-tape/network-commands'
import type { NetworkId } from '@touchstone/domain/networks/networks'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { networkDayFrom, networkHolder } from '../../features/mining/network-days.store.ts'
import { dayText } from '../../platform/day-text.ts'
import { select, type Verification } from './verification.ts'

/**
 * Whether each network has one book, and machines were sold and paid by what that book says. That no day of it was left out,
 * and each is as its source has it, the receipts of its rows show.
 */
export function createNetworkCheck(verification: Verification) {
  const { differs } = verification
  const books = new Map<number, NetworkId>()
  /** What each row of a network says, as a fact of another row has it. */
  const recorded = new Set<string>()
  /** What rows went by, with the first of them that did. */
  const used = new Map<string, { place: string; day: NetworkDay }>()

  return {
    noteDay(bookId: number, sequence: number, recordedDay: NetworkDayRecorded): void {
      books.set(bookId, recordedDay.network)
      recorded.add(factText(networkDayFrom({ ...recordedDay, bookId, sequence })))
    },

    /** A row by which machines were bought, or paid for a day. */
    noteUse(place: string, facts: string): void {
      const day = networkDayFact.read(readFacts(facts))
      if (day === undefined) differs(`${place} goes by no day of a network`)
      else if (!used.has(factText(day))) used.set(factText(day), { place, day })
    },

    async compare(): Promise<void> {
      for (const [text, { place, day }] of used)
        if (!recorded.has(text))
          differs(`${place} goes by ${dayText(day.day)} of ${day.network} as no book recorded it`)
      const rows = await select<{ id: bigint; holder: string }>(
        verification,
        'select id, holder from books where holder is not null',
      )
      const holders = new Map(rows.map(({ id, holder }) => [Number(id), holder]))
      for (const [bookId, network] of books)
        if (holders.get(bookId) !== networkHolder(network))
          differs(`book ${bookId}: it records ${network}, but belongs to ${holders.get(bookId) ?? 'a user'}`)
    },
  }
}

export type NetworkCheck = ReturnType<typeof createNetworkCheck>

const factText = ({ network, source, bookId, row, day, difficulty, reward }: NetworkDay): string =>
  [network, source, bookId, row, day, printDecimal(difficulty), printDecimal(reward)].join(' ')
