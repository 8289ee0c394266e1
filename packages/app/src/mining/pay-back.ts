import { type Money, ONE, printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import type { Miner } from './mining.queries.ts'
import { type DayFigures, type MachineTerms, outputOfOne, read, worthOf } from './output-figures.ts'

/** What somebody assumes: a power price, and by which share difficulty grows in thirty days. Decimal strings. */
export type Assumed = { tariff: string; growth: string }

/** What a term would pay under an assumption. Decimal strings. */
export type PayBack = {
  coins: string
  /** At the price of the day that is assumed to repeat. */
  worth: string
  /** Of the price of the machine. */
  share: string
  /** The first day on which the price is back; undefined where that is not within the term. */
  day: number | undefined
  /** The running worth after each day, for a chart. */
  worths: number[]
}

type Terms = MachineTerms & Pick<Miner, 'price' | 'cycleDays'>

/** Growth is told for so many days. */
const growthDays = 30n

/**
 * Repeats a day over the term of one machine. On day d the difficulty is that of the day × (1 + growth × d ÷ 30); the price of
 * the coin, and what a block brings, stay.
 */
export function payBackOf(terms: Terms, day: DayFigures, { tariff, growth }: Assumed): PayBack {
  const paid = read(terms.price)
  const base = read(day.difficulty)
  let coins: Money = 0n
  let worth: Money = 0n
  let back: number | undefined
  const worths: number[] = []
  for (let number = 1; number <= terms.cycleDays; number += 1) {
    const difficulty = base + (base * read(growth) * BigInt(number)) / (ONE * growthDays)
    coins += outputOfOne({ ...terms, tariff }, { ...day, difficulty: printDecimal(difficulty) }).net
    worth = worthOf(coins, day.price, terms.currency)
    if (worth >= paid) back ??= number
    worths.push(Number(printDecimal(worth)))
  }
  return {
    coins: printDecimal(coins),
    worth: printDecimal(worth),
    share: printDecimal(paid <= 0n ? 0n : over(worth, paid, 'down')),
    day: back,
    worths,
  }
}

/** Sliders count in whole steps: thousandths of the currency, and tenths of a percent. */
export const tariffOf = (thousandths: number): string => printDecimal((BigInt(thousandths) * ONE) / 1_000n)
export const growthOf = (tenths: number): string => printDecimal((BigInt(tenths) * ONE) / 1_000n)

/** Where the slider of the power price begins: at that of the machine. */
export const thousandthsOf = (tariff: string): number => Number((read(tariff) * 1_000n) / ONE)
