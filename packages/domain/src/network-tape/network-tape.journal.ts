import type { Journal } from '../noun/journal.ts'
import { recordedPostings } from './expected-network-postings.ts'
import type { NetworkDayRecorded, RecordNetworkDay } from './network-commands.ts'
import type { NetworkRecord } from './network-record.ts'
import type { NetworkRefusal } from './network-refusal.ts'

export type NetworkWords = {
  user: never
  house: RecordNetworkDay
  replies: NetworkDayRecorded
  refusals: NetworkRefusal
  postings: never
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: { network: NetworkRecord }
  facts: Record<never, never>
}

const decimals = { difficulty: true, fees: true } as const

export const networkJournal: Journal<NetworkWords> = {
  commands: { record_network_day: { decimals, givenBy: 'time' } },
  replies: {
    network_day_recorded: {
      decimals: { ...decimals, subsidy: true },
      acceptedBy: 'none',
      armedBy: ({ bookId, reply: { previousRow } }) =>
        previousRow === 0 ? undefined : { bookId, sequence: previousRow },
      channels: 'none',
      formula: 'none',
      postings: recordedPostings,
    },
  },
  postings: {},
}
