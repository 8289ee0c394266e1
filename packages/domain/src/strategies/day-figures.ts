import { type Rate, smaller } from '../money/decimal.ts'

/** What some days of a product say. Rates are shares of the notional. */
export type DayFigures<Day> = {
  days: number
  sum: Rate
  losingDays: number
  /** The first of the lowest and of the highest; undefined where there are no days. */
  worst: Day | undefined
  best: Day | undefined
  /** The deepest fall of the sum from a height before, or from nothing; 0 or less. */
  deepestDrop: Rate
  /** The sum after each day. */
  sums: readonly Rate[]
}

/** Of days, oldest first, whose rate is the one within the limits of the product. */
export function dayFiguresOf<Day extends { rate: Rate }>(days: readonly Day[]): DayFigures<Day> {
  let [sum, height, deepestDrop]: [Rate, Rate, Rate] = [0n, 0n, 0n]
  let [worst, best] = [days[0], days[0]]
  const sums: Rate[] = []
  for (const day of days) {
    sum += day.rate
    if (sum > height) height = sum
    deepestDrop = smaller(deepestDrop, sum - height)
    if (worst === undefined || day.rate < worst.rate) worst = day
    if (best === undefined || day.rate > best.rate) best = day
    sums.push(sum)
  }
  return {
    days: days.length,
    sum,
    losingDays: days.filter(({ rate }) => rate < 0n).length,
    worst,
    best,
    deepestDrop,
    sums,
  }
}
