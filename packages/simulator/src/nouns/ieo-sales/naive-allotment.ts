import { down, num, type Num } from '../../naive-model/numbers.ts'

export type NaiveApplication = { id: string; lots: number }

export type NaiveAllotment = {
  part: Num
  /** How many lots each gets, by id. */
  won: ReadonlyMap<string, number>
  /** The last who got one of the lots that were left over, and what was cut off of theirs. */
  last: { id: string; fraction: Num } | undefined
}

/**
 * Filled up like water: all are given the same part, those who would get more than the cap are taken out with just that, and the
 * rest is shared once more, until nobody would. What cutting down leaves over is given out lot by lot, to the one who then lacks
 * most.
 */
export function allotted(applied: readonly NaiveApplication[], supply: number, cap: number): NaiveAllotment {
  const part = commonPart(applied, supply, cap)
  const won = new Map<string, number>()
  const cutOff = new Map<string, Num>()
  for (const { id, lots } of applied) {
    const exact = part.times(lots)
    const whole = down(exact, 0)
    won.set(id, Math.min(whole.toNumber(), cap))
    if (whole.lt(cap) && !exact.eq(whole)) cutOff.set(id, exact.minus(whole))
  }
  let last: NaiveAllotment['last']
  let left = part.eq(1) ? 0 : supply - sumOf([...won.values()])
  while (left > 0 && cutOff.size > 0) {
    for (const [id, fraction] of cutOff) last = lacksMore({ id, fraction }, last, cutOff) ? { id, fraction } : last
    if (last === undefined) break
    cutOff.delete(last.id)
    won.set(last.id, (won.get(last.id) ?? 0) + 1)
    left -= 1
  }
  return { part, won, last }
}

/** The one before has got its lot: anybody who still waits lacks more. */
function lacksMore(
  each: { id: string; fraction: Num },
  than: NaiveAllotment['last'],
  waiting: ReadonlyMap<string, Num>,
): boolean {
  if (than === undefined || !waiting.has(than.id)) return true
  return each.fraction.gt(than.fraction) || (each.fraction.eq(than.fraction) && each.id < than.id)
}

function commonPart(applied: readonly NaiveApplication[], supply: number, cap: number): Num {
  const wanted = applied.map(({ lots }) => lots)
  if (sumOf(wanted.map((lots) => Math.min(lots, cap))) <= supply) return num(1)
  let [sharing, left] = [wanted, supply]
  for (;;) {
    const all = sumOf(sharing)
    const remaining = left
    const [over, under] = [true, false].map((isOver) =>
      sharing.filter((lots) => lots * remaining > cap * all === isOver),
    )
    if (over === undefined || under === undefined || over.length === 0) return down(num(left).div(all), 18)
    left -= cap * over.length
    sharing = under
  }
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0)
