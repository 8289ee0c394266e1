import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hashLeaf, hashPair } from './hash.ts'
import { merkleLevels, merklePath, merkleRoot, rootFrom } from './merkle.ts'
import { foldTree } from './opened-tree.ts'

const leaf = (index: number): string => hashLeaf(`leaf ${index}`)
const leaves = (count: number): string[] => Array.from({ length: count }, (_, index) => leaf(index))
const pair = (left: string, right: string): string => `(${left}${right})`

describe('merkleRoot', () => {
  it.each([
    ['a', 'a'],
    ['ab', '(ab)'],
    ['abc', '((ab)c)'],
    ['abcd', '((ab)(cd))'],
    ['abcde', '(((ab)(cd))e)'],
    ['abcdef', '(((ab)(cd))(ef))'],
    ['abcdefg', '(((ab)(cd))((ef)g))'],
    ['abcdefghi', '((((ab)(cd))((ef)(gh)))i)'],
  ])('joins %s as %s', (signs, root) => {
    expect(merkleRoot(Array.from(signs), pair)).toBe(root)
  })

  it('has a golden vector', () => {
    expect(merkleRoot(leaves(5))).toBe('341515982d650e23520dbd54d7fcf0afa1b70cc3a16a411d464dc9c1ac96c301')
  })

  it('needs a leaf', () => {
    expect(() => merkleRoot([])).toThrow('at least one leaf')
  })
})

describe('merklePath', () => {
  it.each([
    [0, 'right b, right (cd), right e'],
    [3, 'left c, left (ab), right e'],
    [4, 'left ((ab)(cd))'],
  ])('of leaf %d of five', (index, steps) => {
    const path = merklePath(merkleLevels(Array.from('abcde'), pair), index)
    expect(path.map(({ side, hash }) => `${side} ${hash}`).join(', ')).toBe(steps)
  })

  it.each([-1, 5, 0.5])('refuses leaf %d of five', (index) => {
    expect(() => merklePath(merkleLevels(leaves(5)), index)).toThrow(`there is no leaf ${index}`)
  })

  it('of a single leaf is empty', () => {
    expect(merklePath(merkleLevels(leaves(1)), 0)).toEqual([])
  })
})

test('every leaf leads to the root, and no other leaf does by its path', () => {
  let odd = 0
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (count, first, second) => {
      const [index, other] = [first % count, second % count]
      if (count % 2 === 1) odd += 1
      const levels = merkleLevels(leaves(count))
      const root = levels.at(-1)?.[0] ?? ''
      const path = merklePath(levels, index)
      const leads = rootFrom(leaf(index), path) === root
      const otherLeads = rootFrom(leaf(other), path) === root
      return leads && otherLeads === (index === other)
    }),
    { seed: 9, numRuns: 300 },
  )
  expect(odd).toBeGreaterThan(50)
})

test('a tree that is folded in halves has the root of one that is built by levels', () => {
  const counts = Array.from({ length: 70 }, (_, index) => index + 1)
  expect(counts.map((count) => foldTree(leaves(count), hashPair))).toEqual(
    counts.map((count) => merkleRoot(leaves(count))),
  )
  expect(() => foldTree([], hashPair)).toThrow('a tree has a leaf')
})

test('no list of leaves has the root of another: not a repeated last leaf, not the level above', () => {
  expect(merkleRoot([...leaves(3), leaf(2)])).not.toBe(merkleRoot(leaves(3)))
  expect(merkleRoot(merkleLevels(leaves(4))[1] ?? [])).toBe(merkleRoot(leaves(4)))
  // The line above is why leaves are hashed with another prefix: an inner node is never the hash of a leaf's text.
  expect(hashPair(leaf(0), leaf(1))).not.toBe(hashLeaf(leaf(0) + leaf(1)))
})
