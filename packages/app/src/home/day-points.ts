import { minuteMs } from '@touchstone/domain/time'
import type { ChartPoint } from '../plot/chart-geometry.ts'

const halfHour = 30 * minuteMs

/** A point of a day's line, with its price as the server wrote it. */
export type DayPoint = ChartPoint & { text: string }

/** The marks at which half hours ended, oldest first, and the mark of this moment, which takes the place of the last one. */
export function dayPoints(sparkline: readonly string[], mark: string | undefined, nowMs: number): DayPoint[] {
  const ended = Math.floor(nowMs / halfHour) * halfHour
  return sparkline.map((price, index) => {
    const fromEnd = sparkline.length - 1 - index
    const text = fromEnd === 0 ? (mark ?? price) : price
    return { at: fromEnd === 0 ? nowMs : ended - (fromEnd - 1) * halfHour, value: Number(text), text }
  })
}
