import { dayMs } from '../naive-model/naive-restrictions.ts'
import type { Random } from '../chance/random.ts'

/** Friday, six minutes before the markets close for the weekend. */
export const startAt = Date.UTC(2026, 8, 18, 20, 54, 0)

const saturdayMidnight = Date.UTC(2026, 8, 18, 23, 58, 30)
const sundayEvening = Date.UTC(2026, 8, 20, 21, 58, 30)

/** A quarter of a minute before the bonds of a life close. */
const lastThoughts = Date.UTC(2026, 8, 22, 23, 59, 45)

const daysOver = [
  { share: 0.94, days: 2, isDowntime: true },
  { share: 0.97, days: 1, isDowntime: false },
  { share: 0.985, days: 1, isDowntime: false },
] as const

const stepAt = (share: number, steps: number): number => Math.round(steps * share)

/**
 * Seconds that pass after a step while people only watch; as long as the shortest second contract runs, so that what was placed
 * is settled at a price. A leap would void it.
 */
export const watchedSeconds = (step: number, steps: number): number =>
  [0.2, 0.4].some((share) => step === stepAt(share, steps)) ? 32 : 0

/** How far the clock moves before a step. With downtime the house was down meanwhile. */
export type ClockMove = { ms: number; isDowntime: boolean }

/**
 * A life passes the weekly close, a funding time and, after a night of downtime that misses another funding time, the
 * weekly open. Then days are over: two until just before the bonds close, two while the house was down, and two more. In
 * between the clock moves by seconds, with occasional leaps forward or back.
 */
export function clockMove(random: Random, step: number, steps: number, now: number): ClockMove {
  const passed = (share: number): number => stepAt(share, steps)
  if (step === passed(0.5)) return { ms: saturdayMidnight - now, isDowntime: false }
  if (step === passed(0.75)) return { ms: sundayEvening - now, isDowntime: true }
  if (step === passed(0.9)) return { ms: lastThoughts - now, isDowntime: false }
  const days = daysOver.find(({ share }) => step === passed(share))
  if (days !== undefined) return { ms: days.days * dayMs, isDowntime: days.isDowntime }
  if (random.happens(0.01)) return { ms: 5_000 + random.below(40_000), isDowntime: random.happens(0.3) }
  if (random.happens(0.01)) return { ms: -50 - random.below(250), isDowntime: false }
  return { ms: random.pick([50, 250, 250, 500, 500, 1_000, 1_000, 1_500]), isDowntime: false }
}
