/** A row on its way: where it was, and how many rows down it has been dragged; up is negative. */
export type Drag = { from: number; rows: number }

/** The list with one of it at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** No further than to the ends of the list. */
export const within = (rows: number, from: number, count: number): number =>
  Math.min(Math.max(rows, -from), count - 1 - from)

/** Where it comes to lie when it is let go of. */
export const placeOf = ({ from, rows }: Drag): number => from + Math.round(rows)

/** How many rows down a row is shown meanwhile: those that the dragged one has passed make room for it. */
export function shiftOf(index: number, drag: Drag | undefined): number {
  if (drag === undefined) return 0
  const { from, rows } = drag
  const to = placeOf(drag)
  if (index === from) return rows
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}
