import { type Hash, hashPair } from './hash.ts'
import { leftCount } from './opened-tree.ts'

/** The path from a leaf to the root: the sibling at each level and its side. */
export type MerklePath = readonly { side: 'left' | 'right'; hash: Hash }[]

type HashPair = (left: Hash, right: Hash) => Hash

/**
 * The levels of a Merkle tree, leaves first. A node without a sibling moves up unchanged, so no leaf is counted twice.
 * @throws RangeError without leaves.
 */
export function merkleLevels(leaves: readonly Hash[], pair: HashPair = hashPair): Hash[][] {
  if (leaves.length === 0) throw new RangeError('a Merkle tree needs at least one leaf, and none were given')
  const levels: Hash[][] = [[...leaves]]
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) {
    const below = level
    level = Array.from({ length: Math.ceil(below.length / 2) }, (_, index) => {
      const left = below[2 * index] ?? ''
      const right = below[2 * index + 1]
      return right === undefined ? left : pair(left, right)
    })
  }
  return levels
}

export const merkleRoot = (leaves: readonly Hash[], pair?: HashPair): Hash =>
  merkleLevels(leaves, pair).at(-1)?.[0] ?? ''

/** Returns the path of the leaf at `index`. @throws RangeError if there is no such leaf. */
export function merklePath(levels: readonly (readonly Hash[])[], index: number): MerklePath {
  if (levels[0]?.[index] === undefined) throw new RangeError(`there is no leaf ${index}`)
  const path: { side: 'left' | 'right'; hash: Hash }[] = []
  let position = index
  for (const level of levels) {
    const sibling = level[position ^ 1]
    if (sibling !== undefined) path.push({ side: position % 2 === 0 ? 'right' : 'left', hash: sibling })
    position >>= 1
  }
  return path
}

/** The root that a leaf and its path lead to. */
export const rootFrom = (leaf: Hash, path: MerklePath): Hash =>
  path.reduce((hash, step) => (step.side === 'left' ? hashPair(step.hash, hash) : hashPair(hash, step.hash)), leaf)

/**
 * The place that a path gives to its leaf among `count` leaves, from 0: the sides of the nodes on the way fix it (RFC
 * 6962). Undefined where no leaf of such a tree has a path of this form.
 */
export function leafIndex(path: MerklePath, count: number): number | undefined {
  let index = 0
  let left = count
  for (const { side } of path.toReversed()) {
    if (left < 2) return undefined
    const half = leftCount(left)
    if (side === 'left') {
      index += half
      left -= half
    } else left = half
  }
  return left === 1 ? index : undefined
}
