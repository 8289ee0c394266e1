import { dayMs } from '@touchstone/domain/time'
import {
  dayOf,
  exitQuote,
  incomes,
  pageOf,
  productDetail,
  runningOrder,
  shownDay,
  startsAtMs,
  today,
} from './given-investments.ts'

/** Frozen by two operators, since the night before. */
const frozen = { from: dayOf(today), until: null, reason: 'A venue whose prices the rule reads is down.' }

export const frozenProduct = { ...productDetail, state: 'frozen', frozen }
/** Two operators have let it go on from the next night. */
export const resumingProduct = { ...productDetail, frozen: { ...frozen, until: dayOf(today + dayMs) } }

/** One whose product is frozen on this day, and was on the one before: it ends two days later. */
export const frozenOrder = {
  ...runningOrder,
  state: 'frozen',
  requestedTime: `${dayOf(startsAtMs - 2 * dayMs)} 21:10:04`,
  startDay: dayOf(startsAtMs - dayMs),
  startsAtMs: startsAtMs - dayMs,
  endDay: dayOf(startsAtMs + 7 * dayMs),
  endsAtMs: startsAtMs + 8 * dayMs,
  pausedDays: 1,
  frozen: { ...frozen, from: dayOf(shownDay) },
  exitFromAtMs: startsAtMs,
}

/** One whose product was frozen for two hundred days, which are more than the incomes of a page. */
export const longFrozenOrder = {
  ...frozenOrder,
  requestedTime: `${dayOf(startsAtMs - 201 * dayMs)} 21:10:04`,
  startDay: dayOf(startsAtMs - 200 * dayMs),
  startsAtMs: startsAtMs - 200 * dayMs,
  endDay: dayOf(startsAtMs + 7 * dayMs),
  endsAtMs: startsAtMs + 8 * dayMs,
  pausedDays: 200,
  frozen: { ...frozen, from: dayOf(shownDay - 199 * dayMs) },
}

/** One whose product will be frozen from the next night on. */
export const aheadOrder = { ...runningOrder, frozen: { ...frozen, from: dayOf(today + dayMs) } }

const before = incomes.records as { day: string; remaining: string; sequence: number }[]
/** The days of a freeze that ends with the last day counted, newest first. */
const frozenDays = (count: number) =>
  Array.from({ length: count }, (_, age) => ({
    ...before[0],
    day: dayOf(shownDay - age * dayMs),
    isFrozen: true,
    result: '0',
    rate: '0',
    cut: '0',
    income: '0',
    sequence: 40 + count - age,
    time: `${dayOf(today - age * dayMs)} 08:00:03`,
  }))
/** The days that were counted before it. */
const daysBefore = (count: number) =>
  before.map((each, age) => ({
    ...each,
    day: dayOf(shownDay - (count + age) * dayMs),
    time: `${dayOf(today - (count + age) * dayMs)} 08:00:03`,
  }))
export const incomesFrozen = pageOf([...frozenDays(1), ...daysBefore(1)])
const longFrozen = frozenDays(200)
/** Page by page. */
export const incomesLongFrozen = [longFrozen.slice(0, 100), longFrozen.slice(100), daysBefore(200)].map(
  (records, index) => ({ ...pageOf(records), total: 204, size: 100, current: index + 1, pages: 3 }),
)

export const exitQuoteFrozen = {
  ...exitQuote,
  feeRate: '0',
  fee: '0',
  pays: exitQuote.remaining,
  exitDay: dayOf(today),
  isAtOnce: true,
}
