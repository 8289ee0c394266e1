import { type Decimal, printDecimal } from './decimal.ts'

/**
 * A number as a person reads it: cut, never rounded, to a number of decimals (specification, section 9).
 * A value that is cut to zero has no sign.
 */
export function truncateForDisplay(value: Decimal, places: number, options: { thousands: boolean }): string {
  const [whole = '0', fraction = ''] = printDecimal(value < 0n ? -value : value).split('.')
  const shown = fraction.slice(0, places).padEnd(places, '0')
  const grouped = options.thousands ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole
  const text = places === 0 ? grouped : `${grouped}.${shown}`
  return value < 0n && /[1-9]/.test(text) ? `-${text}` : text
}
