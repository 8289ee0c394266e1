import { decimal, ONE, printDecimal } from '@touchstone/domain/money/decimal'

/** How long a result takes to count up, in ms. Our choice. */
export const countUpMs = 900

const thousandths = 1000n
const cent = ONE / 100n

/**
 * A result on its way from zero: what is shown after so long, in cents, fast at first and slow at the end. It never goes
 * past the result, and is the result itself at the end.
 */
export function countedUp(value: string, elapsedMs: number): string {
  if (elapsedMs >= countUpMs) return value
  const left = thousandths - BigInt(Math.floor((Math.max(0, elapsedMs) / countUpMs) * Number(thousandths)))
  const way = thousandths ** 3n - left ** 3n
  const shown = (decimal(value) * way) / thousandths ** 3n
  return printDecimal(shown - (shown % cent))
}
