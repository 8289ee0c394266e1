import type { ChartPoint } from '../plot/chart-geometry.ts'

/** As long as the longest contract and a little of what was before it. Our choice. */
export const keptMs = 360_000

type PastTick = { mark: string; sourceAtMs: number }
type PastCandle = { open: string; openAtMs: number }

/**
 * Marks of the last minutes, oldest first: the ticks, or without them where minutes opened. Both lists may come in any
 * order.
 */
export function pastPoints(ticks: readonly PastTick[], candles: readonly PastCandle[]): ChartPoint[] {
  const recent = ticks.map(({ mark, sourceAtMs }) => ({ at: sourceAtMs, value: Number(mark) }))
  // A line from one minute to the next would be straight where prices moved: it begins where they are known.
  if (recent.length > 1) return joined([], recent)
  return joined(
    candles.map(({ open, openAtMs }) => ({ at: openAtMs, value: Number(open) })),
    recent,
  )
}

/** Both lists as one, in order of time, a moment once, without what is too old. */
export function joined(past: readonly ChartPoint[], live: readonly ChartPoint[]): ChartPoint[] {
  const sorted = [...past, ...live].sort((a, b) => a.at - b.at)
  const beginAt = (sorted.at(-1)?.at ?? 0) - keptMs
  return sorted.filter(({ at }, index) => at >= beginAt && at !== sorted[index - 1]?.at)
}
