import { figuresFault, type NetworkFigures } from '../networks/network-figures.ts'
import { isSimulated } from '../networks/simulated-network.ts'
import type { NetworkSource } from '../settings/miner-terms.ts'

/** Why a source cannot have these figures; undefined where it can. A simulated network has one answer for each day. */
export function sourceFault(source: NetworkSource, figures: NetworkFigures): string | undefined {
  const fault = figuresFault(figures)
  if (fault !== undefined) return fault
  return source === 'blocks' || isSimulated(figures) ? undefined : 'the simulated network has other figures on that day'
}
