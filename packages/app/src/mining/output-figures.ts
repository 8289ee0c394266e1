import { type Currency, isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { type Decimal, larger, type Money, ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { outputOf, powerOfDay } from '@touchstone/domain/mining/output'
import { startOf } from '../investments/day-figures.ts'
import type { Miner, MinerDay } from './mining.queries.ts'

export type MachineTerms = Pick<
  Miner,
  'coin' | 'currency' | 'hashrate' | 'power' | 'hostingFee' | 'tariff' | 'outputMax'
>
/** What a day was like. */
export type DayFigures = Pick<MinerDay, 'difficulty' | 'reward' | 'price'>

/** Where what one machine mined on a day goes, in the currency that it is bought in; parts of a bar in percent. */
export type Split = {
  mined: string
  power: string
  hosting: string
  /** Beyond the most that is paid. */
  ours: string
  yours: string
  /** Costs were more than what was mined: nothing is paid. */
  isLosing: boolean
  /** What of the costs was not covered: as the rows are told, in cents, so that they add up. */
  short: string
  parts: { power: number; hosting: number; ours: number; yours: number }
}

export const read = (text: string): bigint => parseDecimal(text) ?? 0n

export const currencyOf = (name: string): Currency => (isCurrency(name) ? name : settlementCurrency)

/** What one machine brings on a day, in the coin: by the rule that the server counts with. */
export function outputOfOne(terms: MachineTerms, { difficulty, reward, price }: DayFigures) {
  return outputOf(
    { difficulty: larger(read(difficulty), ONE), reward: read(reward) },
    {
      hashrate: read(terms.hashrate),
      power: terms.power,
      units: 1,
      coin: currencyOf(terms.coin),
      hostingFee: read(terms.hostingFee),
      tariff: read(terms.tariff),
      outputMax: read(terms.outputMax),
    },
    read(price),
  )
}

/** What coins are worth at a price, rounded down. */
export const worthOf = (coins: Money, price: string, currency: string): Money =>
  amountOf(coins, read(price), ONE, placesOf(currencyOf(currency)), 'down')

/** Costs come first: what a losing day mined covers a part of them. */
export function splitOf(terms: MachineTerms, day: DayFigures): Split {
  const { gross, costs, cut, net } = outputOfOne(terms, day)
  const worth = (coins: Money): Money => worthOf(coins, day.price, terms.currency)
  const power = powerOfDay({ tariff: read(terms.tariff), power: terms.power })
  const hosting = read(terms.hostingFee)
  const [mined, ours, yours] = [worth(gross), worth(cut), worth(net)]
  const whole = larger(mined, power + hosting)
  const part = (value: Decimal): number => (whole <= 0n ? 0 : Number((value * 10_000n) / whole) / 100)
  return {
    mined: printDecimal(mined),
    power: printDecimal(power),
    hosting: printDecimal(hosting),
    ours: printDecimal(ours),
    yours: printDecimal(yours),
    isLosing: gross <= costs,
    short: printDecimal(gross <= costs ? larger(inCents(power) + inCents(hosting) - inCents(mined), 0n) : 0n),
    parts: { power: part(power), hosting: part(hosting), ours: part(ours), yours: part(yours) },
  }
}

const cent = ONE / 100n
const inCents = (amount: Money): Money => (amount / cent) * cent

/** Days of one machine, oldest first, as bars: what each was worth, net of its costs; below zero what costs were not covered. */
export type DayBar = { day: string; at: number; value: number; isLosing: boolean }

export const dayBars = (newestFirst: readonly MinerDay[], currency: string): DayBar[] =>
  newestFirst.toReversed().map(({ day, gross, costs, cut, price }) => {
    const earned = read(gross) - read(costs) - read(cut)
    return {
      day,
      at: startOf(day),
      value: Number(printDecimal(worthOf(earned, price, currency))),
      isLosing: earned <= 0n,
    }
  })

/** How many of some days paid nothing. */
export const losingDays = (days: readonly Pick<MinerDay, 'net'>[]): number =>
  days.filter(({ net }) => read(net) <= 0n).length
