import { type FactsByKind, named } from '../books/fact-kind.ts'
import type { TapeRow } from '../market/tick.ts'
import { dayCloseFact, type NetworkDay, networkDayFact } from '../mining/mining-facts.ts'
import type { NetworkDayRecorded } from '../network-tape/network-commands.ts'
import { networks } from '../networks/networks.ts'
import { dayMs } from '../time.ts'
import { exampleTick } from './example-facts.ts'

/** What the book of a network says of a day, as a fact of what is counted by it. */
export const networkDayOf = (
  { network, source, day, difficulty, subsidy, fees }: NetworkDayRecorded,
  bookId: number,
  row: number,
): NetworkDay => ({ network, source, bookId, row, day, difficulty, reward: subsidy + fees })

/** The last tick of a day, a second before its end, and the watermark after it. */
export function dayCloseAt(day: number, price: Parameters<typeof exampleTick>[3], sequence = 1): TapeRow[] {
  const { symbol } = networks.bitcoin
  const end = day + dayMs
  return [exampleTick(symbol, sequence, end - 1_000, price), { symbol, sequence: sequence + 1, watermarkAt: end }]
}

/** The facts of a day of machines. */
export const dayFacts = (known: NetworkDay, rows: readonly TapeRow[]): FactsByKind => ({
  ...named(networkDayFact, known),
  ...named(dayCloseFact, { rows }),
})
