import type { MinerOrder } from '@touchstone/domain/mining/miner-order'
import type { At, Takes } from './pool-takes.ts'
import type { GrantCheck } from './verify-grants.ts'
import type { NetworkCheck } from './verify-networks.ts'
import type { PoolDayCheck } from './verify-pool-days.ts'
import type { UncountedCheck } from './verify-uncounted.ts'

type Checks = { grants: GrantCheck; days: PoolDayCheck; uncounted: UncountedCheck; networks: NetworkCheck }

/** What is noted of machines and their networks. */
export function miningTakes({ grants, days, uncounted, networks }: Checks): Takes {
  const noteOrder = ({ order }: { order: MinerOrder }, { bookId }: At): void => {
    grants.noteMinerOrder(bookId, order)
    uncounted.noteOrder(order)
  }
  return {
    network_day_recorded: (reply, { bookId, sequence }) => {
      networks.noteDay(bookId, sequence, reply)
    },
    miner_requested: (reply, at) => {
      noteOrder(reply, at)
      networks.noteUse(at.place, at.facts)
    },
    miner_confirmed: noteOrder,
    miner_declined: noteOrder,
    miner_cancelled: noteOrder,
    miner_credited: (reply, at) => {
      noteOrder(reply, at)
      days.noteMinerCredited(reply)
      networks.noteUse(at.place, at.facts)
    },
  }
}
