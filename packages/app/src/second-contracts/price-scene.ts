import { type ChartPoint, linePath } from '../plot/chart-geometry.ts'
import type { SecondContract } from './second-contracts.queries.ts'

/** Of a contract what a chart draws. */
export type Drawn = Pick<SecondContract, 'id' | 'direction' | 'openPrice' | 'acceptedAtMs' | 'expiresAtMs'>

/** Places in percent of width and height, y from the top; `line` and `area` are paths in a box of 100 by 100. */
export type PriceScene = {
  beginAtMs: number
  endAtMs: number
  line: string
  area: string
  now: { x: number; y: number }
  /** From where on the opening price of a contract holds, and at what height; `labelY` keeps labels apart. */
  opens: { id: string; direction: 'rise' | 'fall'; x: number; y: number; labelY: number; openPrice: string }[]
  expiries: { id: string; x: number }[]
  low: number
  high: number
}

/** The past that is shown where nothing runs. Our choice. */
const pastMs = 150_000
const beforeOpenMs = 8_000
/** Of the whole, for the dot of the present or the line of the end. */
const roomAfter = 0.04
/** Room above and below the line, in percent. */
const gap = 14

/** A line of marks with the opening prices and the ends of the contracts that run on it; undefined without a mark. */
export function priceScene(points: readonly ChartPoint[], contracts: readonly Drawn[]): PriceScene | undefined {
  const last = points.at(-1)
  if (last === undefined) return undefined
  const span = spanOf(points, contracts, last.at)
  // The one before is drawn too: the line comes in from outside.
  const shown = points.filter((_, index) => (points[index + 1]?.at ?? Infinity) > span.beginAtMs)
  const opened = contracts.flatMap((each) => (each.openPrice === null ? [] : [{ ...each, openPrice: each.openPrice }]))
  const values = [...shown.map(({ value }) => value), ...opened.map(({ openPrice }) => Number(openPrice))]
  const low = Math.min(...values)
  const high = Math.max(...values)
  const xOf = (at: number): number => ((at - span.beginAtMs) / (span.endAtMs - span.beginAtMs)) * 100
  const yOf = (value: number): number =>
    high === low ? 50 : 100 - gap - ((value - low) / (high - low)) * (100 - 2 * gap)
  const xs = shown.map(({ at }) => xOf(at))
  const line = linePath(
    xs,
    shown.map(({ value }) => yOf(value)),
  )
  const now = { x: xOf(last.at), y: yOf(last.value) }
  return {
    ...span,
    line,
    area: shown.length < 2 ? '' : `${line}V100H${(xs[0] ?? 0).toFixed(2)}Z`,
    now,
    opens: keptApart(
      opened.map(({ id, direction, openPrice, acceptedAtMs }) => ({
        id,
        direction,
        x: Math.max(0, xOf(acceptedAtMs)),
        y: yOf(Number(openPrice)),
        openPrice,
      })),
    ),
    expiries: contracts.map(({ id, expiresAtMs }) => ({ id, x: xOf(expiresAtMs) })),
    low,
    high,
  }
}

/** Past and future of what runs; without anything that runs the line ends near the right edge. */
function spanOf(
  points: readonly ChartPoint[],
  contracts: readonly Drawn[],
  nowAt: number,
): { beginAtMs: number; endAtMs: number } {
  const openedAt = Math.min(...contracts.map(({ acceptedAtMs }) => acceptedAtMs - beforeOpenMs))
  const firstAt = points[0]?.at ?? nowAt
  const wanted = contracts.length === 0 ? nowAt - pastMs : Math.min(openedAt, nowAt - pastMs / 3)
  const beginAtMs = Math.max(firstAt, wanted)
  const lastEndsAt = Math.max(nowAt, ...contracts.map(({ expiresAtMs }) => expiresAtMs))
  return { beginAtMs, endAtMs: Math.max(lastEndsAt + (lastEndsAt - beginAtMs) * roomAfter, beginAtMs + 1) }
}

/** The height of a label, in percent. */
const labelHeight = 12

/** From the top down each label gives way to the one above it; at the bottom they give way upwards. */
function keptApart<Open extends { y: number }>(opens: readonly Open[]): (Open & { labelY: number })[] {
  const lowest = 100 - labelHeight / 2
  const sorted = opens.map((open) => ({ ...open, labelY: open.y })).sort((a, b) => a.y - b.y)
  for (const [index, open] of sorted.entries())
    open.labelY = Math.max(open.y, (sorted[index - 1]?.labelY ?? -labelHeight) + labelHeight)
  for (const [index, open] of [...sorted.entries()].reverse())
    open.labelY = Math.min(open.labelY, (sorted[index + 1]?.labelY ?? lowest + labelHeight) - labelHeight)
  return sorted
}
