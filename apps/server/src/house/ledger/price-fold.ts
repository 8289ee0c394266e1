import { joinPrices, type PriceNode } from '@touchstone/domain/ledger/price-tree'
import { nativeLeaf } from './native-hash.ts'

/** Nodes over so many rows, and over its powers, are kept: what lies between is worked out from at most as many. */
export const keptCount = 256

export const nativeJoin = (left: PriceNode, right: PriceNode): PriceNode => joinPrices(left, right, nativeLeaf)

export type KeptNode = { count: number; first: number; node: PriceNode }

/** A price tree as far as it has grown: `peaks` are the roots of its whole subtrees, largest first. */
export type GrownTree = { count: number; peaks: readonly PriceNode[] }

export type PriceFold = {
  push: (leaf: PriceNode) => void
  tree: () => GrownTree
  /** Undefined without rows. */
  root: () => PriceNode | undefined
  /** Nodes that were completed since the fold was made, and are kept. */
  completed: () => readonly KeptNode[]
}

/** Goes on with a price tree, row by row. */
export function createPriceFold({ count: already, peaks: known }: GrownTree): PriceFold {
  let count = already
  const peaks = [...known]
  const completed: KeptNode[] = []
  return {
    push(leaf) {
      let node = leaf
      count += 1
      for (let size = 1; count % (2 * size) === 0; size *= 2) {
        const left = peaks.pop()
        if (left === undefined) throw new Error(`a price tree of ${count - 1} rows has lost a peak`)
        node = nativeJoin(left, node)
        if (isKept(2 * size)) completed.push({ count: 2 * size, first: count - 2 * size, node })
      }
      peaks.push(node)
    },
    tree: () => ({ count, peaks: [...peaks] }),
    root: () => (peaks.length === 0 ? undefined : peaks.reduceRight((right, left) => nativeJoin(left, right))),
    completed: () => completed,
  }
}

/** Whether nodes over so many rows are kept. */
export function isKept(count: number): boolean {
  let power = keptCount
  while (power < count) power *= keptCount
  return power === count
}
