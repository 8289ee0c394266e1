import { dayMs } from '@touchstone/domain/time'
import type { Activity } from './activity.ts'
import type { Walk } from './cells.ts'
import { type DaySeeds, firstDay } from './day-seeds.ts'
import { createDayWalk } from './day-walk.ts'
import { createFormerWalk } from './former-walk.ts'
import { keyOfSeed, namedKey } from './hash.ts'

/** What a simulated market is a function of. */
export type MarketSeed = {
  days: DaySeeds
  /** The one seed of a market from before days had seeds, and the day from which those of days count. */
  former?: { seed: string; untilDay: number } | undefined
}

/** When a market begins to have prices. The first second has none before it to take its volume from. */
export const pricesFrom = ({ former }: MarketSeed): number =>
  former === undefined ? (firstDay + 1) * dayMs : -Infinity

const nameKey = new Int32Array(4)
const secondsPerDay = 86_400

/** The walks of a market by name. Where the days take over, each goes on from where the former walk stands then. */
export function walksOf({ days, former }: MarketSeed): (name: string, activity: Activity) => Walk {
  const walkOfDays = (name: string, activity: Activity, value?: number): Walk =>
    createDayWalk({
      seeds: days,
      name: namedKey(nameKey, name),
      activity,
      from: former === undefined || value === undefined ? undefined : { day: former.untilDay, value },
    })
  if (former === undefined) return walkOfDays
  const seedKey = keyOfSeed(former.seed)
  const endsAt = former.untilDay * secondsPerDay
  return (name, activity) => {
    const before = createFormerWalk(namedKey(seedKey, name), activity)
    let after: Walk | undefined
    const walkAt = (second: number): Walk => {
      if (second < endsAt) return before
      after ??= walkOfDays(name, activity, before.valueAt(endsAt))
      return after
    }
    return {
      valueAt: (second) => walkAt(second).valueAt(second),
      varianceAt: (second) => walkAt(second).varianceAt(second),
    }
  }
}
