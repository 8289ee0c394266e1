import { ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import type { ChartPoint } from '../plot/chart-geometry.ts'
import type { EquityCourse } from './equity-course.queries.ts'

/** A point of the curve: where it is drawn, and its exact figures as they are shown. */
export type CoursePoint = ChartPoint & { equity: string; profit: string }

/** About one a unit of the screen's width: more cannot be told apart by a finger. */
export const pointsMax = 360

const plus = (a: string, b: string): string => printDecimal((parseDecimal(a) ?? 0n) + (parseDecimal(b) ?? 0n))
const less = (a: string, b: string): string => printDecimal((parseDecimal(a) ?? 0n) - (parseDecimal(b) ?? 0n))

/**
 * The points of a course, oldest first; the last one is what the book is worth now, where that is known. A longer course
 * keeps every so many of its points, and always the first and the last.
 */
export function coursePoints(
  { fromMs, toMs, stepMs, ...course }: EquityCourse,
  now: string | undefined,
): CoursePoint[] {
  const last = course.equity.length - 1
  const firstStep = (Math.floor(fromMs / stepMs) + 1) * stepMs
  const every = Math.ceil(course.equity.length / pointsMax)
  return course.equity.flatMap((told, index): CoursePoint[] => {
    if (index !== 0 && index !== last && index % every !== 0) return []
    const at = index === last ? toMs : index === 0 ? fromMs : firstStep + (index - 1) * stepMs
    const equity = index === last ? (now ?? told) : told
    const profit = plus(course.profit[index] ?? '0', less(equity, told))
    return [{ at, value: Number(equity), equity, profit }]
  })
}

/** What a course has made by one of its points, as a fraction of what there was at its beginning; null of nothing. */
export function courseRate(points: readonly CoursePoint[], { profit }: CoursePoint): string | null {
  const base = parseDecimal(points[0]?.equity ?? '0') ?? 0n
  return base <= 0n ? null : printDecimal(((parseDecimal(profit) ?? 0n) * ONE) / base)
}

/** An amount of USDT in the currency that a total is shown in, at the rate of that total. */
export function shownAtRate(amount: string, total: { value: string; shown: string | null }): string {
  const [value, shown] = [parseDecimal(total.value) ?? 0n, parseDecimal(total.shown ?? total.value) ?? 0n]
  const parsed = parseDecimal(amount) ?? 0n
  return value <= 0n || value === shown ? amount : printDecimal(mulDiv(parsed, shown, value, 'down'))
}
