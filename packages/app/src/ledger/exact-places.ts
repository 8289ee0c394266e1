import { shownPlaces } from '../format/number-text.ts'

/** Digits that a balance is shown with in a list, and the decimals that it has at least. Our choice. */
const balanceDigits = 9
const usualPlaces = 2

/** How many decimals a balance is shown with in a list: the more it is, the fewer; the record itself has all. */
export function listedPlaces(value: string, currency: string): number {
  const whole = value.split('.')[0]?.replace('-', '') ?? ''
  return Math.min(shownPlaces(currency), Math.max(usualPlaces, balanceDigits - whole.length))
}

/** How many decimals an amount of a record is shown with: all that it has, and no fewer than is usual. */
export function exactPlaces(value: string, currency: string): number {
  const fraction = value.split('.')[1] ?? ''
  return Math.max(fraction.replace(/0+$/, '').length, Math.min(usualPlaces, shownPlaces(currency)))
}
