import { placesOf } from '@touchstone/domain/money/currency'
import { type Decimal, type Money, ONE, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf, over } from '@touchstone/domain/money/mul-div'
import type { Miner } from './mining.queries.ts'
import { currencyOf, type DayFigures, type MachineTerms, outputOfOne, read } from './output-figures.ts'

/** What somebody assumes: by which share difficulty grows in thirty days, and the coin's price in the whole term. Decimal strings. */
export type Assumed = { growth: string; change: string }

/** As if a day repeated. */
export const unchanged: Assumed = { growth: '0', change: '0' }

/** What a term would pay under an assumption. Decimal strings. */
export type PayBack = {
  coins: string
  /** Each day's coins at the price of that day. */
  worth: string
  /** Of a coin, on the last day. */
  endPrice: string
  /** Of the price of the machine. */
  share: string
  /** The first day on which the price is earned; undefined where that is not within the term. */
  day: number | undefined
  /** The running worth after each day, for a chart. */
  worths: number[]
}

type Terms = MachineTerms & Pick<Miner, 'price' | 'cycleDays'>

/** Growth is told for so many days. */
const growthDays = 30n

/**
 * Repeats a day over the term of one machine. On day d the difficulty is that of the day × (1 + growth × d ÷ 30), and a coin costs
 * what it cost on the day × (1 + change × d ÷ the days of the term); what a block brings stays.
 */
export function payBackOf(terms: Terms, day: DayFigures, { growth, change }: Assumed): PayBack {
  const paid = read(terms.price)
  const places = placesOf(currencyOf(terms.currency))
  const [difficulty, price] = [read(day.difficulty), read(day.price)]
  const term = BigInt(terms.cycleDays)
  let endPrice = price
  let coins: Money = 0n
  // Coins × price, which is rounded only where it is told.
  let products = 0n
  let worth: Money = 0n
  let back: number | undefined
  const worths: number[] = []
  for (let number = 1; number <= terms.cycleDays; number += 1) {
    endPrice = grown(price, read(change), number, term)
    const { net } = outputOfOne(terms, {
      ...day,
      difficulty: printDecimal(grown(difficulty, read(growth), number, growthDays)),
      price: printDecimal(endPrice),
    })
    coins += net
    products += net * endPrice
    worth = amountOf(products, 1n, ONE, places, 'down')
    if (worth >= paid) back ??= number
    worths.push(Number(printDecimal(worth)))
  }
  return {
    coins: printDecimal(coins),
    worth: printDecimal(worth),
    endPrice: printDecimal(endPrice),
    share: printDecimal(paid <= 0n ? 0n : over(worth, paid, 'down')),
    day: back,
    worths,
  }
}

/** A figure on a day: it changes by a share in so many days, by as much on each. */
const grown = (figure: Decimal, share: Decimal, day: number, days: bigint): Decimal =>
  figure + (figure * share * BigInt(day)) / (ONE * days)

/** Sliders count in tenths of a percent. */
export const growthOf = (tenths: number): string => printDecimal((BigInt(tenths) * ONE) / 1_000n)
