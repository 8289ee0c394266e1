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

/** Keeps the newest frame for components; notifies them only if it differs. */
export type FrameStore = {
  get: () => ChartFrame
  put: (frame: ChartFrame) => void
  listen: (changed: () => void) => () => void
}

export function createFrameStore(): FrameStore {
  let frame = noFrame
  let text = ''
  const listeners = new Set<() => void>()
  return {
    get: () => frame,
    put(next) {
      const nextText = JSON.stringify(next)
      if (nextText === text) return
      text = nextText
      frame = next
      for (const changed of listeners) changed()
    },
    listen(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
