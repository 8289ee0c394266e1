import { type Decimal, larger, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { nearestOnGrid, unitOf } from '@touchstone/domain/money/mul-div'

/** What a pool has, the most it can owe now, and the most that its whole sale can owe; decimal strings. */
export type Cover = { escrow: string; owed: string; mostOwed: string }

/** The same in percent of a bar that has room for the largest of them. */
export function coverOf({ escrow, owed, mostOwed }: Cover): { owedPart: number; escrowPart: number; mostPart: number } {
  const whole = larger(read(escrow), larger(read(owed), read(mostOwed)))
  const part = (value: string): number => (whole <= 0n ? 0 : Number((read(value) * 10_000n) / whole) / 100)
  return { owedPart: part(owed), escrowPart: part(escrow), mostPart: part(mostOwed) }
}

const read = (text: string): Decimal => parseDecimal(text) ?? 0n

/** Whether what is there covers what could be owed; undefined where there is no pool. */
export function isCovered({
  escrow,
  owed,
  state,
}: Pick<Cover, 'escrow' | 'owed'> & { state: string }): boolean | undefined {
  if (state === 'closed' && read(escrow) <= 0n && read(owed) <= 0n) return undefined
  return state !== 'not_covered' && read(escrow) >= read(owed)
}

/** With so many decimals and never too little: what could be owed is not made less by how it is shown. */
export const upTo = (amount: string, places: number): string =>
  printDecimal(nearestOnGrid(read(amount), unitOf(places)).above)
