import { figuresFault, type NetworkFigures } from '../networks/network-figures.ts'
import { isSimulated } from '../networks/simulated-network.ts'
import { provesWork } from '../networks/proof-of-work.ts'
import type { NetworkSource } from '../settings/miner-terms.ts'

/**
 * Why a source cannot have these figures; undefined where it can. A simulated network has one answer for each day, and the hash
 * of a real block shows that somebody did the work.
 */
export function sourceFault(source: NetworkSource, figures: NetworkFigures): string | undefined {
  const fault = figuresFault(figures)
  if (fault !== undefined) return fault
  if (source === 'simulated')
    return isSimulated(figures) ? undefined : 'the simulated network has other figures on that day'
  return provesWork(figures.blockHash, figures.difficulty)
    ? undefined
    : 'no work of that difficulty stands behind the block'
}
