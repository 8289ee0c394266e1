import { type Candle, candleOpenAt, foldCandles, joinCandles } from '@touchstone/domain/market/candle'
import type { Decimal, Price } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'

const sparklinePointsMax = 48

/** The fold of the last 24 hours. The change is from `open` to the mark in force. */
export type DayChange = { open: Price; high: Price; low: Price; volume: Decimal }

/**
 * The minutes of the last 24 hours, rolling by the minute: the 1,440 that end with the one that is growing. While a
 * market is closed they stay the last ones in which it traded.
 */
export type LastDay = {
  /** Takes a minute that is over. */
  push: (minute: Candle) => void
  change: (growing: Candle) => DayChange
  /** The marks at which half hours ended, oldest first, up to now. */
  sparkline: (growing: Candle) => Price[]
}

/** The sum of the minutes before the growing one; folded once a minute. */
type Summary = { growingAt: number; whole: Candle | undefined; halfHours: readonly Candle[] }

export function createLastDay(before: readonly Candle[]): LastDay {
  let minutes = [...before]
  let summary: Summary | undefined

  function summaryAt(growingAt: number): Summary {
    if (summary?.growingAt === growingAt) return summary
    minutes = minutes.filter((minute) => minute.openAt > growingAt - dayMs)
    const [first, ...rest] = minutes
    const whole = first && rest.reduce(joinCandles, first)
    summary = { growingAt, whole, halfHours: foldCandles(minutes, '30m') }
    return summary
  }

  return {
    push(minute) {
      minutes.push(minute)
      summary = undefined
    },
    change(growing) {
      const { whole } = summaryAt(growing.openAt)
      const { open, high, low, volume } = whole === undefined ? growing : joinCandles(whole, growing)
      return { open, high, low, volume }
    },
    sparkline(growing) {
      const { halfHours } = summaryAt(growing.openAt)
      const present = candleOpenAt('30m', growing.openAt)
      const closes = halfHours.filter(({ openAt }) => openAt < present).map(({ close }) => close)
      return [...closes, growing.close].slice(-sparklinePointsMax)
    },
  }
}
