import type { NetworkFigures } from '../networks/network-figures.ts'
import { nextDayFault } from '../networks/network-figures.ts'
import { isNetworkId, subsidyAt } from '../networks/networks.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { networkSourceUnder } from '../settings/investments.ts'
import { dayMs } from '../time.ts'
import type { NetworkDayRecorded, RecordNetworkDay } from './network-commands.ts'
import { sourceFault } from './source-fault.ts'

type Row = DecidedRow<NetworkDayRecorded>

/** A day moves no money. It follows the day before, and is what its source says as far as that can be computed. */
export function recordedPostings(row: Row, { armed, settings }: Carried): [] {
  const { reply } = row
  demand(reply.source === networkSourceUnder(settings), 'the settings name another source')
  demandDay(row)
  if (reply.previousRow === 0) return []
  demand(armed?.reply.kind === 'network_day_recorded', 'the receipt does not carry the day before')
  const before = armed.reply as NetworkDayRecorded
  const isSameNetwork = isSame([before.network, before.source], [reply.network, reply.source])
  demand(isSameNetwork, 'the day before is of another network')
  const fault = nextDayFault(reply.network, before, reply)
  demand(fault === undefined, fault ?? '')
  return []
}

/** What a day says by itself: a person's receipt that carries the row asks it too. @throws the fault. */
export function demandDay(row: Row): void {
  const { kind: _, network, source, subsidy, previousRow, ...figures } = row.reply
  const asked = commandIn<RecordNetworkDay>(row, 'record_network_day')
  const expected: NetworkFigures & { network: string } = { network, ...figures }
  demand(asked !== undefined && isSame({ kind: asked.kind, ...expected }, asked), 'another day was recorded than sent')
  demand(isNetworkId(network), 'there is no such network')
  const fault = sourceFault(source, figures)
  demand(fault === undefined, fault ?? '')
  demand(subsidy === subsidyAt(network, figures.height), 'a block creates something else at that height')
  demand(row.facts.at >= figures.day + dayMs, 'the day was not over')
  demand(previousRow === row.sequence - 1, 'it does not follow the row before it')
}
