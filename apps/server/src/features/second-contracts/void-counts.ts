import { dayMs } from '@touchstone/domain/time'
import type { Sql } from '../../platform/database.ts'
import { countVoids, type VoidCount } from './second-contracts.store.ts'

/** Our choice: anybody may ask, and what anybody asks is counted at most this often. */
const countedForMs = 60_000

/** As many as the call takes. */
const voidDaysMax = 90

/** The voids of a world in the last days, the present UTC day included. */
export type VoidCounts = (world: 'real' | 'demo', days: number, at: number) => Promise<VoidCount[]>

export function createVoidCounts(sql: Sql): VoidCounts {
  const counted = new Map<string, { at: number; counts: Promise<VoidCount[]> }>()
  return async (world, days, at) => {
    const today = Math.floor(at / dayMs)
    const kept = counted.get(world)
    const isFresh = kept !== undefined && at >= kept.at && at - kept.at < countedForMs
    const current = isFresh ? kept : { at, counts: countVoids(sql, world, (today - voidDaysMax + 1) * dayMs) }
    counted.set(world, current)
    try {
      return (await current.counts).filter(({ day }) => day > today - days)
    } catch (error) {
      counted.delete(world)
      throw error
    }
  }
}
