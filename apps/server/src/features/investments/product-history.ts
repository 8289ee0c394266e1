import { printDecimal, type Rate } from '@touchstone/domain/money/decimal'
import type { StrategyTerms } from '@touchstone/domain/settings/investments'
import { limitedRate } from '@touchstone/domain/strategies/accrual'
import { type DayFigures, dayFiguresOf } from '@touchstone/domain/strategies/day-figures'
import type { investments } from '@touchstone/wire/investments'
import type * as z from 'zod/mini'
import type { DayResult } from '../strategies/strategy-days.store.ts'
import { dayText } from '../../platform/day-text.ts'

type Product = Extract<z.input<typeof investments.product.reply>, { kind: 'ai_quant' | 'arbitrage' }>
type Limits = Pick<StrategyTerms, 'dailyRateMin' | 'dailyRateMax'>
type Rated = { day: number; rate: Rate }

const rateOf = ({ result }: DayResult, { dailyRateMin, dailyRateMax }: Limits): Rate =>
  limitedRate(result, dailyRateMin, dailyRateMax)

/**
 * What a product paid over days, newest first, and what it would have paid. `since`: the day from which its rule was public
 * here; what lies before it is a backtest, and is never added to the days after.
 */
export function historyOf(days: readonly DayResult[], limits: Limits, since: number): Product['history'] {
  const rates = days.map((each) => ({ day: each.day, rate: rateOf(each, limits) })).toReversed()
  return {
    live: shown(dayFiguresOf(rates.filter(({ day }) => day >= since))),
    backtest: shown(dayFiguresOf(rates.filter(({ day }) => day < since))),
  }
}

function shown({ days, sum, losingDays, worst, best, deepestDrop }: DayFigures<Rated>): Product['history']['live'] {
  return {
    days,
    sum: printDecimal(sum),
    losingDays,
    worst: ratedText(worst),
    best: ratedText(best),
    deepestDrop: printDecimal(deepestDrop),
  }
}

const ratedText = (each: Rated | undefined): { day: string; rate: string } | null =>
  each === undefined ? null : { day: dayText(each.day), rate: printDecimal(each.rate) }

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
