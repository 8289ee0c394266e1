import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import type { ChartPoint } from '../plot/chart-geometry.ts'

/** How many days back a person may look, today being one of them. */
export const spans = ['7', '30', '90'] as const
export type Span = (typeof spans)[number]
export const daysShownMax = 90

/** A finished UTC day such as `2026-01-31`; amounts in USDT. */
type Day = { day: string; equity: string; profit: string }
type Present = { equity: string; profit: string }

export type Course = {
  /** Equity at the end of each day, oldest first, and now; `at` is when the day began. */
  points: ChartPoint[]
  /** The profit of each day, with today's. */
  bars: { at: number; value: number }[]
  /** The exact sum of what the bars show. */
  profit: string
}

/** The course of a book over its last days, for the charts. Days without a snapshot are left out. */
export function courseOf(days: readonly Day[], present: Present, span: Span, nowMs: number): Course {
  const today = Math.floor(nowMs / dayMs) * dayMs
  const shown = days
    .map((day) => ({ ...day, at: Date.parse(day.day) }))
    .filter(({ at }) => at < today && at > today - Number(span) * dayMs)
    .toSorted((a, b) => a.at - b.at)
  const all = [...shown, { ...present, at: today }]
  const sum = all.reduce((total, { profit }) => total + (parseDecimal(profit) ?? 0n), 0n)
  return {
    points: all.map(({ at, equity }) => ({ at, value: Number(equity) })),
    bars: all.map(({ at, profit }) => ({ at, value: Number(profit) })),
    profit: printDecimal(sum),
  }
}

/** When the UTC day of a moment ends. */
export const dayEnd = (nowMs: number): number => (Math.floor(nowMs / dayMs) + 1) * dayMs

/** The UTC day that begins at a moment, such as `2026-01-31`. */
export const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)
