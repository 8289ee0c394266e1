import type { ChartPoint } from '../plot/chart-geometry.ts'

/** As long as the longest contract and a little of what was before it. Our choice. */
export const keptMs = 360_000

type PastTick = { mark: string; sourceAtMs: number }
type PastCandle = { open: string; openAtMs: number }

/**
 * Marks of the last minutes, oldest first: the ticks, and before them where minutes opened. Both lists may come in any
 * order.
 */
export function pastPoints(ticks: readonly PastTick[], candles: readonly PastCandle[]): ChartPoint[] {
  const recent = ticks.map(({ mark, sourceAtMs }) => ({ at: sourceAtMs, value: Number(mark) }))
  const firstAt = Math.min(...recent.map(({ at }) => at))
  const before = candles
    .filter(({ openAtMs }) => openAtMs < firstAt)
    .map(({ open, openAtMs }) => ({ at: openAtMs, value: Number(open) }))
  return joined(before, recent)
}

/** Both lists as one, in order of time, a moment once, without what is too old. */
export function joined(past: readonly ChartPoint[], live: readonly ChartPoint[]): ChartPoint[] {
  const sorted = [...past, ...live].sort((a, b) => a.at - b.at)
  const beginAt = (sorted.at(-1)?.at ?? 0) - keptMs
  return sorted.filter(({ at }, index) => at >= beginAt && at !== sorted[index - 1]?.at)
}
