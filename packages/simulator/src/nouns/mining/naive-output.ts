import { down, least, most, Num, num, placesOf, up, zero } from '../../naive-model/numbers.ts'

/** Machines as their output is worked out. */
export type NaiveMachines = {
  terahashes: Num
  watts: number
  units: number
  hostingFee: Num
  tariff: Num
  outputMax: Num
  coin: string
}

/**
 * Second by second: a block of the network takes difficulty × 2^32 tries on average, and machines make so many tries a
 * second; there are 86,400 seconds in a day.
 */
export function outputOn(
  machines: NaiveMachines,
  { difficulty, reward }: { difficulty: Num; reward: Num },
  price: Num,
) {
  const { terahashes, watts, units, hostingFee, tariff, outputMax, coin } = machines
  const tries = terahashes.times('1e12').times(units).times(86_400)
  const found = down(tries.times(reward).div(difficulty.times(num(2).pow(32))), placesOf(coin))
  const kilowattHours = num(watts).times(24).div(1_000)
  const bill = hostingFee.plus(tariff.times(kilowattHours)).times(units)
  const costs = up(bill.div(price), placesOf(coin))
  const earned = most(found.minus(costs), zero)
  const net = least(earned, outputMax.times(units))
  return { gross: found, costs, cut: earned.minus(net), net }
}

/** What is left of a price after some days of its term: of what is not a whole unit a day, the later days have more to use up. */
export const leftAfter = (amount: Num, days: number, cycleDays: number, currency: string): Num =>
  amount
    .times(cycleDays - days)
    .div(cycleDays)
    .toDecimalPlaces(placesOf(currency), Num.ROUND_CEIL)
