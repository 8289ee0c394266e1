import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { emptyHash, hashLeaf, hashPair, hashText } from './hash.ts'

describe('hashText', () => {
  it.each([
    // The first two are the published examples of FIPS 180-4.
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ])('hashes %j', (text, hash) => {
    expect(hashText(text)).toBe(hash)
  })
})

test('the empty hash is no hash of anything: it stands before the first row', () => {
  expect(emptyHash).toMatch(/^0{64}$/)
})

test('a text is hashed as everybody else writes it in UTF-8, lone surrogates too', () => {
  let wide = 0
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      (text) => {
        if (/[\ud800-\udfff]/.test(text)) wide += 1
        return hashText(text) === createHash('sha256').update(text, 'utf8').digest('hex')
      },
    ),
    { seed: 7, numRuns: 1_000 },
  )
  expect(wide).toBeGreaterThan(50)
})

test('leaves and inner nodes are hashed apart: a byte 0 or 1 stands first', () => {
  const sha256 = (...parts: (string | Uint8Array)[]): string =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
  const [left, right] = [hashText('left'), hashText('right')]
  expect(hashLeaf('a leaf')).toBe(sha256(Uint8Array.of(0), 'a leaf'))
  expect(hashPair(left, right)).toBe(sha256(Uint8Array.of(1), Buffer.from(left + right, 'hex')))
  expect(hashPair(left, right)).not.toBe(hashPair(right, left))
})
