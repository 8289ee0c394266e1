import { decimal, ONE, printDecimal } from '@touchstone/domain/money/decimal'

/** How long a result takes to count up, in ms. Our choice. */
export const countUpMs = 900

const thousandths = 1000n
const cent = ONE / 100n

/**
 * What a counting result shows after `elapsedMs`: from zero in whole cents, fast at first, then slower (cubic ease-out). It
 * never passes the result, and ends with all its decimals.
 */
export function countedUp(value: string, elapsedMs: number): string {
  if (elapsedMs >= countUpMs) return value
  const left = thousandths - BigInt(Math.floor((Math.max(0, elapsedMs) / countUpMs) * Number(thousandths)))
  const progress = thousandths ** 3n - left ** 3n
  const shown = (decimal(value) * progress) / thousandths ** 3n
  return printDecimal(shown - (shown % cent))
}
