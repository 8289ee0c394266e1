import { type Currency, placesOf } from '../money/currency.ts'
import { type Decimal, type Money, ONE, type Price, type Quantity, smaller } from '../money/decimal.ts'
import { amountOf, mulDiv, unitOf } from '../money/mul-div.ts'

/** So many hashes find a block on average at difficulty 1. */
const hashesAtDifficultyOne = 2n ** 32n
const hashesOfTerahash = 10n ** 12n
const secondsADay = 86_400n

/** What a day was like for machines of a network: `reward` is what a block brought on average, in its coin. */
export type MiningDay = { difficulty: Decimal; reward: Money }

type Machines = { hashrate: Quantity; units: number; coin: Currency }

/**
 * What machines find on a day on average, as full pay-per-share counts it: hashes of the day / (difficulty × 2^32) × reward, in
 * whole units of the coin, rounded down once for all of them. `hashrate`: terahashes a second of each.
 * Source: https://en.bitcoin.it/wiki/Difficulty, "How soon might I expect to generate a block".
 */
export function foundOn({ difficulty, reward }: MiningDay, { hashrate, units, coin }: Machines): Money {
  const unit = unitOf(placesOf(coin))
  const hashes = hashrate * BigInt(units) * hashesOfTerahash * secondsADay
  return mulDiv(hashes, reward, difficulty * hashesAtDifficultyOne * unit, 'down') * unit
}

type Costs = { hostingFee: Money; tariff: Money; power: number; units: number; coin: Currency }

/** What the power of one machine costs a day, in the currency of the tariff: kW × 24 hours × tariff. */
export const powerOfDay = ({ tariff, power }: Pick<Costs, 'tariff' | 'power'>): Money =>
  (tariff * BigInt(power) * 24n) / 1_000n

/** What a day costs machines, in the currency in which they were bought: hosting and power. */
export const costOfDay = ({ hostingFee, units, ...ofPower }: Omit<Costs, 'coin'>): Money =>
  (hostingFee + powerOfDay(ofPower)) * BigInt(units)

/** The same in the coin at a price, in whole units, rounded up. */
export const costInCoin = (costs: Costs, price: Price): Money =>
  amountOf(costOfDay(costs), ONE, price, placesOf(costs.coin), 'up')

/** What a day brings. `cut`: what of it lies beyond the most that is paid, and is the house's. */
export type DayOutput = { gross: Money; cut: Money; costs: Money; net: Money }

/** Costs come off what was found, and what is left is paid up to the most; below zero pays nothing, and is not owed. */
export function outputOf(day: MiningDay, machines: Machines & Costs & { outputMax: Money }, price: Price): DayOutput {
  const gross = foundOn(day, machines)
  const costs = costInCoin(machines, price)
  const earned = gross > costs ? gross - costs : 0n
  const net = smaller(earned, machines.outputMax * BigInt(machines.units))
  return { gross, cut: earned - net, costs, net }
}

/** How much of what was paid is used up after some days of the term: even parts, all of it after the last. */
export const wornAfter = (
  { amount, cycleDays, currency }: { amount: Money; cycleDays: number; currency: Currency },
  days: number,
): Money => amountOf(amount, BigInt(days), BigInt(cycleDays), placesOf(currency), 'down')
