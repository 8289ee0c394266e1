import { demand } from '../receipts/expected-postings.ts'
import type { AcceptedRow } from '../receipts/formula.ts'
import type { NetworkDayRecorded } from './network-commands.ts'
import { demandDay } from './expected-network-postings.ts'

/** What the row of a network's book says that a receipt carries. @throws where it carries none, or one that contradicts itself. */
export function networkDayOf(armed: AcceptedRow | null): NetworkDayRecorded {
  demand(armed?.reply.kind === 'network_day_recorded', 'the receipt does not carry the row of the network')
  const row = { ...armed, reply: armed.reply as NetworkDayRecorded }
  demandDay(row)
  return row.reply
}
