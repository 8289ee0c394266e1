import { type Decimal, larger, ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Product } from './investments.queries.ts'

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
export function isCovered({ escrow, owed, state }: Pick<Product, 'escrow' | 'owed' | 'state'>): boolean | undefined {
  if (state === 'closed' && read(escrow) <= 0n && read(owed) <= 0n) return undefined
  return state !== 'not_covered' && read(escrow) >= read(owed)
}

/** In whole units and never too little: what could be owed is not made less by how it is shown. */
export const wholeUp = (amount: string): string => printDecimal(((read(amount) + ONE - 1n) / ONE) * ONE)
