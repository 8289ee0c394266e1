import type { Activity } from './activity.ts'
import { bridge } from './bridge.ts'
import { childrenOf, secondsOf, splitLevels } from './calendar-tree.ts'
import { deriveKey, type Draws, type Key } from './hash.ts'
import { splitVariance } from './variance.ts'

/**
 * One random path through time, with unit variance a year. Its values do not depend on earlier requests. It caches only
 * the last cell of each level, which makes neighbouring seconds cheap.
 */
export type Walk = {
  /** The value at the start of a second since 1970. */
  valueAt: (second: number) => number
  /** The variance of the path during that second; zero while the market is closed. */
  varianceAt: (second: number) => number
}

/** What is known of a cell before its children are drawn: its values at both ends, its variance, and its key. */
export type TopCell = { start: number; left: number; right: number; variance: number; key: Key }

/** A cell of the calendar with the variance of each child and the values at their edges. */
type Cell = {
  level: number
  start: number
  end: number
  variance: number
  key: Key
  parts: Float64Array
  knots: Float64Array
}

type CellsOptions = {
  /** The level of the top cells: each is filled from its own key, without any other. */
  level: number
  activity: Activity
  draws: Draws
  topAt: (second: number) => TopCell
}

/** A walk whose top cells are given, and whose smaller cells are drawn within them. */
export function walkInCells({ level, activity, draws, topAt }: CellsOptions): Walk {
  const top = emptyCell(level)
  const below = Array.from({ length: splitLevels - 1 - level }, (_, i) => emptyCell(level + 1 + i))
  const leaf = below.at(-1) ?? top

  function fill(cell: Cell, left: number, right: number): void {
    draws.begin(cell.key)
    splitVariance(cell, activity, draws)
    bridge({ left, right, variance: cell.variance }, cell.parts, draws, cell.knots)
  }

  function enterTop(second: number): void {
    if (!Number.isSafeInteger(second)) throw new RangeError(`${second} is not a whole second`)
    const { start, left, right, variance, key } = topAt(second)
    place(top, start, variance)
    top.key.set(key)
    fill(top, left, right)
  }

  function enterChild(parent: Cell, cell: Cell, second: number): void {
    const length = secondsOf(cell.level)
    const child = Math.floor((second - parent.start) / length)
    place(cell, parent.start + child * length, parent.parts[child] ?? 0)
    deriveKey(parent.key, child, cell.key)
    fill(cell, parent.knots[child] ?? 0, parent.knots[child + 1] ?? 0)
  }

  /** The five-second cell that contains this second, with every cell above it filled. */
  function leafAt(second: number): Cell {
    if (holds(leaf, second)) return leaf
    if (!holds(top, second)) enterTop(second)
    let parent = top
    for (const cell of below) {
      if (!holds(cell, second)) enterChild(parent, cell, second)
      parent = cell
    }
    return leaf
  }

  return {
    valueAt(second) {
      const cell = leafAt(second)
      return cell.knots[second - cell.start] ?? 0
    },
    varianceAt(second) {
      const cell = leafAt(second)
      return cell.parts[second - cell.start] ?? 0
    },
  }
}

function place(cell: Cell, start: number, variance: number): void {
  cell.start = start
  cell.end = start + secondsOf(cell.level)
  cell.variance = variance
}

const holds = (cell: Cell, second: number): boolean => second >= cell.start && second < cell.end

/** It holds no second until it is filled. */
const emptyCell = (level: number): Cell => ({
  level,
  start: 0,
  end: 0,
  variance: 0,
  key: new Int32Array(4),
  parts: new Float64Array(childrenOf(level)),
  knots: new Float64Array(childrenOf(level) + 1),
})
