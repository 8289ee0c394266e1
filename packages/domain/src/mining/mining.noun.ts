import type { Noun } from '../noun/noun.ts'
import { cancelMiner, confirmMiner, declineMiner } from './answer-miner.ts'
import { buyMiner } from './buy-miner.ts'
import { creditMiner } from './credit-miner.ts'
import { minerOrderRecord } from './miner-order.ts'
import { dayCloseFact, minerPoolFact, networkDayFact } from './mining-facts.ts'
import { miningFollows } from './mining-follows.ts'
import type { MiningWords } from './mining.journal.ts'

/** Machines that the house runs for people: units of hashrate, which are paid what the network pays them. */
export const mining: Noun<MiningWords> = {
  on: 'people',
  user: {
    buy_miner: { opens: () => ({ feature: 'mining' }), decide: buyMiner },
    cancel_miner: { opens: 'nothing', decide: cancelMiner },
  },
  house: {
    confirm_miner: { opens: 'nothing', orderedBy: 'once', decide: confirmMiner },
    decline_miner: { opens: 'nothing', orderedBy: 'once', decide: declineMiner },
    credit_miner: { opens: 'nothing', orderedBy: 'due', decide: creditMiner },
  },
  records: { miner_order: minerOrderRecord },
  parts: {},
  facts: { minerPool: minerPoolFact, networkDay: networkDayFact, dayClose: dayCloseFact },
  due: { miner_order: 'nothing' },
  follows: miningFollows,
}
