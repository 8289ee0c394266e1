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
import { makeCourse, planCourse } from './course.ts'
import type { Market } from './currency-marks.ts'
import { type ComparedDay, readDays } from './equity-days.store.ts'
import { createFollowEquity } from './follow-equity.ts'

type Deps = {
  sql: Sql
  market: Market
  books: Pick<CallerBooks, 'named'>
  candles: Pick<Candles, 'list' | 'hoursToCompute'>
  limits: Pick<Limits, 'compute'>
}

/** Hours of the market that count as one call, as those of charts do. */
const hoursAWeight = 10

const lengths = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs, all: Infinity } as const

export function equityHandlers(deps: Deps): HandlersOf<Pick<typeof wallets, 'equityDays' | 'equityCourse'>> {
  const { sql, books, limits } = deps
  const course = { ...deps, followed: createFollowEquity(deps) }
  return {
    async equityDays({ book, pageNo, pageSize }, { caller }) {
      const bookId = await books.named(caller.userId, book)
      const { days, total } = await readDays(sql, bookId, stretchOf({ pageNo, pageSize }))
      return ok(pageAnswer({ pageNo, pageSize }, total, days.map(printed)))
    },
    async equityCourse({ book, span }, visit) {
      const bookId = await books.named(visit.caller.userId, book)
      const plan = await planCourse(course, { bookId, lengthMs: lengths[span], now: visit.at })
      const make = async () => printedCourse(await makeCourse(course, plan))
      const weight = Math.floor(plan.hoursToCompute / hoursAWeight)
      const made = weight === 0 ? ok(await make()) : await limits.compute(visit, weight, make)
      return made.ok ? ok({ book, stepMs: lengthOf(plan.step.interval), ...made.value }) : made
    },
  }
}

const printedCourse = (points: readonly CoursePoint[]) => ({
  fromMs: points[0]?.at ?? 0,
  toMs: points.at(-1)?.at ?? 0,
  equity: points.map(({ equity }) => printDecimal(equity)),
  profit: points.map(({ profit }) => printDecimal(profit)),
})

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)

const printed = ({ day, takenAt, equity, netFlow, unvalued, before }: ComparedDay) => ({
  day: dayText(day),
  takenAt: printWireTime(takenAt),
  equity: printDecimal(equity),
  netFlow: printDecimal(netFlow),
  profit: printDecimal(equity - (before?.equity ?? 0n) - netFlow),
  sinceDay: before === undefined ? null : dayText(before.day),
  unvalued: [...unvalued],
})
