import { type SpreadRow, spreadLabels } from './spread-labels.ts'

/** A line over the candles: its price, where that is in its pane, and how much its label matters where not all fit. */
export type LayoutLine = { id: string; value: number; y: number; weight: number }

/** What labels have to share, in pixels from the top of the pane with the candles. */
export type LayoutRoom = {
  width: number
  height: number
  /** What the legends of the indicators take at the top left. */
  legend: { width: number; height: number }
  /** The newest price, and how far its tag on the axis reaches from it. */
  price: { value: number; y: number; above: number; below: number } | undefined
  /** Height of a label, the most it is wide, and the air to the next. */
  label: number
  labelWidth: number
  air: number
  /** Width of the small label of a line out of sight, with its air. */
  chip: number
}

/** Labels of lines out of sight share a row at the edge nearest to them; those that do not fit are only counted. */
export type EdgeRow = { y: number; ids: readonly string[]; more: number }

export type LineLayout = {
  /** Of the labels by the ids of their lines: the middle of each. A line without one found no room. */
  ys: Readonly<Record<string, number>>
  /** The middle of the tag of the newest price. */
  newestY: number | undefined
  above: EdgeRow | undefined
  below: EdgeRow | undefined
}

type Row = SpreadRow & { id: string; value: number; weight: number; kind: 'label' | 'above' | 'below' | 'price' }

/** The tag of the price stands on its line as long as labels have another place to go. */
const pricePull = 1_000

/**
 * Where labels go, each a row at the right edge of the pane that goes on over the axis: as near to its line as it can be,
 * beside or below the legends and over no other, from top to bottom in the order of their prices, the newest price one of
 * them. Where there is too little room, the least important go.
 */
export function layoutLines(lines: readonly LayoutLine[], room: LayoutRoom): LineLayout {
  const { width, height, legend, labelWidth, air, chip } = room
  const isBeside = legend.width + air + labelWidth <= width
  const top = isBeside ? 0 : Math.min(height, legend.height)
  const chips = Math.max(1, Math.floor((isBeside ? width - legend.width : width) / chip))
  const up = lines.filter(({ y }) => y < 0)
  const down = lines.filter(({ y }) => y > height)
  const placed = placeRows(rowsOf(lines, room, top))
  const at = (kind: Row['kind']): number | undefined => placed.find(({ row }) => row.kind === kind)?.y
  return {
    ys: Object.fromEntries(placed.flatMap(({ row, y }) => (row.kind === 'label' ? [[row.id, y]] : []))),
    newestY: at('price'),
    above: edgeRow(up, at('above'), chips),
    below: edgeRow(down, at('below'), chips),
  }
}

/** All that wants a row, from top to bottom. Lines out of sight share one at each end. */
function rowsOf(lines: readonly LayoutLine[], { height, label, air, price }: LayoutRoom, top: number): Row[] {
  const bounds = { above: (label + air) / 2, below: (label + air) / 2, top, bottom: height, pull: 1 }
  const edge = { id: '', weight: Infinity, ...bounds }
  const rows: Row[] = lines
    .filter(({ y }) => y >= 0 && y <= height)
    .map(({ id, value, y, weight }) => ({ id, value, weight, at: y, kind: 'label', ...bounds }))
  if (lines.some(({ y }) => y < 0)) rows.push({ ...edge, value: Infinity, at: 0, kind: 'above' })
  if (lines.some(({ y }) => y > height)) rows.push({ ...edge, value: -Infinity, at: height, kind: 'below' })
  if (price !== undefined) {
    const { value, y, above, below } = price
    const own = { at: y, above, below, top: 0, bottom: height, pull: pricePull }
    rows.push({ id: '', value, weight: Infinity, kind: 'price', ...own })
  }
  return rows.toSorted((a, b) => b.value - a.value)
}

/** As many of the rows as there is room for, where they go; of what is as important the price stays longest. */
function placeRows(rows: readonly Row[]): { row: Row; y: number }[] {
  let kept = rows
  for (;;) {
    const ys = spreadLabels(kept)
    if (ys !== undefined) return kept.map((row, index) => ({ row, y: ys[index] ?? row.at }))
    const least = kept.toSorted((a, b) => a.weight - b.weight || order[a.kind] - order[b.kind])[0]
    kept = kept.filter((row) => row !== least)
  }
}

const order: Record<Row['kind'], number> = { label: 0, below: 1, above: 2, price: 3 }

function edgeRow(lines: readonly LayoutLine[], y: number | undefined, fit: number): EdgeRow | undefined {
  if (y === undefined) return undefined
  const ordered = lines.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id)
  // The count takes the place of one.
  const shown = ordered.length <= fit ? ordered : ordered.slice(0, fit - 1)
  return { y, ids: shown, more: ordered.length - shown.length }
}
