import { mulDiv } from '@touchstone/domain/money/mul-div'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import Big from 'big.js'
import { Decimal } from 'decimal.js'
import { medianOf, nanosecondsEach } from './measure.ts'

/** Multiply-divide of typical amounts, rounded down to 18 decimals, against two established libraries. */
export async function run(): Promise<Record<string, number>> {
  const texts = Array.from({ length: 1000 }, (_, index) => [
    `${index + 1}.${(index * 7919) % 1_000_000}`,
    `${60_000 + index}.${index % 10}`,
    `${(index % 125) + 1}.5`,
  ])
  const own = texts.map((row) => row.map((text) => decimal(text)))
  const decimals = texts.map((row) => row.map((text) => new Decimal(text)))
  const bigs = texts.map((row) => row.map((text) => new Big(text)))
  Decimal.set({ precision: 60, rounding: Decimal.ROUND_DOWN })
  Big.DP = 18
  Big.RM = Big.roundDown
  const rounds: { own: number; decimalJs: number; bigJs: number }[] = []
  for (let round = 0; round < 9; round += 1) {
    rounds.push({
      own: nanosecondsEach(own, ([a = 0n, b = 0n, c = 1n]) => mulDiv(a, b, c, 'down')),
      decimalJs: nanosecondsEach(decimals, ([a, b, c]) => (a && b && c ? a.mul(b).div(c).toDecimalPlaces(18) : a)),
      bigJs: nanosecondsEach(bigs, ([a, b, c]) => (a && b && c ? a.times(b).div(c) : a)),
    })
  }
  const figures = {
    own_ns: medianOf(rounds.map((round) => round.own)),
    decimal_js_ns: medianOf(rounds.map((round) => round.decimalJs)),
    big_js_ns: medianOf(rounds.map((round) => round.bigJs)),
  }
  const example = printDecimal(mulDiv(decimal('1.5'), decimal('60000.1'), decimal('3'), 'down'))
  console.log(`1.5 × 60000.1 / 3 = ${example}; medians of nine interleaved rounds, nanoseconds each`)
  console.table(figures)
  return {
    ...figures,
    times_decimal_js: figures.decimal_js_ns / figures.own_ns,
    times_big_js: figures.big_js_ns / figures.own_ns,
  }
}
