import { type Activity, activityBetween } from './activity.ts'
import { secondOfWeek, secondsOf, secondsPerYear } from './calendar-tree.ts'
import { type Walk, walkInCells } from './cells.ts'
import { type DaySeeds, firstDay } from './day-seeds.ts'
import { childKey, createKeyedDraws, deriveKey, type Key } from './hash.ts'
import { exp, normalOf } from './polynomials.ts'

const secondsPerDay = 86_400
const dayLevel = 2
const weekVariance = secondsOf(1) / secondsPerYear

/** How much of a walk's distance to its anchor remains after a day of trading; its half-life is half a year. Our choice. */
const retained = 0.99624

/** How much of a day's excitement the next inherits, and how far excitement spreads: fitted to `crypto-2026`. */
const inherited = 0.7
const excitement = 1
const fresh = Math.sqrt(1 - inherited * inherited) * excitement

/** The keys of the parts of a day. Their numbers are those of no child, see `cells.ts`. */
const startPart = 100
const cellsPart = 101

export type DayWalkOptions = {
  seeds: DaySeeds
  /** The walk's own part of a day's key. */
  name: Key
  activity: Activity
  /** The first day of the walk, and its value when that begins. */
  from?: { day: number; value: number } | undefined
}

/**
 * The walk of a name under the seeds of days. Each day begins where the one before it ended, and all else about it is
 * drawn from its own seed, so that a day is known from the seeds up to its own.
 */
export function createDayWalk({ seeds, name, activity, from }: DayWalkOptions): Walk {
  const begins = from ?? { day: firstDay, value: 0 }
  const ordinary = ordinaryVariances(activity)
  const draws = createKeyedDraws()
  const key: Key = new Int32Array(4)
  const part: Key = new Int32Array(4)
  /** Of each day so far: its value when it begins, its variance, and the excitement that the next inherits. */
  const lefts = [begins.value]
  const variances: number[] = []
  let excited = 0

  function liveDay(day: number): void {
    const left = lefts[day - begins.day] ?? 0
    deriveKey(keyOfWalk(seeds.keyOf(day), name, key), startPart, part)
    draws.begin(part)
    excited = inherited * excited + fresh * normalOf(draws.next())
    const variance = (ordinary[weekdayOf(day)] ?? 0) * exp(excited - (excitement * excitement) / 2)
    variances.push(variance)
    lefts.push(variance > 0 ? retained * left + Math.sqrt(variance) * normalOf(draws.next()) : left)
  }

  return walkInCells({
    level: dayLevel,
    activity,
    draws: createKeyedDraws(),
    topAt(second) {
      const day = Math.floor(second / secondsPerDay)
      const index = day - begins.day
      if (index < 0) throw new RangeError(`the walk begins on day ${begins.day}, after day ${day}`)
      while (variances.length <= index) liveDay(begins.day + variances.length)
      return {
        start: day * secondsPerDay,
        left: lefts[index] ?? 0,
        right: lefts[index + 1] ?? 0,
        variance: variances[index] ?? 0,
        key: childKey(keyOfWalk(seeds.keyOf(day), name, key), cellsPart),
      }
    },
  })
}

/** From Monday on: the share of a day in the activity of its week; nothing on a day without trading. */
function ordinaryVariances(activity: Activity): number[] {
  const week = activityBetween(activity, 0, 168)
  return Array.from(
    { length: 7 },
    (_, day) => (weekVariance * activityBetween(activity, day * 24, day * 24 + 24)) / week,
  )
}

const weekdayOf = (day: number): number => secondOfWeek(day * secondsPerDay) / secondsPerDay

/** Writes a one-way mix of the day's key and the walk's name to `into`, and returns it. */
function keyOfWalk(day: Key, name: Key, into: Key): Key {
  for (let word = 0; word < 4; word += 1) into[word] = (day[word] ?? 0) ^ (name[word] ?? 0)
  deriveKey(into, 0, into)
  return into
}
