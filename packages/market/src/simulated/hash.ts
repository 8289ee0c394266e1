/**
 * The randomness of the simulated market: a tree of 128-bit keys. A child's key is a one-way mix of its parent's key
 * and its own number, so any cell of the calendar can be computed without the cells before it, and a cell's draws
 * reveal nothing about its neighbours'. It uses only 32-bit integer operations, which every engine computes alike.
 */
export type Key = Int32Array

/** The random draws of one cell, in order; each is a whole number from 0 to 2^32 − 1. */
export type Draws = { begin: (key: Key) => void; next: () => number }

const seedForm = /^[0-9a-f]{64}$/i

/**
 * The root of all keys.
 * @throws RangeError unless the seed is 256 bits, as 64 hexadecimal digits.
 */
export function keyOfSeed(seedHex: string): Key {
  if (!seedForm.test(seedHex)) throw new RangeError('the seed must be 64 hexadecimal digits (256 bits)')
  let key: Key = new Int32Array(4)
  for (let at = 0; at < 64; at += 8) key = childKey(key, Number.parseInt(seedHex.slice(at, at + 8), 16))
  return key
}

/** The key of a named part, such as one symbol's own walk. */
export function namedKey(parent: Key, name: string): Key {
  let key = childKey(parent, name.length)
  for (let at = 0; at < name.length; at += 1) key = childKey(key, name.charCodeAt(at))
  return key
}

/** The key of a numbered part. The number counts modulo 2^32, so negative numbers are valid. */
export function childKey(parent: Key, number: number): Key {
  const key = new Int32Array(4)
  deriveKey(parent, number, key)
  return key
}

/**
 * Writes the key of a numbered part to `into`, which avoids a new array for each cell. Eight rounds of the
 * permutation of Chaskey (Mouha et al. 2014), with the parent added at the end, so that a child does not reveal its
 * parent.
 */
export function deriveKey(parent: Key, number: number, into: Key): void {
  const p0 = parent[0] ?? 0
  const p1 = parent[1] ?? 0
  const p2 = parent[2] ?? 0
  const p3 = parent[3] ?? 0
  let v0 = p0 ^ number
  let v1 = p1
  let v2 = p2
  let v3 = p3
  for (let round = 0; round < 8; round += 1) {
    v0 = (v0 + v1) | 0
    v1 = rotate(v1, 5) ^ v0
    v0 = rotate(v0, 16)
    v2 = (v2 + v3) | 0
    v3 = rotate(v3, 8) ^ v2
    v0 = (v0 + v3) | 0
    v3 = rotate(v3, 13) ^ v0
    v2 = (v2 + v1) | 0
    v1 = rotate(v1, 7) ^ v2
    v2 = rotate(v2, 16)
  }
  // The constants (the first digits of π) keep the all-zero key from being a fixed point.
  into[0] = v0 + p0 + 0x243f6a88
  into[1] = v1 + p1 + 0x85a308d3
  into[2] = v2 + p2 + 0x13198a2e
  into[3] = v3 + p3 + 0x03707344
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

/**
 * xoshiro128** (Blackman and Vigna 2018), reseeded from the key of each cell. Only paths of former databases use it: whoever
 * knew enough of a cell's draws could work out the rest.
 */
export function createDraws(): Draws {
  const state = new Int32Array(4)
  const next = (): number => {
    const s0 = state[0] ?? 0
    const s1 = state[1] ?? 0
    const s2 = state[2] ?? 0
    const s3 = state[3] ?? 0
    const drawn = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0
    state[0] = s0 ^ s3 ^ s1
    state[1] = s1 ^ s2 ^ s0
    state[2] = s2 ^ s0 ^ (s1 << 9)
    state[3] = rotate(s3 ^ s1, 11)
    return drawn
  }
  return { begin: (key) => state.set(key), next }
}

/** The keys of draws. No cell has as many children, so that no draw is a key. */
const drawsFrom = 1_000

/**
 * Draws that tell nothing of those to come, however many are known: the key in counter mode, four words at a time.
 */
export function createKeyedDraws(): Draws {
  const key = new Int32Array(4)
  const words = new Int32Array(4)
  let drawn = 0
  return {
    begin(of) {
      key.set(of)
      drawn = 0
    },
    next() {
      const word = drawn & 3
      if (word === 0) deriveKey(key, drawsFrom + (drawn >> 2), words)
      drawn += 1
      return (words[word] ?? 0) >>> 0
    },
  }
}
