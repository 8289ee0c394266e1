import type { Bar } from './candle.ts'
import type { LegendGroup } from './legend.ts'

/** What has just been drawn, for what the page lays over the chart. Lengths are pixels of the page. */
export type ChartFrame = {
  /** Under the crosshair, else the newest. */
  bar: Bar | undefined
  /** The close before it. */
  previousClose: string | undefined
  hasCrosshair: boolean
  /** The newest candle is in sight. */
  isAtNewest: boolean
  legends: readonly LegendGroup[]
  /** Where each line is, by its id. */
  lineYs: Readonly<Record<string, number>>
  /** What the tag of the newest price on the axis says, and where that price is. */
  priceTag: PriceTag | undefined
  /** The width of the axis, to the right of the pane. */
  axis: number
  /** Of the pane with the candles. */
  pane: { width: number; height: number }
  /** Of a unit of the layout. */
  unit: number
}

export type PriceTag = {
  y: number
  price: string
  /** Of the newest candle; flat too where its price may not be believed. */
  trend: 'up' | 'down' | 'flat'
  /** When the newest candle is complete; undefined where nothing is counted. */
  endsAtMs: number | undefined
}

export const noFrame: ChartFrame = {
  bar: undefined,
  previousClose: undefined,
  hasCrosshair: false,
  isAtNewest: true,
  legends: [],
  lineYs: {},
  priceTag: undefined,
  axis: 0,
  pane: { width: 0, height: 0 },
  unit: 1,
}

/**
 * Keeps the newest frame for components; notifies them only if it differs. A part that says the same as before stays the same
 * object: what shows that part alone is not rendered again.
 */
export type FrameStore = {
  get: () => ChartFrame
  put: (frame: ChartFrame) => void
  listen: (changed: () => void) => () => void
}

export function createFrameStore(): FrameStore {
  let frame = noFrame
  const listeners = new Set<() => void>()
  return {
    get: () => frame,
    put(next) {
      const kept = keepSame(frame, next)
      if (kept === frame) return
      frame = kept
      for (const changed of listeners) changed()
    },
    listen(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

function keepSame(was: ChartFrame, next: ChartFrame): ChartFrame {
  const kept = { ...next }
  const parts = Object.keys(next) as (keyof ChartFrame)[]
  for (const part of parts) keepPart(kept, was, part)
  return parts.every((part) => kept[part] === was[part]) ? was : kept
}

function keepPart<Part extends keyof ChartFrame>(kept: ChartFrame, was: ChartFrame, part: Part): void {
  if (JSON.stringify(was[part]) === JSON.stringify(kept[part])) kept[part] = was[part]
}
