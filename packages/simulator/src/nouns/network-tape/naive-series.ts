import { createHash } from 'node:crypto'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { Num, num, zero } from '../../naive-model/numbers.ts'

/** What a network was like on a day. */
export type NaiveNetworkDay = { height: number; blockHash: string; difficulty: Num; fees: Num }

const hash = (name: string): string => createHash('sha256').update(`touchstone-network-1/${name}`).digest('hex')

/** The first 16 digits of a hash are a number: what is left of it after whole counts. */
const drawn = (name: string, count: number): number => new Num(`0x${hash(name).slice(0, 16)}`).mod(count).toNumber()

/** The published series, typed in again from the page of rules. */
export function seriesOn(day: number): NaiveNetworkDay {
  const number = (day - Date.UTC(2020, 0, 1)) / dayMs
  let difficulty = num('13798783827516')
  for (let fortnight = 1; fortnight * 14 <= number; fortnight += 1) {
    const change = num(drawn(`difficulty/${fortnight}`, 1_101) - 400).div(10_000)
    difficulty = difficulty.plus(difficulty.times(change)).floor()
  }
  const height = 610_690 + 144 * (number + 1)
  const coins = num(2_000_000 + drawn(`fees/${number}`, 10_000_001)).times('1e-8')
  const isRush = drawn(`rush/${number}`, 40) === 0
  return { height, blockHash: hash(`block/${height}`), difficulty, fees: isRush ? coins.times(10) : coins }
}

/** Halved for each 210,000 blocks that came before. */
export function createdAt(height: number): Num {
  let coins = num(50)
  for (let blocks = height; blocks >= 210_000 && coins.gt(0); blocks -= 210_000)
    coins = coins.div(2).toDecimalPlaces(8, Num.ROUND_FLOOR)
  return coins.gt(0) ? coins : zero
}
