import { type Hash, hashText } from '../ledger/hash.ts'
import { type Decimal, type Money, ONE } from '../money/decimal.ts'
import { unitOf } from '../money/mul-div.ts'
import { dayMs } from '../time.ts'
import type { NetworkFigures } from './network-figures.ts'

/** The series begins with this day, 2020-01-01 UTC, and has a hundred years. Epoch milliseconds. */
export const simulatedFrom = 18_262 * dayMs
const daysMost = 36_525

/** The first figures, near those of Bitcoin then. */
const firstHeight = 610_690
const firstDifficulty = 13_798_783_827_516n
const blocksADay = 144
const adjustmentDays = 14

/** The seed of the series, published with it: whoever has a day can compute it. */
const seed = 'touchstone-network-1'

/** A number from 0 to below `count` that a name draws. */
function drawn(name: string, count: bigint): bigint {
  return BigInt(`0x${hashOf(name).slice(0, 16)}`) % count
}

const hashOf = (name: string): Hash => hashText(`${seed}/${name}`)

/** By how many adjustments there were; each is computed once. */
const difficulties = [firstDifficulty]

/** Every 14 days it changes by -4 to +7 %, in steps of 0.01 %. Whole numbers, rounded down. */
function difficultyOf(adjustments: number): Decimal {
  for (let count = difficulties.length; count <= adjustments; count += 1) {
    const before = difficulties[count - 1] ?? firstDifficulty
    difficulties.push((before * (9_600n + drawn(`difficulty/${count}`, 1_101n))) / 10_000n)
  }
  return (difficulties[adjustments] ?? firstDifficulty) * ONE
}

/** 0.02 to 0.12 coins a block; one day in 40 it is ten times as much. */
function feesOf(days: number): Money {
  const satoshi = 2_000_000n + drawn(`fees/${days}`, 10_000_001n)
  return (drawn(`rush/${days}`, 40n) === 0n ? satoshi * 10n : satoshi) * unitOf(8)
}

/**
 * The figures of a simulated network on a UTC day: a function of the day alone, the same for everybody, so that a receipt can
 * be checked against it. `day` is when it begins, epoch milliseconds.
 * @throws RangeError for a day before 2020 or after 2119, or one that is no whole day.
 */
export function simulatedDay(day: number): NetworkFigures {
  const days = (day - simulatedFrom) / dayMs
  if (!isOfSeries(days))
    throw new RangeError(`the simulated network has ${daysMost} whole UTC days from ${simulatedFrom} on, not ${day}`)
  const height = firstHeight + blocksADay * (days + 1)
  return {
    day,
    height,
    blockHash: hashOf(`block/${height}`),
    difficulty: difficultyOf(Math.floor(days / adjustmentDays)),
    fees: feesOf(days),
  }
}

/** Whoever checks a receipt computes no more than that, whatever day it names. */
const isOfSeries = (days: number): boolean => Number.isSafeInteger(days) && days >= 0 && days < daysMost

/** Whether figures are those of the series. */
export function isSimulated(figures: NetworkFigures): boolean {
  if (!isOfSeries((figures.day - simulatedFrom) / dayMs)) return false
  const { height, blockHash, difficulty, fees } = simulatedDay(figures.day)
  const isBlock = figures.height === height && figures.blockHash === blockHash
  return isBlock && figures.difficulty === difficulty && figures.fees === fees
}
