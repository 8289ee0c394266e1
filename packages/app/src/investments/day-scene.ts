import { type ChartPoint, linePath, spread } from '../plot/chart-geometry.ts'
import { dayMs, dayStart } from '@touchstone/domain/time'

export type SceneMark = {
  key: string
  at: number
  value: number
  side: 'long' | 'short'
  is: 'entry' | 'exit'
  /** In percent of width and height. */
  x: number
  y: number
}

type Scene = { line: string; marks: SceneMark[]; low: number; high: number }

/** A day from its first to its last hour, and what was done in it, all in one scale. */
export function sceneOf(points: readonly ChartPoint[], done: readonly Omit<SceneMark, 'x' | 'y'>[]): Scene {
  const values = [...points, ...done].map(({ value }) => value)
  const { ys, low, high } = spread(values, 8)
  const start = dayStart(points[0]?.at ?? 0)
  const xOf = (at: number): number => ((at - start) / dayMs) * 100
  return {
    line: linePath(
      points.map(({ at }) => xOf(at)),
      ys.slice(0, points.length),
    ),
    marks: done.map((mark, index) => ({ ...mark, x: xOf(mark.at), y: ys[points.length + index] ?? 50 })),
    low,
    high,
  }
}
