import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childKey, createDraws, createKeyedDraws, keyOfSeed, namedKey } from './hash.ts'

const seed = 'ab'.repeat(32)

const firstDraws = (key: Int32Array, count: number): number[] => {
  const draws = createDraws()
  draws.begin(key)
  return Array.from({ length: count }, () => draws.next())
}

describe('keyOfSeed', () => {
  it.each(['', 'ab', 'ab'.repeat(33), 'xy'.repeat(32)])('rejects %j, which is not 256 bits', (text) => {
    expect(() => keyOfSeed(text)).toThrow('64 hexadecimal digits')
  })

  it('ignores the case of digits', () => {
    expect(keyOfSeed(seed.toUpperCase())).toEqual(keyOfSeed(seed))
  })

  it('depends on every digit', () => {
    const keys = Array.from({ length: 64 }, (_, at) => keyOfSeed(`${seed.slice(0, at)}0${seed.slice(at + 1)}`).join())
    expect(new Set(keys).size).toBe(64)
  })
})

describe('keys', () => {
  it('differ by number, by sign and by name', () => {
    const root = keyOfSeed(seed)
    const keys = [
      root,
      childKey(root, 0),
      childKey(root, 1),
      childKey(root, -1),
      namedKey(root, 'a'),
      namedKey(root, 'b'),
    ]
    expect(new Set(keys.map((key) => key.join())).size).toBe(keys.length)
  })

  it('of neighbours differ in about half of their bits', () => {
    const root = keyOfSeed(seed)
    const differing = Array.from({ length: 1_000 }, (_, number) => {
      const next = childKey(root, number + 1)
      return childKey(root, number).reduce((sum, word, i) => sum + ones(word ^ (next[i] ?? 0)), 0)
    })
    const mean = differing.reduce((sum, bits) => sum + bits, 0) / differing.length
    expect(Math.abs(mean - 64)).toBeLessThan(1)
  })
})

describe('draws', () => {
  it('equal the known values on every machine', () => {
    expect(firstDraws(keyOfSeed('0'.repeat(64)), 3)).toEqual([384_889_636, 2_306_519_424, 3_268_219_655])
  })

  it('restart with the key, whatever was drawn before', () => {
    const property = fc.property(fc.integer(), fc.nat(50), (number, before) => {
      const draws = createDraws()
      draws.begin(keyOfSeed(seed))
      for (let i = 0; i < before; i += 1) draws.next()
      const key = childKey(keyOfSeed(seed), number)
      draws.begin(key)
      return draws.next() === firstDraws(key, 1)[0]
    })
    expect(() => fc.assert(property)).not.toThrow()
  })

  it('fill sixteen equal bins evenly, as does the first draw of each key', () => {
    const root = keyOfSeed(seed)
    const bins = Array.from({ length: 16 }, () => 0)
    for (let number = 0; number < 16_000; number += 1) {
      const [draw = 0] = firstDraws(childKey(root, number), 1)
      const bin = Math.floor(draw / 2 ** 28)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    const chiSquare = bins.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
    // One seed in a thousand exceeds 37.7; this seed is fixed.
    expect(chiSquare).toBeLessThan(37.7)
  })
})

function ones(word: number): number {
  let count = 0
  for (let rest = word >>> 0; rest !== 0; rest >>>= 1) count += rest & 1
  return count
}

describe('keyed draws', () => {
  const drawn = (key: Int32Array, count: number): number[] => {
    const draws = createKeyedDraws()
    draws.begin(key)
    return Array.from({ length: count }, () => draws.next())
  }

  it('are the same for a key, and others for another', () => {
    const key = keyOfSeed(seed)
    expect(drawn(key, 9)).toEqual(drawn(key, 9))
    expect(drawn(childKey(key, 1), 9)).not.toEqual(drawn(key, 9))
    expect(new Set(drawn(key, 1_000)).size).toBeGreaterThan(998)
  })

  it('are spread evenly over 32 bits', () => {
    const values = drawn(keyOfSeed(seed), 20_000)
    expect(values.reduce((sum, value) => sum + value, 0) / values.length / 2 ** 32).toBeCloseTo(0.5, 2)
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true)
  })
})
