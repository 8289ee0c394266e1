import type { NetworkDay } from '@touchstone/domain/mining/mining-facts'
import type { NetworkDayRecorded } from '@touchstone/domain/network-tape/network-commands'
import { type NetworkId, networkIds } from '@touchstone/domain/networks/networks'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Transaction } from '../../platform/database.ts'

/** Whom the book of a network is filed under. */
export const networkHolder = (network: NetworkId): string => `network ${network}`

export const networkDayKey = (network: NetworkId, day: number): string => `network-day:${network}:${day}`

/** A day of a network, and the row of its book that recorded it. */
export type RecordedDay = NetworkDayRecorded & { bookId: number; sequence: number }

type Columns = { book_id: bigint; sequence: bigint; reply: string }

function recordedFrom({ book_id, sequence, reply: text }: Columns): RecordedDay {
  const reply = readReply(text)
  if (reply.kind !== 'network_day_recorded') throw new Error(`book ${book_id} of a network has a row of ${reply.kind}`)
  return { ...reply, bookId: Number(book_id), sequence: Number(sequence) }
}

/** The last days that are recorded of a network, newest first. */
export async function readNetworkDays(sql: Transaction, network: NetworkId, limit: number): Promise<RecordedDay[]> {
  const rows = await sql<Columns[]>`
    select book_id, sequence, reply from journal
    where book_id = (select id from books where holder = ${networkHolder(network)})
    order by sequence desc limit ${limit}`
  return rows.map(recordedFrom)
}

/** The last day of each network of which any is recorded. */
export const lastNetworkDays = async (sql: Transaction): Promise<RecordedDay[]> =>
  (await Promise.all(networkIds.map((each) => readNetworkDays(sql, each, 1)))).flat()

/** One day of a network; undefined where it is not recorded. */
export async function findNetworkDay(
  sql: Transaction,
  network: NetworkId,
  day: number,
): Promise<RecordedDay | undefined> {
  const [row] = await sql<Columns[]>`
    select book_id, sequence, reply from journal
    where book_id = (select id from books where holder = ${networkHolder(network)})
      and key = ${networkDayKey(network, day)}`
  return row && recordedFrom(row)
}

/** A day as the fact of a command that follows from it. */
export const networkDayFrom = (recorded: RecordedDay): NetworkDay => {
  const { network, source, bookId, sequence, day, difficulty, subsidy, fees } = recorded
  return { network, source, bookId, row: sequence, day, difficulty, reward: subsidy + fees }
}
