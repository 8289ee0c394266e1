import type { ChartPoint } from '@touchstone/app/plot/chart-geometry'
import { dayMs } from '@touchstone/domain/time'

const startMs = 1_760_000_000_000

/** A made-up walk that is the same on every look at the gallery. */
export function walk(length: number, start: number, swing: number): number[] {
  let seed = 7
  let value = start
  return Array.from({ length }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    value += (seed / 2_147_483_647 - 0.47) * swing
    return value
  })
}

export const equityPoints: ChartPoint[] = walk(90, 12_400, 260).map((value, index) => ({
  at: startMs + index * dayMs,
  value,
}))

export const risingPoints: string[] = walk(40, 64_200, 180).map(String)
export const fallingPoints: string[] = risingPoints.toReversed()

export const weekBars = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((label, index) => ({
  label,
  value: [120, -84, 310, 45, -160, 8, 96][index] ?? 0,
}))

export const monthBars = walk(30, 40, 160).map((value, index) => ({
  label: String(index + 1),
  value: Math.trunc(value - 60),
}))

export const spreadBars = [
  { label: '>8%', value: 4, tone: 'up' as const },
  { label: '5–8', value: 11, tone: 'up' as const },
  { label: '2–5', value: 38, tone: 'up' as const },
  { label: '0–2', value: 61, tone: 'up' as const },
  { label: '0', value: 7, tone: 'flat' as const },
  { label: '0–2', value: 44, tone: 'down' as const },
  { label: '2–5', value: 23, tone: 'down' as const },
  { label: '>5%', value: 9, tone: 'down' as const },
]
