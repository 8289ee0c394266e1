import type { Decimal } from '../money/decimal.ts'

/** Rules compare sums where a text says means: a mean would have to be rounded. */
export const sumOf = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum + value, 0n)
