import type { NetworkWords } from '@touchstone/domain/network-tape/network-tape.journal'
import { noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import * as naive from './naive-networks.ts'

/** What networks were like: the server records it (`offers/mining-work.ts`), and what it must refuse comes from operators. */
export const networkTape = {
  wishes: {},
  corners: [],
  twists: {},
  model: { record_network_day: { follow: naive.recordDay, ...noTrade, refuses: naive.recordReasons } },
  frozen: 'nothing',
  reserves: {},
  atRisk: 'nothing',
  overdue: (book, { now, tape }) => naive.overdueNetwork(book, now, tape),
  outcomesOf: 'none',
  coverage: {
    commands: { record_network_day: 'reached' },
    replies: { network_day_recorded: 'reached' },
    refusals: { not_due: 'operators', wrong_house_book: 'operators', network_figures_wrong: 'operators' },
    outcomes: {},
  },
} satisfies SimulatedNoun<NetworkWords>
