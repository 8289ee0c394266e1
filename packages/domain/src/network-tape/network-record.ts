import { type Book, partOf } from '../books/book.ts'
import type { PartKind } from '../books/record-kind.ts'
import type { NetworkFigures } from '../networks/network-figures.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NetworkSource } from '../settings/miner-terms.ts'

/** What makes a house book the record of a network, and the day that it recorded last. */
export type NetworkRecord = NetworkFigures & {
  /** Empty in a book that is none. */
  network: NetworkId | ''
  source: NetworkSource
  /** The row of that day. */
  row: number
}

export const networkPart: PartKind<'network', NetworkRecord> = {
  name: 'network',
  empty: { network: '', source: 'simulated', row: 0, day: 0, height: 0, blockHash: '', difficulty: 0n, fees: 0n },
  atRisk: 'nothing',
  isSparse: false,
  decimals: { difficulty: true, fees: true },
}

/** Whether a book is the record of a network. */
export const isNetworkBook = (book: Pick<Book, 'parts'>): boolean => partOf(book, networkPart).network !== ''
