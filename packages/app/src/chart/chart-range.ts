import type { AxisCreateRangeParams, AxisRange, Chart } from 'klinecharts'
import { candlePane } from './chart-indicators.ts'
import { type PriceRange, priceRange } from './price-range.ts'

/** What a chart's scale is made from besides its candles. */
type Scale = {
  lines: readonly number[]
  /** Candles are drawn as a line of closes. */
  isLine: boolean
  /** While a finger is on a line, the scale stands still under it. */
  isHeld: boolean
  last: AxisRange | undefined
  /** What the library would show: the candles in sight with the indicators over them. */
  lastDefault: AxisRange | undefined
  /** The candles that it was last made from. */
  madeFrom: string
  /** What it was made again for. */
  madeAgainFor: string
}

const untouched: Scale = {
  lines: [],
  isLine: false,
  isHeld: false,
  last: undefined,
  lastDefault: undefined,
  madeFrom: '',
  madeAgainFor: '',
}
const scales = new WeakMap<Chart, Scale>()

export function setScale(chart: Chart, changed: Partial<Pick<Scale, 'lines' | 'isLine' | 'isHeld'>>): void {
  scales.set(chart, { ...(scales.get(chart) ?? untouched), ...changed })
}

/** The library's hook for the range of an axis: of the pane with the candles it is ours. */
export function createRange({ chart, paneId, defaultRange }: AxisCreateRangeParams): AxisRange {
  const scale = scales.get(chart)
  if (paneId !== candlePane || scale === undefined) return defaultRange
  if (scale.isHeld && scale.last !== undefined) return scale.last
  scale.madeFrom = indexesInSight(chart)
  scale.lastDefault = defaultRange
  const made = rangeOf(chart, scale, defaultRange)
  if (made === undefined) return defaultRange
  const { from, to } = made
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

function rangeOf(chart: Chart, { isLine, lines }: Scale, { from, to }: AxisRange): PriceRange | undefined {
  const seen = candlesInSight(chart, isLine)
  return seen && priceRange(seen, { from, to }, lines)
}

/**
 * Makes a scale again that is not of what is in sight: the library does so with the next price only, on a still market long
 * after lines came, and measures its axis after it has made the scale, though a wider axis leaves room for fewer candles.
 * Once for the same sight: a new scale may have an axis of another width.
 */
export function mendScale(chart: Chart): void {
  const scale = scales.get(chart)
  if (scale?.last === undefined || scale.lastDefault === undefined || scale.isHeld) return
  const indexes = indexesInSight(chart)
  const next = rangeOf(chart, scale, scale.lastDefault)
  if (scale.madeFrom === indexes && (next === undefined || isSame(next, scale.last))) return
  const sight = JSON.stringify([indexes, next])
  if (scale.madeAgainFor === sight) return
  scale.madeAgainFor = sight
  chart.resize()
}

const isSame = (one: PriceRange, other: PriceRange): boolean => one.from === other.from && one.to === other.to

function indexesInSight(chart: Chart): string {
  const { from, to } = chart.getVisibleRange()
  return `${from} ${to}`
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
