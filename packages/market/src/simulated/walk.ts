import type { Activity } from './activity.ts'
import { blockVariance, createBlockKnots } from './block-knots.ts'
import { bridge } from './bridge.ts'
import { blockOf, blockStart, childrenOf, secondsOf, splitLevels } from './calendar-tree.ts'
import { createDraws, deriveKey, type Key, namedKey } from './hash.ts'
import { splitVariance } from './variance.ts'

/**
 * One random path through all of time, with unit variance a year. Its values do not depend on earlier requests. It
 * caches only the last cell of each level, which makes neighbouring seconds cheap.
 */
export type Walk = {
  /** The value at the start of a second since 1970. */
  valueAt: (second: number) => number
  /** The variance of the path during that second; zero while the market is closed. */
  varianceAt: (second: number) => number
}

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

/** The walk of a key in a market with this activity. */
export function createWalk(key: Key, activity: Activity): Walk {
  const draws = createDraws()
  const cellsKey = namedKey(key, 'cells')
  const knotOf = createBlockKnots(namedKey(key, 'knots'))
  const root = emptyCell(0)
  const below = Array.from({ length: splitLevels - 1 }, (_, i) => emptyCell(i + 1))
  const leaf = below.at(-1) ?? root

  function fill(cell: Cell, left: number, right: number): void {
    draws.begin(cell.key)
    splitVariance(cell, activity, draws)
    bridge({ left, right, variance: cell.variance }, cell.parts, draws, cell.knots)
  }

  function enterBlock(second: number): void {
    if (!Number.isSafeInteger(second)) throw new RangeError(`${second} is not a whole second`)
    const block = blockOf(second)
    place(root, blockStart(block), blockVariance)
    deriveKey(cellsKey, block, root.key)
    fill(root, knotOf(block), knotOf(block + 1))
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
    if (!holds(root, second)) enterBlock(second)
    let parent = root
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

const emptyCell = (level: number): Cell => ({
  level,
  start: 0,
  end: 0,
  variance: 0,
  key: new Int32Array(4),
  parts: new Float64Array(childrenOf(level)),
  knots: new Float64Array(childrenOf(level) + 1),
})
