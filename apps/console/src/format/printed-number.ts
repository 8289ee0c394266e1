import { isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { parseDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'

/** A number as it is shown: cut, never rounded, with a proper minus. `fraction` comes with its point, or is empty. */
export type NumberParts = { sign: '' | '+' | '−'; whole: string; fraction: string }

export const noNumber = '—'

/** How many decimals a currency is shown with. */
export const shownPlaces = (currency: string | undefined): number =>
  currency === undefined || !isCurrency(currency) || currency === settlementCurrency ? 2 : placesOf(currency)

type Shown = { plus?: boolean; placesMin?: number; isShort?: boolean }

/** Undefined where there is nothing to show. Without `places` all decimals that it has, as with `isShort`, and so many at least. */
export function numberParts(
  value: string | null | undefined,
  places: number | undefined,
  { plus = false, placesMin = 0, isShort = places === undefined }: Shown = {},
): NumberParts | undefined {
  const parsed = value === null || value === undefined ? undefined : parseDecimal(value)
  if (parsed === undefined) return undefined
  const text = truncateForDisplay(parsed, places ?? 18, { thousands: true })
  const [whole = '0', digits = ''] = text.replace('-', '').split('.')
  const fraction = isShort ? digits.replace(/0+$/, '').padEnd(placesMin, '0') : digits
  const isZero = !/[1-9]/.test(whole + fraction)
  const sign = text.startsWith('-') ? '−' : plus && !isZero ? '+' : ''
  return { sign, whole, fraction: fraction === '' ? '' : `.${fraction}` }
}

export function numberText(value: string | null | undefined, places?: number, plus = false): string {
  const parts = numberParts(value, places, { plus })
  return parts === undefined ? noNumber : `${parts.sign}${parts.whole}${parts.fraction}`
}

/** A rate such as `0.0005` as `0.05 %`; with `places` always with so many decimals, cut. */
export function percentText(value: string | null | undefined, places?: number): string {
  const parsed = value === null || value === undefined ? undefined : parseDecimal(value)
  if (parsed === undefined) return noNumber
  const text = truncateForDisplay(parsed * 100n, places ?? 6, { thousands: true }).replace('-', '−')
  return `${places === undefined && text.includes('.') ? text.replace(/\.?0+$/, '') : text} %`
}
