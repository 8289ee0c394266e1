import { noNumber, numberParts as partsOf, type NumberParts } from '@touchstone/app/format/number-text'
import { parseDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'

type Shown = { plus?: boolean; placesMin?: number; isShort?: boolean }

/** Undefined where there is nothing to show. Without `places`, or `isShort`: what decimals it has, at least `placesMin`. */
export function numberParts(
  value: string | null | undefined,
  places: number | undefined,
  { plus = false, placesMin = 0, isShort = places === undefined }: Shown = {},
): NumberParts | undefined {
  const parts = partsOf(value, places ?? 18, { plus, trim: isShort })
  if (parts === undefined || !isShort) return parts
  const digits = parts.fraction.slice(1).padEnd(placesMin, '0')
  return { ...parts, fraction: digits === '' ? '' : `.${digits}` }
}

export function numberText(value: string | null | undefined, places?: number, plus = false): string {
  const parts = numberParts(value, places, { plus })
  return parts === undefined ? noNumber : `${parts.sign}${parts.whole}${parts.fraction}`
}

export const isZero = (amount: string): boolean => (parseDecimal(amount) ?? 0n) === 0n

/** A rate such as `0.0005` as `0.05%`; with `places` always with this many decimals, cut. */
export function percentText(value: string | null | undefined, places?: number): string {
  const parsed = value === null || value === undefined ? undefined : parseDecimal(value)
  if (parsed === undefined) return noNumber
  const text = truncateForDisplay(parsed * 100n, places ?? 6, { thousands: true }).replace('-', '−')
  return `${places === undefined && text.includes('.') ? text.replace(/\.?0+$/, '') : text}%`
}
