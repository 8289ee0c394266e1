import { setImmediate as breathe } from 'node:timers/promises'
import type { Hash } from '@touchstone/domain/ledger/hash'
import type { MerklePath } from '@touchstone/domain/ledger/merkle'
import { nativePair } from './native-hash.ts'

export type GrowingPath = MerklePath[number][]

/** The root of a whole subtree of `size` leaves, and the paths that lead through it. */
type Peak = { hash: Hash; size: number; paths: GrowingPath[] }

/**
 * The Merkle tree of `domain/ledger`, leaf by leaf in order: as many leaves as there are, in memory only a peak a level.
 */
export type MerkleFold = {
  /** `path`, if given, becomes the path of this leaf; it is whole once the root was asked for. */
  push: (leaf: Hash, path?: GrowingPath) => void
  count: () => number
  /** Undefined without leaves. Ends the fold. */
  root: () => Hash | undefined
}

export function createMerkleFold(): MerkleFold {
  const peaks: Peak[] = []
  let count = 0

  function join(right: Peak): void {
    const left = peaks.pop()
    if (left === undefined) return
    for (const path of left.paths) path.push({ side: 'right', hash: right.hash })
    for (const path of right.paths) path.push({ side: 'left', hash: left.hash })
    const paths = left.paths.length === 0 ? right.paths : [...left.paths, ...right.paths]
    peaks.push({ hash: nativePair(left.hash, right.hash), size: left.size + right.size, paths })
  }

  return {
    push(leaf, path) {
      count += 1
      peaks.push({ hash: leaf, size: 1, paths: path === undefined ? [] : [path] })
      for (let last = peaks.at(-1); last !== undefined && peaks.at(-2)?.size === last.size; last = peaks.at(-1)) {
        peaks.pop()
        join(last)
      }
    },
    count: () => count,
    root() {
      while (peaks.length > 1) {
        const right = peaks.pop()
        if (right !== undefined) join(right)
      }
      return peaks[0]?.hash
    },
  }
}

export type Pieces<Item> = AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>

/** Runs a long fold in pieces, so that others have their turn on the thread in between. */
export async function inPieces<Item>(items: Pieces<Item>, each: (item: Item) => void): Promise<void> {
  for await (const piece of items) {
    for (const item of piece) each(item)
    await breathe()
  }
}
