import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Applied } from '@touchstone/domain/ieo-sales/allotment'
import { highestTicket, ticketOf } from '@touchstone/domain/ieo-sales/draw'
import type { Hash } from '@touchstone/domain/ledger/hash'

/** How many tickets are hashed at a time: some milliseconds. Our choice. */
const atOnce = 2_000

/**
 * What the domain's `lastTicket` says, a part at a time: people trade meanwhile. Of the tickets no more are kept than can win,
 * and as many again.
 */
export async function lastTicketOf(
  applied: readonly Applied[],
  seed: Hash,
  { above, lots }: { above: Hash; lots: number },
): Promise<Hash> {
  const kept: Hash[] = []
  let [hashed, count] = [0, 0]
  for (const { id, lots: own } of applied)
    for (let lot = 1; lot <= own; lot += 1) {
      hashed += 1
      if (hashed % atOnce === 0) await nextTurn()
      const ticket = ticketOf(seed, id, lot)
      if (ticket <= above) continue
      count += 1
      kept.push(ticket)
      if (kept.length > 2 * lots + atOnce) kept.sort().splice(lots)
    }
  if (count <= lots) return highestTicket
  return lots === 0 ? above : (kept.sort()[lots - 1] ?? highestTicket)
}
