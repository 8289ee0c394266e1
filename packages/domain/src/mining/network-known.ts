import type { MinerTerms } from '../settings/miner-terms.ts'
import { networkSourceUnder } from '../settings/investments.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import type { NetworkDay } from './mining-facts.ts'

/**
 * A machine is sold for three days from the beginning of the last day that is recorded of its network: that day, the next,
 * at whose end a record is missing, and one more. Our choice.
 */
const knownForMs = 3 * dayMs

/** Whether a day is one of this network, from the source that the settings name. */
export const isDayOf = (
  known: NetworkDay | undefined,
  network: MinerTerms['network'],
  settings: Pick<Settings, 'investments'>,
): known is NetworkDay => known?.network === network && known.source === networkSourceUnder(settings)

/** Whether something is known of a network at a time, in epoch milliseconds. */
export const isNetworkKnown = ({ day }: Pick<NetworkDay, 'day'>, at: number): boolean => at < day + knownForMs
