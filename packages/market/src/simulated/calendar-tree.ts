/**
 * The calendar as a tree: four weeks, weeks, days, hours, minutes, seconds, with steps between them so that every
 * candle interval is a cell. Times here are whole seconds since 1970-01-01T00:00:00Z.
 */

/** The lengths of the cells in seconds, from the root to the leaves. */
export const cellSeconds = [
  2_419_200, 604_800, 86_400, 14_400, 3_600, 1_800, 900, 300, 60, 20, 5, 1,
] as const satisfies readonly number[]

/** How many levels of cells have children; the seconds have none. */
export const splitLevels = cellSeconds.length - 1

/** Julian years, as volatility is stated by them. */
export const secondsPerYear = 31_557_600

/** The length of a cell of this level. */
export function secondsOf(level: number): number {
  const seconds = cellSeconds[level]
  if (seconds === undefined) throw new RangeError(`the calendar has no level ${level}`)
  return seconds
}

/** Into how many children a cell of this level is split. */
export const childrenOf = (level: number): number => secondsOf(level) / secondsOf(level + 1)

/** 1970-01-05 was a Monday: weeks, and with them the four weeks, begin there. */
const firstMonday = 4 * 86_400

/** The number of the four weeks that hold a second; those before 1970-01-05 are negative. */
export const blockOf = (second: number): number => Math.floor((second - firstMonday) / secondsOf(0))

export const blockStart = (block: number): number => block * secondsOf(0) + firstMonday

/** Seconds since Monday 00:00. */
export function secondOfWeek(second: number): number {
  const week = secondsOf(1)
  return second - firstMonday - Math.floor((second - firstMonday) / week) * week
}
