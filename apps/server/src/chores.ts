import { forgetRequests } from './api/requests.store.ts'
import { forgetDeliveries } from './delivery/deliveries.store.ts'
import { createEquitySnapshots } from './equity/equity-snapshots.ts'
import type { Chore } from './heartbeat.ts'
import type { House } from './house.ts'
import { createGapNotices } from './messages/gap-notices.ts'
import type { Sql } from './platform/database.ts'
import type { PushSender } from './push/push-sender.ts'
import { forgetExpired } from './sessions/forget-expired.ts'

const secondMs = 1_000
const hourMs = 3_600_000

/** What the server does by the clock beside the house's own: each does a small part of what is due and comes again. */
export function choresOf({ sql, house, pushes }: { sql: Sql; house: House; pushes: PushSender }): Chore[] {
  const { settings, market } = house
  const equity = createEquitySnapshots({ sql, market })
  const gaps = createGapNotices({ sql, settings })
  return [
    { name: 'equity by day', run: (now) => equity.advance(now) },
    every(10 * secondMs, { name: 'gap notices', run: (now) => gaps.advance(now) }),
    every(5 * secondMs, { name: 'pushes', run: () => pushes.advance() }),
    every(hourMs, { name: 'old requests', run: (now) => forgetRequests(sql, now) }),
    every(hourMs, { name: 'old sign-ins', run: (now) => forgetExpired(sql, now) }),
    every(hourMs, { name: 'old deliveries', run: (now) => forgetDeliveries(sql, now) }),
  ]
}

/** The first time at once; a turn that failed comes again with the next beat. */
function every(ms: number, { name, run }: Chore): Chore {
  let dueAt = 0
  return {
    name,
    async run(now) {
      if (now < dueAt) return
      await run(now)
      dueAt = now + ms
    },
  }
}
