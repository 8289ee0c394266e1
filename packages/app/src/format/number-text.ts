import { type Currency, isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { ONE, parseDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'

/** A number as it is shown: cut, never rounded, with a proper minus. `fraction` comes with its point, or is empty. */
export type NumberParts = { sign: '' | '+' | '−'; whole: string; fraction: string }

export const noNumber = '—'
export const hiddenNumber = '••••••'

/** How many decimals a currency is shown with where nobody says otherwise. */
export function shownPlaces(currency: string | undefined): number {
  if (currency === undefined || !isCurrency(currency) || currency === settlementCurrency) return 2
  return placesOf(currency satisfies Currency)
}

/** Undefined where there is nothing to show. A value that is cut to zero has no sign. */
export function numberParts(
  value: string | null | undefined,
  places: number,
  options: { plus?: boolean; trim?: boolean } = {},
): NumberParts | undefined {
  const parsed = value === null || value === undefined ? undefined : parseDecimal(value)
  if (parsed === undefined) return undefined
  const text = truncateForDisplay(parsed, places, { thousands: true })
  const [whole = '0', digits = ''] = text.replace('-', '').split('.')
  const kept = options.trim === true ? digits.replace(/0+$/, '') : digits
  const sign = signOf(text, options.plus === true)
  return { sign, whole, fraction: kept === '' ? '' : `.${kept}` }
}

function signOf(text: string, plus: boolean): NumberParts['sign'] {
  if (text.startsWith('-')) return '−'
  return plus && /[1-9]/.test(text) ? '+' : ''
}

/** A fraction such as `0.0231` as hundredths of itself: `+2.31%`, cut to `places`. */
export function percentText(value: string | null | undefined, places: number, plus = false): string {
  const parsed = value === null || value === undefined ? undefined : parseDecimal(value)
  if (parsed === undefined) return noNumber
  const text = truncateForDisplay(parsed * 100n, places, { thousands: true })
  return `${signOf(text, plus)}${text.replace('-', '')}%`
}

/** The direction of a value as printed with this many decimals. */
export function directionOf(shown: string): 'up' | 'down' | 'flat' {
  if (!/[1-9]/.test(shown)) return 'flat'
  return /^[-−]/.test(shown) ? 'down' : 'up'
}

/** The decimals of a price tick such as `0.01`. */
export function tickPlaces(tick: string): number {
  const fraction = tick.split('.')[1] ?? ''
  return fraction.replace(/0+$/, '').length
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉'
const oneThousandth = ONE / 1000n

/**
 * A price with the decimals of its tick; without a tick all that it has. Below 0.001 the zeros behind the point are counted
 * in a subscript: `0.0₄123` is 0.0000123.
 */
export function priceText(value: string | null | undefined, tick: string | undefined): string {
  const parsed = value === null || value === undefined ? undefined : parseDecimal(value)
  if (parsed === undefined) return noNumber
  const places = tick === undefined ? 18 : tickPlaces(tick)
  const text = truncateForDisplay(parsed, places, { thousands: true }).replace('-', '−')
  const shown = tick === undefined && text.includes('.') ? text.replace(/\.?0+$/, '') : text
  const size = parsed < 0n ? -parsed : parsed
  return size < oneThousandth ? foldZeros(shown) : shown
}

function foldZeros(text: string): string {
  return text.replace(/^(−?0\.0)(0{2,})(?=[1-9])/, (_, head: string, zeros: string) => {
    const count = String(zeros.length + 1)
    return head + Array.from(count, (digit) => subscripts[Number(digit)] ?? '').join('')
  })
}

/** All the decimals that an amount has, two at least: where nothing may be cut. */
export const exactPlaces = (value: string): number => Math.max(2, value.split('.')[1]?.length ?? 0)
