/** Seeded chance: the same seed gives the same numbers on every machine. */
export type Random = {
  /** A whole number below 2^32. */
  bits: () => number
  /** From 0 up to 1. */
  unit: () => number
  /** A whole number from 0 up to, not including, `count`. */
  below: (count: number) => number
  happens: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** One of the names, each as often as its weight says. */
  weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name
  /** About normal, with mean 0 and variance 1; never past 6. */
  bell: () => number
  bytes: (count: number) => Uint8Array
  /** A stream of its own, so that more draws in one place do not change all others. */
  fork: () => Random
}

/** xoshiro128**, its state filled from the seed by splitmix32. */
export function createRandom(seed: number): Random {
  let mixed = seed >>> 0
  const mix = (): number => {
    mixed = (mixed + 0x9e3779b9) >>> 0
    let word = mixed
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return (word ^ (word >>> 15)) >>> 0
  }
  let [a, b, c, d] = [mix(), mix(), mix(), mix()]
  const rotate = (word: number, by: number): number => ((word << by) | (word >>> (32 - by))) >>> 0

  function bits(): number {
    const result = Math.imul(rotate(Math.imul(b, 5) >>> 0, 7), 9) >>> 0
    const shifted = (b << 9) >>> 0
    c = (c ^ a) >>> 0
    d = (d ^ b) >>> 0
    b = (b ^ c) >>> 0
    a = (a ^ d) >>> 0
    c = (c ^ shifted) >>> 0
    d = rotate(d, 11)
    return result
  }

  const unit = (): number => bits() / 0x100000000
  const below = (count: number): number => Math.floor(unit() * count)

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  function weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = Object.keys(weights) as Name[]
    let left = unit() * names.reduce((sum, name) => sum + weights[name], 0)
    for (const name of names) {
      left -= weights[name]
      if (left < 0) return name
    }
    return pick(names)
  }

  function bell(): number {
    let sum = -6
    for (let each = 0; each < 12; each += 1) sum += unit()
    return sum
  }

  return {
    bits,
    unit,
    below,
    happens: (probability) => unit() < probability,
    pick,
    weighted,
    bell,
    bytes: (count) => Uint8Array.from({ length: count }, () => bits() & 255),
    fork: () => createRandom(bits()),
  }
}
