import { hashLeaf } from '@touchstone/domain/ledger/hash'
import { merkleLevels, merklePath, merkleRoot } from '@touchstone/domain/ledger/merkle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldJournal, leavesABlock, pathInBlocks } from './merkle-blocks.ts'
import { nativePair } from './native-hash.ts'

type Batch = { id: number; leaves: string[] }

async function* pages(batches: readonly Batch[], size = 3): AsyncIterable<Batch[]> {
  for (let at = 0; at < batches.length; at += size) yield await Promise.resolve(batches.slice(at, at + size))
}

/** Batches of these sizes under growing ids; each leaf is its place. */
function batchesOf(sizes: readonly number[]): Batch[] {
  let place = 0
  return sizes.map((size, at) => ({
    id: 10 + 7 * at,
    leaves: Array.from({ length: size }, () => `leaf ${(place += 1)} end`),
  }))
}

test('the blocks of a checkpoint lead to the root and the paths of its whole tree', async () => {
  const seen = { one: 0, many: 0 }
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(sizes, fc.constantFrom(1, 2, 4, 8, 16), fc.nat(), async (sizesOf, size, chosen) => {
      const batches = batchesOf(sizesOf)
      const texts = batches.flatMap(({ leaves }) => leaves)
      const hashes = texts.map(hashLeaf)
      const tree = await foldJournal(pages(batches), size)
      if (tree.root !== merkleRoot(hashes) || tree.count !== texts.length) return false
      if (tree.blocks.length === 0) {
        seen.one += 1
        return texts.length <= size
      }
      seen.many += 1
      const at = chosen % texts.length
      const leaf = texts[at] ?? ''
      const { id: batchId } = batches.find(({ leaves }) => leaves.includes(leaf)) ?? { id: 0 }
      const read = ({ from, to = Infinity }: { from: number; to?: number }) =>
        pages(batches.filter(({ id }) => id >= from && id <= to))
      const path = await pathInBlocks(tree.blocks, { batchId, start: leaf.slice(0, -3) }, read, size)
      return JSON.stringify(path) === JSON.stringify(merklePath(merkleLevels(hashes, nativePair), at))
    }),
    { seed: 28, numRuns: 400 },
  )
  expect(Math.min(seen.one, seen.many)).toBeGreaterThan(30)
})

/** Batches are small against a block, as the executor's are. */
test.each([10, 1_000])('reads no more than a block and its batches for a path among %d blocks', async (blocks) => {
  const batches = batchesOf(Array.from({ length: (blocks * leavesABlock) / 64 - 3 }, () => 64))
  const tree = await foldJournal(pages(batches, 16))
  expect(tree.blocks).toHaveLength(blocks)
  let leavesRead = 0
  const read = ({ from, to = Infinity }: { from: number; to?: number }) => {
    const found = batches.filter(({ id }) => id >= from && id <= to)
    leavesRead += found.length * 64
    return pages(found)
  }
  const leaf = { batchId: batches[100]?.id ?? 0, start: batches[100]?.leaves[10]?.slice(0, -3) ?? '' }
  expect(await pathInBlocks(tree.blocks, leaf, read)).toHaveLength(10 + Math.ceil(Math.log2(blocks)))
  expect(leavesRead).toBeLessThanOrEqual(2 * (leavesABlock + 64))
})

test('has no path for a leaf that is not there', async () => {
  const batches = batchesOf([4, 4, 4])
  const { blocks } = await foldJournal(pages(batches), 4)
  expect(await pathInBlocks(blocks, { batchId: 17, start: 'nothing ' }, () => pages(batches), 4)).toBeUndefined()
  expect(await pathInBlocks(blocks, { batchId: 1, start: 'leaf 1 ' }, () => pages(batches), 4)).toBeUndefined()
})

test('nothing has no root', async () => {
  expect(await foldJournal(pages([]))).toEqual({ root: undefined, count: 0, blocks: [] })
})
