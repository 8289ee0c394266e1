import { type Decimal, ONE } from '../money/decimal.ts'

/** What an application asks for. */
export type Applied = { id: string; lots: number }

/**
 * What follows from all applications together: the part of its lots that each gets, and which was the last of those that the
 * rounding down of the others left one more lot for; null where nobody got one.
 */
export type Allotment = { part: Decimal; last: { fraction: Decimal; id: string } | null }

/** How many lots an application gets before lots that are left over: its part, rounded down, up to the cap. */
const wholeLots = (lots: number, part: Decimal, cap: number): number =>
  Math.min(cap, Number((BigInt(lots) * part) / ONE))

/** What rounding down has cut off; 0 for one that has reached the cap. */
const fractionOf = (lots: number, part: Decimal, cap: number): Decimal =>
  wholeLots(lots, part, cap) === cap ? 0n : (BigInt(lots) * part) % ONE

/** Whether one comes before another: more was cut off, or as much and its id is lower. */
const comesFirst = (a: { fraction: Decimal; id: string }, b: { fraction: Decimal; id: string }): boolean =>
  a.fraction === b.fraction ? a.id <= b.id : a.fraction > b.fraction

/** How many lots an application gets: anybody who knows the allotment can compute it without the others. */
export function lotsFor({ id, lots }: Applied, { part, last }: Allotment, cap: number): number {
  const fraction = fractionOf(lots, part, cap)
  const isLeftOver = last !== null && fraction > 0n && comesFirst({ fraction, id }, last)
  return wholeLots(lots, part, cap) + (isLeftOver ? 1 : 0)
}

/**
 * The same part for everybody, so that all is given and nobody gets more than the cap: what those who reach it leave is for
 * the others. It is cut to 18 places. Lots that rounding down leaves over go one each to those of whom it cut off most, the
 * lower id first. With enough for all everybody gets what they asked for, up to the cap.
 * Source: largest remainder method, https://en.wikipedia.org/wiki/Largest_remainder_method.
 */
export function allot(applied: readonly Applied[], supply: number, cap: number): Allotment {
  const sumAt = (part: Decimal): number => applied.reduce((sum, { lots }) => sum + wholeLots(lots, part, cap), 0)
  if (sumAt(ONE) <= supply) return { part: ONE, last: null }
  const part = commonPart(applied, supply, cap)
  const left = supply - sumAt(part)
  const waiting = applied
    .map(({ id, lots }) => ({ id, fraction: fractionOf(lots, part, cap) }))
    .filter(({ fraction }) => fraction > 0n)
    .sort((a, b) => (comesFirst(a, b) ? -1 : 1))
  return { part, last: left === 0 ? null : (waiting[left - 1] ?? null) }
}

/** Those who asked for most reach the cap first: one after another until the rest of the supply reaches nobody's cap. */
function commonPart(applied: readonly Applied[], supply: number, cap: number): Decimal {
  const lots = applied.map((each) => each.lots).sort((a, b) => b - a)
  let [left, wanted] = [BigInt(supply), lots.reduce((sum, each) => sum + BigInt(each), 0n)]
  for (const most of lots) {
    if (BigInt(most) * left <= BigInt(cap) * wanted) break
    left -= BigInt(cap)
    wanted -= BigInt(most)
  }
  return (left * ONE) / wanted
}
