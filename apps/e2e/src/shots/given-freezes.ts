import { dayMs } from '@touchstone/domain/time'
import { exitQuote, incomes, pageOf, productDetail, runningOrder, shownDay, startsAtMs } from './given-investments.ts'

/** Frozen by two operators, since the night before. */
const frozen = { from: '2025-12-03', until: null, reason: 'A venue whose prices the rule reads is down.' }

export const frozenProduct = { ...productDetail, state: 'frozen', frozen }
/** Two operators have let it go on from the next night. */
export const resumingProduct = { ...productDetail, frozen: { ...frozen, until: '2025-12-05' } }

/** One whose product is frozen on this day, and was on the one before: it ends two days later. */
export const frozenOrder = {
  ...runningOrder,
  state: 'frozen',
  endDay: '2025-12-07',
  endsAtMs: startsAtMs + 9 * dayMs,
  pausedDays: 1,
  frozen,
  exitFromAtMs: startsAtMs,
}

/** One whose product was frozen for two hundred days, which are more than the incomes of a page. */
export const longFrozenOrder = {
  ...frozenOrder,
  endDay: '2026-06-24',
  endsAtMs: startsAtMs + 208 * dayMs,
  pausedDays: 200,
}

/** One whose product will be frozen from the next night on. */
export const aheadOrder = { ...runningOrder, frozen: { ...frozen, from: '2025-12-04' } }

const [frozenDay] = incomes.records as object[]
/** The same with a frozen day on top. */
export const incomesFrozen = pageOf([
  { ...frozenDay, day: '2025-12-03', isFrozen: true, result: '0', rate: '0', cut: '0', income: '0', sequence: 41 },
  ...incomes.records,
])

const longFrozen = Array.from({ length: 200 }, (_, age) => ({
  ...frozenDay,
  day: new Date(shownDay + (200 - age) * dayMs).toISOString().slice(0, 10),
  isFrozen: true,
  income: '0',
  sequence: 240 - age,
}))
/** Page by page. */
export const incomesLongFrozen = [longFrozen.slice(0, 100), longFrozen.slice(100), incomes.records].map(
  (records, index) => ({ ...pageOf(records), total: 204, size: 100, current: index + 1, pages: 3 }),
)

export const exitQuoteFrozen = {
  ...exitQuote,
  feeRate: '0',
  fee: '0',
  pays: '1961.4',
  exitDay: '2025-12-04',
  isAtOnce: true,
}
