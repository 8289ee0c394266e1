/**
 * A label that belongs to a place, and how far it reaches above and below its own middle. `top` and `bottom`: where it has
 * to stay; `pull`: how much it matters that it is at its place.
 */
export type SpreadRow = { at: number; above: number; below: number; top: number; bottom: number; pull: number }

/** Labels that push each other away: `at`, the middle of where they want to be together, weighted by their pull. */
type Group = { at: number; pull: number; count: number }

/**
 * Places for labels, top to bottom in the order that they are given: each as near to its own place as it can be without
 * another. Undefined where there is not room for all.
 */
export function spreadLabels(rows: readonly SpreadRow[]): number[] | undefined {
  const stacked = stack(rows)
  const groups: Group[] = []
  for (const [index, { at, pull }] of rows.entries()) {
    let group: Group = { at: at - (stacked[index] ?? 0), pull, count: 1 }
    for (let last = groups.at(-1); last !== undefined && last.at > group.at; last = groups.at(-1)) {
      groups.pop()
      group = joined(last, group)
    }
    groups.push(group)
  }
  const wanted = groups.flatMap(({ at, count }) => Array.from({ length: count }, () => at))
  const { lows, highs } = boundsOf(rows, stacked)
  if (lows.some((low, index) => low > (highs[index] ?? low))) return undefined
  return wanted.map(
    (at, index) => Math.max(lows[index] ?? at, Math.min(highs[index] ?? at, at)) + (stacked[index] ?? 0),
  )
}

const joined = (a: Group, b: Group): Group => {
  const pull = a.pull + b.pull
  return { at: (a.at * a.pull + b.at * b.pull) / pull, pull, count: a.count + b.count }
}

/** How far below the first each would be if they stood as near to each other as they may. */
function stack(rows: readonly SpreadRow[]): number[] {
  let offset = 0
  return rows.map(({ above }, index) => {
    const before = rows[index - 1]
    if (before !== undefined) offset += before.below + above
    return offset
  })
}

/** How high and how low each may be so that those after and before it have room, without what they are stacked by. */
function boundsOf(rows: readonly SpreadRow[], stacked: readonly number[]): { lows: number[]; highs: number[] } {
  let [low, high] = [-Infinity, Infinity]
  const lows = rows.map(({ top, above }, index) => (low = Math.max(low, top + above - (stacked[index] ?? 0))))
  const highs = rows
    .map(({ bottom, below }, index) => bottom - below - (stacked[index] ?? 0))
    .toReversed()
    .map((each) => (high = Math.min(high, each)))
    .toReversed()
  return { lows, highs }
}
