import type { AxisCreateRangeParams, AxisRange, Chart } from 'klinecharts'
import { candlePane } from './chart-indicators.ts'
import { priceRange } from './price-range.ts'

/** What a chart's scale is made from besides its candles. */
type Scale = {
  lines: readonly number[]
  /** Candles are drawn as a line of closes. */
  isLine: boolean
  /** While a line is dragged, the scale stands still under the finger. */
  isHeld: boolean
  last: AxisRange | undefined
}

const scales = new WeakMap<Chart, Scale>()

export function setScale(chart: Chart, changed: Partial<Omit<Scale, 'last'>>): void {
  const known = scales.get(chart) ?? { lines: [], isLine: false, isHeld: false, last: undefined }
  scales.set(chart, { ...known, ...changed })
}

/** The library's hook for the range of an axis: of the pane with the candles it is ours. */
export function createRange({ chart, paneId, defaultRange }: AxisCreateRangeParams): AxisRange {
  const scale = scales.get(chart)
  if (paneId !== candlePane || scale === undefined) return defaultRange
  if (scale.isHeld && scale.last !== undefined) return scale.last
  const seen = candlesInSight(chart, scale.isLine)
  if (seen === undefined) return defaultRange
  const { from, to } = priceRange(seen, { from: defaultRange.from, to: defaultRange.to }, scale.lines)
  const range = to - from
  scale.last = {
    from,
    to,
    range,
    realFrom: from,
    realTo: to,
    realRange: range,
    displayFrom: from,
    displayTo: to,
    displayRange: range,
  }
  return scale.last
}

function candlesInSight(chart: Chart, isLine: boolean): { from: number; to: number } | undefined {
  const { from: first, to: end } = chart.getVisibleRange()
  const bars = chart.getDataList().slice(Math.max(0, first), end)
  if (bars.length === 0) return undefined
  let [from, to] = [Infinity, -Infinity]
  for (const { low, high, close } of bars) {
    from = Math.min(from, isLine ? close : low)
    to = Math.max(to, isLine ? close : high)
  }
  return { from, to }
}
