import { factByValue, type PlainFactKind } from '../books/fact-kind.ts'
import { absolute, type Price } from '../money/decimal.ts'
import { dayMs } from '../time.ts'

/**
 * How far the settlement price of a symbol typically moves in a duration, and on what grid it moves, by the tape of the
 * day before `at`. Anybody who has that tape gets the same from it.
 */
export type TypicalMove = {
  symbol: string
  durationSeconds: number
  /** Epoch milliseconds. */
  at: number
  /** How many moves were measured. */
  count: number
  /** The median of their sizes. */
  move: Price
  /** The largest step of which every move is a multiple; 0 where nothing moved. */
  grid: Price
}

export const typicalMoveFact: PlainFactKind<'typicalMove', TypicalMove> = factByValue('typicalMove', {
  move: true,
  grid: true,
})

/** The tape is looked at every half minute of the day before. */
export const sampleEverySeconds = 30
export const samplesADay = dayMs / 1_000 / sampleEverySeconds

/**
 * How many steps of its grid a price must typically move. A price on a grid hides up to half a step, and what hides on
 * which side can be guessed from public ticks. At a median move m = 0.674 σ of 50 steps, half a step shifts the odds by
 * at most φ(0) × 0.5 g / σ = 0.27 %, where the payouts leave 4 % to the house at least.
 */
const stepsMin = 50n

/** Fewer moves, half an hour of them, say nothing about a day. Our choice. */
export const countMin = 60

/**
 * Measures the moves of each duration from the settlement prices at the end of each half minute of a day, oldest first;
 * undefined where a half minute had no tick. A duration counts as the whole half minutes in it, and as at least one.
 */
export function typicalMoves(
  samples: readonly (Price | undefined)[],
  durations: readonly number[],
  { symbol, at }: Pick<TypicalMove, 'symbol' | 'at'>,
): TypicalMove[] {
  const grid = gridOf(samples)
  return durations.map((durationSeconds) => {
    const sizes = sizesOf(samples, lagOf(durationSeconds)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    return { symbol, durationSeconds, at, count: sizes.length, move: sizes[sizes.length >> 1] ?? 0n, grid }
  })
}

/**
 * Whether a contract of that duration has no calculable odds: a duration shorter than what was measured moves less, with
 * the square root of time.
 */
export function isFine({ durationSeconds, count, move, grid }: TypicalMove): boolean {
  if (count < countMin || grid === 0n) return false
  const measured = lagOf(durationSeconds) * sampleEverySeconds
  const lived = BigInt(Math.min(durationSeconds, measured))
  const least = stepsMin * grid
  return move * move * lived >= least * least * BigInt(measured)
}

const lagOf = (durationSeconds: number): number => Math.max(1, Math.floor(durationSeconds / sampleEverySeconds))

function sizesOf(samples: readonly (Price | undefined)[], lag: number): Price[] {
  const sizes: Price[] = []
  for (let index = lag; index < samples.length; index += 1) {
    const [from, to] = [samples[index - lag], samples[index]]
    if (from !== undefined && to !== undefined) sizes.push(absolute(to - from))
  }
  return sizes
}

function gridOf(samples: readonly (Price | undefined)[]): Price {
  let grid = 0n
  let before: Price | undefined
  for (const price of samples) {
    if (price === undefined) continue
    if (before !== undefined) grid = commonStep(grid, absolute(price - before))
    before = price
  }
  return grid
}

/** The greatest common divisor (Euclid); of 0 and a step it is the step. */
function commonStep(a: Price, b: Price): Price {
  let [greater, rest] = [a, b]
  while (rest !== 0n) [greater, rest] = [rest, greater % rest]
  return greater
}
