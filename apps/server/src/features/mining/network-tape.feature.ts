import type { NetworkWords } from '@touchstone/domain/network-tape/network-tape.journal'
import type { Feature } from '../feature/feature.ts'

/** The days of a network: whoever has machines is told by their own rows. */
export const networkTapeFeature: Feature<NetworkWords, Record<never, never>> = {
  calls: () => ({}),
  messages: { network_day_recorded: 'nothing' },
  messagesOfRecords: {},
  events: { network_day_recorded: 'nothing' },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
