import { ruleHash, ruleText } from '@touchstone/domain/strategy-rules/run-strategy'
import { dayMs } from '@touchstone/domain/time'
import { dayOf, days, pageOf, product, products, runningOrder, startsAtMs, today } from './given-investments.ts'

const noDays = { days: 0, sum: '0', losingDays: 0, worst: null, best: null, deepestDrop: '0' }

/** One whose rate is fixed. */
const fixedProduct = {
  ...product,
  id: 'fixed-30',
  rateKind: 'fixed',
  rule: 'fixed',
  ruleHash: ruleHash('fixed'),
  dailyRateMin: '0.0002',
  dailyRateMax: '0.0002',
  cycleDays: 30,
  identityLevel: 1,
  capacity: '500000',
  left: '320400',
  escrow: '3000',
  owed: '841.26',
  mostOwed: '3000',
  history: { live: noDays, backtest: noDays },
}
export const productsWithFixed = [fixedProduct, ...products]
export const fixedDetail = { ...fixedProduct, ruleText: ruleText('fixed'), days: [] }
export const fixedNotCovered = { ...fixedDetail, state: 'not_covered', escrow: '700' }

/** One at a fixed rate, with four days behind it. */
export const fixedOrder = {
  ...runningOrder,
  productId: 'fixed-30',
  rule: 'fixed',
  dailyRateMin: '0.0002',
  dailyRateMax: '0.0002',
  remaining: '2000',
  cycleDays: 30,
  endDay: dayOf(startsAtMs + 29 * dayMs),
  endsAtMs: startsAtMs + 30 * dayMs,
  paidIncome: '1.6',
  todayIncome: '0.4',
}
export const fixedIncomes = pageOf(
  days.slice(0, 4).map(({ day }, age) => ({
    day,
    isFrozen: false,
    result: '0.0002',
    rate: '0.0002',
    cut: '0',
    income: '0.4',
    remaining: '2000',
    bookId: 7,
    sequence: 40 - age,
    time: `${dayOf(today - age * dayMs)} 08:00:03`,
  })),
)
