import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { dayMs, dayStart } from '@touchstone/domain/time'

/** How many days back a person may look, today being one of them. */
export const spans = ['7', '30', '90'] as const
export type Span = (typeof spans)[number]
export const daysShownMax = 90

/** A finished UTC day such as `2026-01-31`; amounts in USDT. */
type Day = { day: string; profit: string }

export type ProfitDays = {
  /** The profit of each day, oldest first, with today's; `at` is when the day began. */
  bars: { at: number; value: number }[]
  /** The exact sum of what the bars show. */
  profit: string
}

/** What a book made on each of its last days, for the chart. Days without a snapshot are left out. */
export function profitDays(days: readonly Day[], present: string, span: Span, nowMs: number): ProfitDays {
  const today = dayStart(nowMs)
  const shown = days
    .map((day) => ({ ...day, at: Date.parse(day.day) }))
    .filter(({ at }) => at < today && at > today - Number(span) * dayMs)
    .toSorted((a, b) => a.at - b.at)
  const all = [...shown, { profit: present, at: today }]
  const sum = all.reduce((total, { profit }) => total + (parseDecimal(profit) ?? 0n), 0n)
  return {
    bars: all.map(({ at, profit }) => ({ at, value: Number(profit) })),
    profit: printDecimal(sum),
  }
}

/** The UTC day that begins at a moment, such as `2026-01-31`. */
export const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)
