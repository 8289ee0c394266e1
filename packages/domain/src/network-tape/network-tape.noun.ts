import type { Noun } from '../noun/noun.ts'
import { networkPart } from './network-record.ts'
import type { NetworkWords } from './network-tape.journal.ts'
import { recordNetworkDay } from './record-network-day.ts'

/** What the networks were like that machines mine on: a house book each, with a row for each UTC day. */
export const networkTape: Noun<NetworkWords> = {
  on: 'house_books',
  user: {},
  house: { record_network_day: { opens: 'nothing', orderedBy: 'due', decide: recordNetworkDay } },
  records: {},
  parts: { network: networkPart },
  facts: {},
  due: {},
  follows: { network_day_recorded: 'nothing' },
}
