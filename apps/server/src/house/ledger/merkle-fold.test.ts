import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { tapeLeaf } from '@touchstone/domain/ledger/tape-leaf'
import { hashLeaf, hashPair, hashText } from '@touchstone/domain/ledger/hash'
import { merkleLevels, merklePath, merkleRoot } from '@touchstone/domain/ledger/merkle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMerkleFold, type GrowingPath } from './merkle-fold.ts'
import { nativeHash, nativeLeaf, nativePair, nativeTapeLeaf } from './native-hash.ts'

const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })

test('the machine’s hashes are the domain’s', () => {
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      const [left, right] = [hashText(a), hashText(b)]
      return (
        nativeHash(a) === left && nativeLeaf(a) === hashLeaf(a) && nativePair(left, right) === hashPair(left, right)
      )
    }),
    { seed: 11, numRuns: 500 },
  )
  const tick = exampleTick('BTC/USDT', 3, 1_790_000_000_000, '64000.5')
  expect(nativeTapeLeaf(tick)).toBe(tapeLeaf(tick))
})

test('the fold has the root and the paths of the tree', () => {
  const odd = { yes: 0, no: 0 }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 130 }), fc.nat(), fc.nat(), (count, first, second) => {
      odd[count % 2 === 1 ? 'yes' : 'no'] += 1
      const leaves = Array.from({ length: count }, (_, index) => hashLeaf(String(index)))
      const followed = new Map<number, GrowingPath>([
        [first % count, []],
        [second % count, []],
      ])
      const fold = createMerkleFold()
      for (const [index, leaf] of leaves.entries()) fold.push(leaf, followed.get(index))
      const levels = merkleLevels(leaves, nativePair)
      return (
        fold.root() === merkleRoot(leaves) &&
        fold.count() === count &&
        [...followed].every(([index, path]) => JSON.stringify(path) === JSON.stringify(merklePath(levels, index)))
      )
    }),
    { seed: 12, numRuns: 150 },
  )
  expect(Math.min(odd.yes, odd.no)).toBeGreaterThan(30)
})

test('without leaves there is no root', () => {
  expect(createMerkleFold().root()).toBeUndefined()
})
