import type { Money } from '../money/decimal.ts'
import type { NetworkFigures } from '../networks/network-figures.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NetworkSource } from '../settings/miner-terms.ts'

/** Records a UTC day that is over, days in order; the first one makes an empty book the record of the network. */
export type RecordNetworkDay = NetworkFigures & { kind: 'record_network_day'; network: NetworkId }

/** `subsidy`: what a block created at that height. `previousRow`: that of the day before; 0 for the first. */
export type NetworkDayRecorded = NetworkFigures & {
  kind: 'network_day_recorded'
  network: NetworkId
  source: NetworkSource
  subsidy: Money
  previousRow: number
}
