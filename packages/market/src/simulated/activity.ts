import type { MarketClass, TradingHoursName } from '@touchstone/domain/market/symbol'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { hourMs } from '@touchstone/domain/time'

const hoursOfWeek = 168

/** 1970-01-05T00:00:00Z, a Monday. */
const mondayAt = 96 * hourMs

/**
 * How active a class of markets is: a relative variance for each hour of the day (UTC) and each day from Monday.
 * Measured on the recorded packs `crypto-2026` and `multi-2023` and rounded. The trading hours are the defaults of
 * the class, not its settings: a change of settings must not change a market's past.
 */
type Liveliness = { hours: TradingHoursName; byHour: readonly number[]; byDay: readonly number[] }

const weekdays = [0.9, 1, 1, 1.1, 1, 1, 0.8]

const byClass: Record<MarketClass, Liveliness> = {
  coin: {
    hours: 'always',
    byHour: [
      1.2, 1.1, 0.8, 0.7, 0.5, 0.5, 0.6, 0.7, 0.6, 0.6, 0.5, 0.8, 0.8, 1.2, 2.1, 2.1, 1.6, 1.4, 1.1, 0.9, 1, 0.8, 1.1,
      0.9,
    ],
    byDay: [1.2, 1, 1.1, 1.1, 1.2, 0.5, 0.8],
  },
  currency: {
    hours: 'week',
    byHour: [
      0.7, 0.7, 0.4, 0.2, 0.2, 0.4, 0.8, 1.5, 1.3, 1.3, 0.8, 0.7, 2.4, 3, 2.4, 2.2, 0.7, 0.7, 1, 0.7, 0.2, 0.1, 0.1,
      0.2,
    ],
    byDay: weekdays,
  },
  metal: {
    hours: 'week_with_pause',
    byHour: [
      0.4, 1, 0.5, 0.3, 0.3, 0.6, 0.8, 1, 0.9, 0.8, 0.7, 0.7, 2.8, 3.6, 3.2, 1.7, 0.9, 0.7, 0.8, 0.6, 0.3, 0.1, 0.3,
      0.2,
    ],
    byDay: weekdays,
  },
  energy: {
    hours: 'week_with_pause',
    byHour: [
      0.2, 0.8, 0.3, 0.2, 0.1, 0.4, 0.5, 0.8, 1.2, 1.2, 1, 0.6, 1.1, 2.6, 2.3, 2.3, 1.9, 1.5, 1.1, 0.7, 0.2, 0.2, 0.2,
      0.2,
    ],
    byDay: weekdays,
  },
  index: {
    hours: 'week_with_pause',
    byHour: [
      0.2, 0.3, 0.2, 0.2, 0.1, 0.2, 0.3, 0.6, 0.6, 0.6, 0.5, 0.4, 2.1, 3.4, 2.6, 2.5, 1.2, 1, 1.9, 2.6, 0.9, 0.2, 0.2,
      0.2,
    ],
    byDay: weekdays,
  },
}

/** Activity from Monday 00:00 to the start of each hour of the week; it does not grow during closed hours. */
export type Activity = Float64Array

/** The activity of a class of markets. Trading opens and closes on the hour, so an hour counts fully or not at all. */
export function activityOf(marketClass: MarketClass): Activity {
  const { hours, byHour, byDay } = byClass[marketClass]
  const sums = new Float64Array(hoursOfWeek + 1)
  for (let hour = 0; hour < hoursOfWeek; hour += 1) {
    const { open } = tradingAt(hours, mondayAt + hour * hourMs)
    const lively = (byDay[Math.floor(hour / 24)] ?? 0) * (byHour[hour % 24] ?? 0)
    sums[hour + 1] = (sums[hour] ?? 0) + (open ? lively : 0)
  }
  return sums
}

/** The activity between two hours of the week. */
export const activityBetween = (activity: Activity, fromHour: number, toHour: number): number =>
  (activity[toHour] ?? 0) - (activity[fromHour] ?? 0)
