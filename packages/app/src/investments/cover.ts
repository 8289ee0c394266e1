import { type Decimal, larger, parseDecimal } from '@touchstone/domain/money/decimal'

/** What a pool has, the most it can owe now, and the most that its whole sale can owe; decimal strings. */
export type Cover = { escrow: string; owed: string; mostOwed: string }

/** The same in percent of a bar that has room for the largest of them. */
export function coverOf({ escrow, owed, mostOwed }: Cover): { owedPart: number; escrowPart: number; mostPart: number } {
  const whole = larger(read(escrow), larger(read(owed), read(mostOwed)))
  const part = (value: string): number => (whole <= 0n ? 0 : Number((read(value) * 10_000n) / whole) / 100)
  return { owedPart: part(owed), escrowPart: part(escrow), mostPart: part(mostOwed) }
}

const read = (text: string): Decimal => parseDecimal(text) ?? 0n
