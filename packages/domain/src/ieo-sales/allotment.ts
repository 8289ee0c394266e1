import { type Decimal, ONE } from '../money/decimal.ts'

/** What an application asks for. */
export type Applied = { id: string; lots: number }

/**
 * What follows from all applications together: the part of its lots that each gets, and which was the last of those that the
 * rounding down of the others left one more lot for; null where nobody got one.
 */
export type Allotment = { rate: Decimal; last: { fraction: Decimal; id: string } | null }

/** How many lots an application gets before lots that are left over: its part, rounded down, up to the cap. */
const partOf = (lots: number, rate: Decimal, cap: number): number => Math.min(cap, Number((BigInt(lots) * rate) / ONE))

/** What rounding down has cut off; 0 for one that has reached the cap. */
const fractionOf = (lots: number, rate: Decimal, cap: number): Decimal =>
  partOf(lots, rate, cap) === cap ? 0n : (BigInt(lots) * rate) % ONE

/** Whether one comes before another: more was cut off, or as much and its id is lower. */
const comesFirst = (a: { fraction: Decimal; id: string }, b: { fraction: Decimal; id: string }): boolean =>
  a.fraction === b.fraction ? a.id <= b.id : a.fraction > b.fraction

/** How many lots an application gets: anybody who knows the allotment can compute it without the others. */
export function lotsFor({ id, lots }: Applied, { rate, last }: Allotment, cap: number): number {
  const fraction = fractionOf(lots, rate, cap)
  const isLeftOver = last !== null && fraction > 0n && comesFirst({ fraction, id }, last)
  return partOf(lots, rate, cap) + (isLeftOver ? 1 : 0)
}

/**
 * The same part for everybody, so that all is given and nobody gets more than the cap: what those who reach it leave is for
 * the others. It is cut to 18 places. Lots that rounding down leaves over go one each to those of whom it cut off most, the
 * lower id first. With enough for all everybody gets what they asked for, up to the cap.
 * Source: largest remainder method, https://en.wikipedia.org/wiki/Largest_remainder_method.
 */
export function allot(applied: readonly Applied[], supply: number, cap: number): Allotment {
  const sumAt = (rate: Decimal): number => applied.reduce((sum, { lots }) => sum + partOf(lots, rate, cap), 0)
  if (sumAt(ONE) <= supply) return { rate: ONE, last: null }
  const rate = commonRate(applied, supply, cap)
  const left = supply - sumAt(rate)
  const waiting = applied
    .map(({ id, lots }) => ({ id, fraction: fractionOf(lots, rate, cap) }))
    .filter(({ fraction }) => fraction > 0n)
    .sort((a, b) => (comesFirst(a, b) ? -1 : 1))
  return { rate, last: left === 0 ? null : (waiting[left - 1] ?? null) }
}

/** Those who asked for most reach the cap first: one after another until the rest of the supply reaches nobody's cap. */
function commonRate(applied: readonly Applied[], supply: number, cap: number): Decimal {
  const lots = applied.map((each) => each.lots).sort((a, b) => b - a)
  let [left, wanted] = [BigInt(supply), lots.reduce((sum, each) => sum + BigInt(each), 0n)]
  for (const most of lots) {
    if (BigInt(most) * left <= BigInt(cap) * wanted) break
    left -= BigInt(cap)
    wanted -= BigInt(most)
  }
  return (left * ONE) / wanted
}
