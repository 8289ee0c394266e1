import { hashText } from '@touchstone/domain/ledger/hash'
import { dayMs } from '@touchstone/domain/time'
import { type Key, keyOfSeed } from './hash.ts'

/**
 * A seed a UTC day, as a chain of hashes from the last day backwards: the seed of a day is the hash of the next day's.
 * Whoever knows the seed of a day can compute those of all days before it and of none after it, and a seed that was
 * published before a day is the commitment to that day's: hashing what is revealed must lead to it.
 */
export type DaySeeds = {
  /** The last day whose seed is known, as a number of days since 1970. */
  lastDay: number
  /**
   * The seed of a day, 64 hexadecimal digits.
   * @throws RangeError after the last day.
   */
  seedOf: (day: number) => string
  /** The key of a day, which everything in it is drawn from: a one-way mix of its seed. */
  keyOf: (day: number) => Key
}

export const dayOf = (at: number): number => Math.floor(at / dayMs)

/** Where the chain of a market begins and ends: it has prices from 2020 to 2049. */
export const firstDay = dayOf(Date.UTC(2020, 0, 1))
export const lastDay = dayOf(Date.UTC(2049, 11, 31))

/** The seed of the day before the one with this seed. */
export const seedBefore = (seed: string): string => hashText(`touchstone day ${seed}`)

const form = /^[0-9a-f]{64}$/i

/**
 * The seeds of a day and all days before it. Without a day it is the last of all, so that one seed makes a whole market.
 * @throws RangeError unless the seed is 256 bits, as 64 hexadecimal digits.
 */
export function daySeeds(seedHex: string, day = lastDay): DaySeeds {
  if (!form.test(seedHex)) throw new RangeError('the seed must be 64 hexadecimal digits (256 bits)')
  /** From the last day backwards. */
  const known = [seedHex.toLowerCase()]
  const keys = new Map<number, Key>()
  function seedOf(wanted: number): string {
    if (wanted > day || !Number.isSafeInteger(wanted)) throw new RangeError(`the seed of day ${wanted} is not known`)
    for (let back = known.length; back <= day - wanted; back += 1) known.push(seedBefore(known[back - 1] ?? ''))
    return known[day - wanted] ?? ''
  }
  return {
    lastDay: day,
    seedOf,
    keyOf(wanted) {
      const key = keys.get(wanted) ?? keyOfSeed(seedOf(wanted))
      keys.set(wanted, key)
      return key
    },
  }
}

/** The same seeds, where that of a nearer day is known: those up to it take no hashing from the last day on. */
export function nearerSeeds(all: DaySeeds, near: { day: number; seed: string }): DaySeeds {
  const known = daySeeds(near.seed, near.day)
  const seedsOf = (day: number): DaySeeds => (day <= near.day ? known : all)
  return {
    lastDay: all.lastDay,
    seedOf: (day) => seedsOf(day).seedOf(day),
    keyOf: (day) => seedsOf(day).keyOf(day),
  }
}

/**
 * Whether a revealed seed is the one that was committed to: hashing it back, day by day, leads to the commitment.
 * `committed` is the seed of an earlier day or of the same.
 */
export const isCommitted = (
  revealed: { day: number; seed: string },
  committed: { day: number; seed: string },
): boolean =>
  form.test(revealed.seed) &&
  committed.day >= firstDay - 1 &&
  committed.day <= revealed.day &&
  revealed.day <= lastDay &&
  daySeeds(revealed.seed, revealed.day).seedOf(committed.day) === committed.seed
