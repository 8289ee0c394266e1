import { dayMs } from '../time.ts'

/** The first whole UTC day after a moment: nothing is known of it yet. Epoch milliseconds. */
export const dayAfter = (at: number): number => (Math.floor(at / dayMs) + 1) * dayMs
