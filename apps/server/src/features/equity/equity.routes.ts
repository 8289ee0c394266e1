import type { CoursePoint } from '@touchstone/domain/equity/equity-course'
import { lengthOf } from '@touchstone/domain/market/candle'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok } from '@touchstone/domain/result'
import { dayMs } from '@touchstone/domain/time'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { wallets } from '@touchstone/wire/wallets'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import type { Limits } from '../../api/limits.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Candles } from '../../house/candles/candles.ts'
import type { Sql } from '../../platform/database.ts'
import { createCourses } from './courses.ts'
import type { Market } from './currency-marks.ts'
import { type ComparedDay, readDays } from './equity-days.store.ts'
import { dayText } from '../../platform/day-text.ts'

type Deps = {
  sql: Sql
  market: Market
  books: Pick<CallerBooks, 'named'>
  candles: Pick<Candles, 'list' | 'hoursToCompute'>
  limits: Pick<Limits, 'compute'>
  log: (message: string, details: Record<string, unknown>) => void
}

const lengths = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs, all: Infinity } as const

export function equityHandlers(deps: Deps): HandlersOf<Pick<typeof wallets, 'equityDays' | 'equityCourse'>> {
  const { sql, books, limits } = deps
  const courses = createCourses(deps)
  return {
    async equityDays({ book, pageNo, pageSize }, { caller }) {
      const bookId = await books.named(caller.userId, book)
      const { days, total } = await readDays(sql, bookId, stretchOf({ pageNo, pageSize }))
      return ok(pageAnswer({ pageNo, pageSize }, total, days.map(printed)))
    },
    async equityCourse({ book, span }, visit) {
      const bookId = await books.named(visit.caller.userId, book)
      const course = await courses.of({ bookId, lengthMs: lengths[span], now: visit.at }, async (weight, run) =>
        weight === 0 ? ok(await run()) : limits.compute(visit, weight, run),
      )
      if (!course.ok) return course
      const { step, points } = course.value
      return ok({ book, stepMs: lengthOf(step.interval), ...printedCourse(points) })
    },
  }
}

const printedCourse = (points: readonly CoursePoint[]) => ({
  fromMs: points[0]?.at ?? 0,
  toMs: points.at(-1)?.at ?? 0,
  equity: points.map(({ equity }) => printDecimal(equity)),
  profit: points.map(({ profit }) => printDecimal(profit)),
})

const printed = ({ day, takenAt, equity, netFlow, unvalued, before }: ComparedDay) => ({
  day: dayText(day),
  takenAt: printWireTime(takenAt),
  equity: printDecimal(equity),
  netFlow: printDecimal(netFlow),
  profit: printDecimal(equity - (before?.equity ?? 0n) - netFlow),
  sinceDay: before === undefined ? null : dayText(before.day),
  unvalued: [...unvalued],
})
