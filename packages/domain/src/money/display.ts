import { type Decimal, printDecimal } from './decimal.ts'

/**
 * Formats a number for people: truncated, never rounded, to a number of decimals (specification, section 9). A value
 * truncated to zero has no minus.
 */
export function truncateForDisplay(value: Decimal, places: number, options: { thousands: boolean }): string {
  const [whole = '0', fraction = ''] = printDecimal(value < 0n ? -value : value).split('.')
  const shown = fraction.slice(0, places).padEnd(places, '0')
  const grouped = options.thousands ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole
  const text = places === 0 ? grouped : `${grouped}.${shown}`
  return value < 0n && /[1-9]/.test(text) ? `-${text}` : text
}
