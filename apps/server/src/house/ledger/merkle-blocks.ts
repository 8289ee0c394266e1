import type { Hash } from '@touchstone/domain/ledger/hash'
import type { MerklePath } from '@touchstone/domain/ledger/merkle'
import { createMerkleFold, type GrowingPath, inPieces, type Pieces } from './merkle-fold.ts'
import { nativeLeaf } from './native-hash.ts'

/** A power of two, so that a block is a whole subtree. Our choice: reading it takes some milliseconds. */
export const leavesABlock = 1_024

/** A committed batch of the executor, with the texts of its leaves in their order. */
export type Batch = { id: number; leaves: string[] }

/** An inner node of a checkpoint's tree, and where its leaves begin: so many leaves into this batch. */
export type MerkleBlock = { firstBatch: number; skipped: number; hash: Hash }

/** The tree of all journal rows of a checkpoint; `blocks` is empty where one block holds them. */
export type JournalTree = { root: Hash | undefined; count: number; blocks: MerkleBlock[] }

type Batches = AsyncIterable<readonly Batch[]>

/** Folds the batches of a checkpoint into its tree, in pieces. `size`: leaves of a block. */
export async function foldJournal(batches: Batches, size = leavesABlock): Promise<JournalTree> {
  const blocks: MerkleBlock[] = []
  let block = createMerkleFold()
  let start = { firstBatch: 0, skipped: 0 }
  let count = 0

  function endBlock(): void {
    const hash = block.root()
    if (hash !== undefined) blocks.push({ ...start, hash })
    block = createMerkleFold()
  }

  await inPieces(batches, ({ id, leaves }) => {
    for (const [at, leaf] of leaves.entries()) {
      if (block.count() === 0) start = { firstBatch: id, skipped: at }
      block.push(nativeLeaf(leaf))
      count += 1
      if (block.count() === size) endBlock()
    }
  })
  endBlock()
  return { root: foldOf(blocks).root(), count, blocks: blocks.length > 1 ? blocks : [] }
}

/** A node without a sibling moves up unchanged in a block as in the tree, so blocks are nodes of one level. */
function foldOf(blocks: readonly MerkleBlock[], followed?: { at: number; path: GrowingPath }) {
  const fold = createMerkleFold()
  for (const [at, { hash }] of blocks.entries()) fold.push(hash, at === followed?.at ? followed.path : undefined)
  return fold
}

/**
 * Returns the path of the leaf that begins with `start`, in this batch, from the block that holds it: at most one block
 * and a batch are read and folded. Undefined if there is none.
 */
export async function pathInBlocks(
  blocks: readonly MerkleBlock[],
  leaf: { batchId: number; start: string },
  read: (span: { from: number; to?: number }) => Batches,
  size = leavesABlock,
): Promise<MerklePath | undefined> {
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    const [block, next] = [blocks[at], blocks[at + 1]]
    if (block === undefined || block.firstBatch > leaf.batchId) continue
    const span = next === undefined ? { from: block.firstBatch } : { from: block.firstBatch, to: next.firstBatch }
    const path = await pathInLeaves(leavesFrom(read(span), block.skipped, size), leaf.start)
    if (path !== undefined) {
      foldOf(blocks, { at, path }).root()
      return path
    }
    // Where a block begins within the batch, the batch began in one before.
    if (block.firstBatch < leaf.batchId) return undefined
  }
  return undefined
}

/** The path of the leaf that begins with `start` in the tree of these leaves, if there is one. */
export async function pathInLeaves(leaves: Pieces<string>, start: string): Promise<GrowingPath | undefined> {
  const fold = createMerkleFold()
  let path: GrowingPath | undefined
  await inPieces(leaves, (leaf) => {
    if (!leaf.startsWith(start)) fold.push(nativeLeaf(leaf))
    else fold.push(nativeLeaf(leaf), (path = []))
  })
  fold.root()
  return path
}

/** The leaves of batches, without those of the block before and after. */
async function* leavesFrom(batches: Batches, skipped: number, size: number): AsyncIterable<string[]> {
  let [skip, left] = [skipped, size]
  for await (const page of batches) {
    const leaves = page.flatMap((batch) => batch.leaves).slice(skip, skip + left)
    skip = 0
    left -= leaves.length
    yield leaves
    if (left === 0) return
  }
}
