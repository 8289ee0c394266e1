import { type Currency, isCurrency, settlementCurrency } from '@touchstone/domain/money/currency'
import { type Money, parseDecimal, printDecimal, type Rate } from '@touchstone/domain/money/decimal'
import { accrualOf } from '@touchstone/domain/strategies/accrual'
import { dayFiguresOf } from '@touchstone/domain/strategies/day-figures'
import type { ChartPoint } from '../plot/chart-geometry.ts'
import type { ProductDay } from './investments.queries.ts'

type Day = Pick<ProductDay, 'day' | 'rate' | 'isBacktest'>

/** The days of a product apart: those on which it could be bought, and those computed from before. Both oldest first. */
export function daysApart<Each extends Day>(newestFirst: readonly Each[]): { live: Each[]; backtest: Each[] } {
  const days = newestFirst.toReversed()
  return { live: days.filter(({ isBacktest }) => !isBacktest), backtest: days.filter(({ isBacktest }) => isBacktest) }
}

/** What some days say. Shares of the notional, as decimal strings. */
export type DayFigures = {
  count: number
  sum: string
  worst: { day: string; rate: string } | undefined
  /** The deepest fall of the sum from a height before; 0 or less. */
  deepestDrop: string
  losingDays: number
  /** The running sum, in percent. */
  points: ChartPoint[]
}

/** Of days, oldest first: what a buyer's rate was. */
export function figuresOf(days: readonly Day[]): DayFigures {
  const { sum, worst, deepestDrop, losingDays, sums } = dayFiguresOf(
    days.map((day) => ({ day: day.day, rate: rateOf(day) })),
  )
  return {
    count: days.length,
    sum: printDecimal(sum),
    worst: worst && { day: worst.day, rate: printDecimal(worst.rate) },
    deepestDrop: printDecimal(deepestDrop),
    losingDays,
    points: sums.map((upTo, index) => ({ at: startOf(days[index]?.day ?? ''), value: percentOf(upTo) })),
  }
}

/** For bars: percent, as charts take it. */
export const percentOfDay = (day: Day): number => percentOf(rateOf(day))

/** What an amount would have brought in some stretch of days; a decimal string. */
type Stretch = { result: string; isBacktest: boolean }
/** The deepest loss of all stretches of so many days, where one lost, and the middle of them. */
export type Outlook = { days: number; worst: Stretch | undefined; median: Stretch }

/**
 * Each stretch is counted as an order is: gains leave, losses stay away, and units are rounded once. None has live and
 * backtested days. The worst is sought in both, since few live days are no reason to expect less; the median is of live days,
 * and of the backtest only where there are too few. Undefined where there are too few of both.
 */
export function outlookOf(
  { live, backtest }: { live: readonly Day[]; backtest: readonly Day[] },
  { days, amount, currency }: { days: number; amount: string; currency: string },
): Outlook | undefined {
  const given = parseDecimal(amount) ?? 0n
  if (days < 1 || given <= 0n) return undefined
  const unit = isCurrency(currency) ? currency : settlementCurrency
  const resultsOf = (from: readonly Day[]): Money[] => {
    const rates = from.map(rateOf)
    return rates
      .slice(days - 1)
      .map((_, start) => resultOf(rates.slice(start, start + days), given, unit))
      .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  }
  const [ofLive, ofBacktest] = [resultsOf(live), resultsOf(backtest)]
  const medianFrom = ofLive.length > 0 ? ofLive : ofBacktest
  // Of an even number the lower one: nothing is promised that was between two.
  const median = medianFrom[Math.floor((medianFrom.length - 1) / 2)]
  if (median === undefined) return undefined
  const [liveWorst = 0n, backtestWorst = 0n] = [ofLive[0], ofBacktest[0]]
  const worst = backtestWorst < liveWorst ? backtestWorst : liveWorst
  return {
    days,
    worst: worst < 0n ? { result: printDecimal(worst), isBacktest: worst !== liveWorst } : undefined,
    median: { result: printDecimal(median), isBacktest: medianFrom === ofBacktest },
  }
}

/** Gains less losses of an order over some days. */
function resultOf(rates: readonly Rate[], amount: Money, currency: Currency): Money {
  let [remaining, carry, result] = [amount, 0n, 0n]
  for (const rate of rates) {
    const day = accrualOf({ remaining, carry, currency }, rate)
    result += day.gain - day.loss
    remaining = day.remaining
    carry = day.carry
  }
  return result
}

const rateOf = ({ rate }: Pick<Day, 'rate'>): Rate => parseDecimal(rate) ?? 0n
const percentOf = (rate: Rate): number => Number(printDecimal(rate * 100n))

/** When a UTC day begins; epoch milliseconds. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
