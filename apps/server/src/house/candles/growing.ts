import {
  type Candle,
  type CandleInterval,
  candleIntervals,
  candleOfTick,
  candleOpenAt,
  foldCandles,
  joinCandles,
} from '@touchstone/domain/market/candle'
import type { Tick } from '@touchstone/domain/market/tick'
import { createLastDay, type LastDay } from './last-day.ts'

/** The candles of one symbol that are still growing, a tick at a time. */
export type Growing = {
  /** Everything before this moment is in. */
  until: () => number
  /** Adds the next tick: its source time is at `until` or later. Returns the minutes that it ended and began. */
  add: (tick: Tick) => { ended: Candle | undefined; began: number | undefined }
  /** The last candle that there was; growing for as long as its time is not over. */
  current: (interval: CandleInterval) => Candle | undefined
  /** The state that a copy needs to continue: the current minute is handed over with the minutes before it. */
  present: () => { minute: Candle | undefined; until: number; ticked: boolean }
  /** Takes the days that lie before the present one; false when that has changed, and other days are wanted. */
  setDaysBefore: (dayAt: number, days: readonly Candle[]) => boolean
  lastDay: LastDay
}

export type GrowingStart = {
  /** Those of the last 24 hours that there were, up to `until`; the last one may be a part. */
  minutes: readonly Candle[]
  until: number
  /** The time from one tick to the next, if known. */
  everyMs?: number | undefined
  /** Whether the last minute holds ticks that were followed: only those minutes are answered when they end. */
  ticked?: boolean
}

/**
 * Goes on from the minutes of the last 24 hours. A day's minutes are all among them, so every candle up to a day is
 * whole. A week is not until its days are set.
 */
export function createGrowing({ minutes, everyMs = 1, ...start }: GrowingStart): Growing {
  let { until, ticked = false } = start
  const candles = new Map<CandleInterval, Candle>()
  const lastMinute = minutes.at(-1)
  const lastDayAt = candleOpenAt('1d', lastMinute?.openAt ?? 0)
  const today = minutes.filter(({ openAt }) => openAt >= lastDayAt)
  for (const interval of candleIntervals) {
    const last = interval === '1w' ? undefined : foldCandles(today, interval).at(-1)
    if (last !== undefined) candles.set(interval, last)
  }
  const lastDay = createLastDay(minutes.slice(0, -1))
  let daysBefore: readonly Candle[] | undefined

  function grow(interval: CandleInterval, tick: Tick): void {
    const before = candles.get(interval)
    const next = candleOfTick(tick, interval)
    candles.set(interval, before?.openAt === next.openAt ? joinCandles(before, next) : next)
  }

  function beginDay(ended: Candle, dayAt: number): void {
    const sameWeek = candleOpenAt('1w', ended.openAt) === candleOpenAt('1w', dayAt)
    daysBefore = sameWeek ? daysBefore && [...daysBefore, ended] : []
  }

  return {
    lastDay,
    until: () => until,
    add(tick) {
      const [minute, day] = [candles.get('1m'), candles.get('1d')]
      const minuteAt = candleOpenAt('1m', tick.sourceAt)
      const dayAt = candleOpenAt('1d', tick.sourceAt)
      const isNewMinute = minute?.openAt !== minuteAt
      const ended = isNewMinute && ticked ? minute : undefined
      if (isNewMinute && minute !== undefined) lastDay.push(minute)
      if (day !== undefined && day.openAt !== dayAt) beginDay(day, dayAt)
      for (const interval of candleIntervals) if (interval !== '1w') grow(interval, tick)
      ticked = true
      until = tick.sourceAt + everyMs
      return { ended, began: isNewMinute ? minuteAt : undefined }
    },
    current(interval) {
      if (interval !== '1w') return candles.get(interval)
      const day = candles.get('1d')
      return daysBefore && day && foldCandles([...daysBefore, day], '1w').at(-1)
    },
    present: () => ({ minute: candles.get('1m'), until, ticked }),
    setDaysBefore(dayAt, days) {
      if (candles.get('1d')?.openAt !== dayAt) return false
      const weekAt = candleOpenAt('1w', dayAt)
      daysBefore = days.filter(({ openAt }) => openAt >= weekAt && openAt < dayAt)
      return true
    },
  }
}
