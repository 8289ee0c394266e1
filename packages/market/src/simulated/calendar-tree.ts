/**
 * The calendar as a tree: four weeks, weeks, days, hours, minutes, seconds, with steps between them so that every
 * candle interval is a cell. Times here are whole seconds since 1970-01-01T00:00:00Z.
 */

/** The lengths of the cells in seconds, from the root to the leaves. */
export const cellSeconds = [
  2_419_200, 604_800, 86_400, 14_400, 3_600, 1_800, 900, 300, 60, 20, 5, 1,
] as const satisfies readonly number[]

/** The number of levels whose cells have children; seconds have none. */
export const splitLevels = cellSeconds.length - 1

/** A Julian year, the unit of volatility. */
export const secondsPerYear = 31_557_600

/** The length of a cell of this level. */
export function secondsOf(level: number): number {
  const seconds = cellSeconds[level]
  if (seconds === undefined) throw new RangeError(`the calendar has no level ${level}`)
  return seconds
}

/** The number of children of a cell of this level. */
export const childrenOf = (level: number): number => secondsOf(level) / secondsOf(level + 1)

/** 1970-01-05 was a Monday; weeks and blocks of four weeks start there. */
const firstMonday = 4 * 86_400

/** The number of the block of four weeks that contains a second; negative before 1970-01-05. */
export const blockOf = (second: number): number => Math.floor((second - firstMonday) / secondsOf(0))

export const blockStart = (block: number): number => block * secondsOf(0) + firstMonday

/** Seconds since Monday 00:00. */
export function secondOfWeek(second: number): number {
  const week = secondsOf(1)
  return second - firstMonday - Math.floor((second - firstMonday) / week) * week
}
