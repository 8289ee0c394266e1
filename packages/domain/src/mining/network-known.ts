import { dayMs } from '../time.ts'
import type { NetworkDay } from './mining-facts.ts'

/** A machine is sold for three days from the beginning of the last day that is recorded of its network. Our choice. */
const knownForMs = 3 * dayMs

/** Whether something is known of a network at a time, in epoch milliseconds. */
export const isNetworkKnown = ({ day }: Pick<NetworkDay, 'day'>, at: number): boolean => at < day + knownForMs
