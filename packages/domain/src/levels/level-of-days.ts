import type { Money } from '../money/decimal.ts'
import type { LevelTerms } from '../settings/levels.ts'
import { dayMs } from '../time.ts'

/** A level is lost after so many days in a row below it. Our choice. */
export const daysCounted = 7

/** The seven days that a level follows from, up to and including `last`; each as the moment at which it begins. */
export const daysUpTo = (last: number): number[] =>
  Array.from({ length: daysCounted }, (_, index) => last - (daysCounted - 1 - index) * dayMs)

/** The highest level whose amount these assets reach. */
export const levelReached = (worth: Money, levels: readonly LevelTerms[]): number =>
  Math.max(
    0,
    levels.findLastIndex(({ from }) => worth >= from),
  )

/**
 * Returns the level that follows from the assets of the last seven days: the highest that any of them reaches. So it rises
 * with the first day that reaches it, and falls after seven in a row that do not.
 */
export const levelAfter = (worths: readonly Money[], levels: readonly LevelTerms[]): number =>
  Math.max(0, ...worths.map((worth) => levelReached(worth, levels)))
