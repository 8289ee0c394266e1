import type { candleInterval } from '@touchstone/wire/market'
import type { Period } from 'klinecharts'
import type * as z from 'zod/mini'

export type Interval = z.output<typeof candleInterval>

export const intervals = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'] as const satisfies readonly Interval[]

const units = {
  m: { type: 'minute', ms: 60_000 },
  h: { type: 'hour', ms: 3_600_000 },
  d: { type: 'day', ms: 86_400_000 },
  w: { type: 'week', ms: 604_800_000 },
} as const

export const isInterval = (value: unknown): value is Interval => intervals.some((interval) => interval === value)

function partsOf(interval: Interval): { span: number; unit: (typeof units)[keyof typeof units] } {
  const letter = interval.slice(-1)
  const unit = letter === 'm' || letter === 'h' || letter === 'd' ? units[letter] : units.w
  return { span: Number(interval.slice(0, -1)), unit }
}

/** As the chart has it. */
export function periodOf(interval: Interval): Period {
  const { span, unit } = partsOf(interval)
  return { type: unit.type, span }
}

export function lengthMs(interval: Interval): number {
  const { span, unit } = partsOf(interval)
  return span * unit.ms
}

/** As traders write it in every language: minutes small, days and weeks large. */
export const shortName = (interval: Interval): string => interval.replace('d', 'D').replace('w', 'W')

/** In words, for screen readers: `15 minutes`. */
export function longName(interval: Interval, tag: string): string {
  const { span, unit } = partsOf(interval)
  return new Intl.NumberFormat(tag, { style: 'unit', unit: unit.type, unitDisplay: 'long' }).format(span)
}
