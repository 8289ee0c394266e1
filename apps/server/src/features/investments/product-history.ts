import { type Decimal, printDecimal, type Rate } from '@touchstone/domain/money/decimal'
import type { StrategyTerms } from '@touchstone/domain/settings/investments'
import { limitedRate } from '@touchstone/domain/strategies/accrual'
import type { investments } from '@touchstone/wire/investments'
import type * as z from 'zod/mini'
import type { DayResult } from '../strategies/strategy-days.store.ts'
import { dayText } from './day-text.ts'

type Product = z.input<typeof investments.product.reply>
type Limits = Pick<StrategyTerms, 'dailyRateMin' | 'dailyRateMax'>

const rateOf = ({ result }: DayResult, { dailyRateMin, dailyRateMax }: Limits): Rate =>
  limitedRate(result, dailyRateMin, dailyRateMax)

/**
 * What a product would have paid over days, newest first. `since`: the day from which its rule was public here; what lies
 * before it is a backtest.
 */
export function historyOf(days: readonly DayResult[], limits: Limits, since: number): Product['history'] {
  const rates = days.map((each) => ({ day: each.day, rate: rateOf(each, limits) })).toReversed()
  const [first] = rates
  let [sum, height, drop]: Decimal[] = [0n, 0n, 0n]
  let [worst, best] = [first, first]
  for (const each of rates) {
    sum = (sum ?? 0n) + each.rate
    if (sum > (height ?? 0n)) height = sum
    if ((height ?? 0n) - sum > (drop ?? 0n)) drop = (height ?? 0n) - sum
    if (worst === undefined || each.rate < worst.rate) worst = each
    if (best === undefined || each.rate > best.rate) best = each
  }
  const shown = (each: typeof first) =>
    each === undefined ? null : { day: dayText(each.day), result: printDecimal(each.rate) }
  return {
    days: rates.length,
    backtestDays: rates.filter(({ day }) => day < since).length,
    sum: printDecimal(sum ?? 0n),
    losingDays: rates.filter(({ rate }) => rate < 0n).length,
    worst: shown(worst),
    best: shown(best),
    deepestDrop: printDecimal(drop ?? 0n),
  }
}

/** Each of the days, newest first. */
export const daysOf = (days: readonly DayResult[], limits: Limits, since: number): Product['days'] =>
  days.map((each) => {
    const rate = rateOf(each, limits)
    return {
      day: dayText(each.day),
      result: printDecimal(each.result),
      rate: printDecimal(rate),
      cut: printDecimal(each.result - rate),
      isBacktest: each.day < since,
    }
  })
