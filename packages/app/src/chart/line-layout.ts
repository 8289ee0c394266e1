import { spreadLabels } from './spread-labels.ts'

/** A line over the candles: where it is in its pane, and how much its label matters where not all fit. */
export type LayoutLine = { id: string; y: number; weight: number }

/** What labels have to share, in pixels from the top of the pane with the candles. */
export type LayoutRoom = {
  width: number
  height: number
  /** How much of the top the legends of the indicators take. */
  legend: number
  /** The newest price, and its tag on the axis, which nothing covers. */
  price: (Span & { y: number }) | undefined
  /** Height of a label, and the air to the next. */
  label: number
  air: number
  /** Width of the small label of a line out of sight, with its air. */
  chip: number
}

export type Span = { top: number; bottom: number }

/** Labels of lines out of sight share a row at the edge nearest to them; those that do not fit are only counted. */
export type EdgeRow = { y: number; ids: readonly string[]; more: number }

export type LineLayout = {
  /** Of the labels by the ids of their lines: the middle of each. A line without one found no room. */
  ys: Readonly<Record<string, number>>
  above: EdgeRow | undefined
  below: EdgeRow | undefined
}

type Row = { id: string; y: number; weight: number; edge?: 'above' | 'below' }

/**
 * Where labels go, each a row at the right edge of the pane that goes on over the axis: as near to its line as it can be,
 * below the legends, beside no other and not over the newest price. Where there is too little room, the least important go.
 */
export function layoutLines(lines: readonly LayoutLine[], room: LayoutRoom): LineLayout {
  const { height, legend, label, air } = room
  const step = label + air
  const bounds = { top: legend, bottom: height }
  const rows: Row[] = lines.filter(({ y }) => y >= 0 && y <= height)
  const up = lines.filter(({ y }) => y < 0)
  const down = lines.filter(({ y }) => y > height)
  if (up.length > 0) rows.push({ id: '', y: -Infinity, weight: Infinity, edge: 'above' })
  if (down.length > 0) rows.push({ id: '', y: Infinity, weight: Infinity, edge: 'below' })

  const [over, under] = sides(bounds, room.price)
  const ys: Record<string, number> = {}
  const edges: Partial<Record<'above' | 'below', number>> = {}
  for (const [side, held] of divide(rows, room.price?.y ?? height, [over, under], step)) {
    const gap = { gap: step, top: side.top + step / 2, bottom: side.bottom - step / 2 }
    const at = spreadLabels(
      held.map(({ y }) => y),
      gap,
    )
    for (const [index, { id, edge }] of held.entries())
      if (edge === undefined) ys[id] = at[index] ?? 0
      else edges[edge] = at[index] ?? 0
  }
  return { ys, above: edgeRow(up, edges.above, room), below: edgeRow(down, edges.below, room) }
}

/** Over and under the tag of the newest price. */
function sides({ top, bottom }: Span, price: Span | undefined): [Span, Span] {
  if (price === undefined)
    return [
      { top, bottom },
      { top: bottom, bottom },
    ]
  const upper = { top, bottom: Math.max(top, Math.min(bottom, price.top)) }
  return [upper, { top: Math.min(bottom, Math.max(top, price.bottom)), bottom }]
}

const capacityOf = ({ top, bottom }: Span, step: number): number => Math.max(0, Math.floor((bottom - top) / step))

/** Each row to its side of the price; what does not fit there goes over to the other, or goes. */
function divide(rows: readonly Row[], border: number, [over, under]: [Span, Span], step: number): [Span, Row[]][] {
  const [most, least] = [capacityOf(over, step), capacityOf(under, step)]
  const kept = rows
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most + least)
    .toSorted((a, b) => a.y - b.y)
  const wanted = kept.filter(({ y }) => y < border).length
  const count = Math.max(kept.length - least, Math.min(most, wanted))
  return [
    [over, kept.slice(0, count)],
    [under, kept.slice(count)],
  ]
}

function edgeRow(
  lines: readonly LayoutLine[],
  y: number | undefined,
  { width, chip }: LayoutRoom,
): EdgeRow | undefined {
  if (y === undefined) return undefined
  const fit = Math.max(1, Math.floor(width / chip))
  const ordered = lines.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id)
  // The count takes the place of one.
  const shown = ordered.length <= fit ? ordered : ordered.slice(0, fit - 1)
  return { y, ids: shown, more: ordered.length - shown.length }
}
