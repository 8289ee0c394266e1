import { type Currency, isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import { localized, numberStyle } from './written-language.ts'

/**
 * A number as it is shown: cut, never rounded, with a proper minus, in the language's way. `fraction` comes with its point or
 * comma, or is empty.
 */
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
  options: { plus?: boolean; trim?: boolean; least?: number } = {},
): NumberParts | undefined {
  const parsed = value === null || value === undefined ? undefined : parseDecimal(value)
  if (parsed === undefined) return undefined
  const text = truncateForDisplay(parsed, places, { thousands: false })
  const [whole = '0', digits = ''] = text.replace('-', '').split('.')
  const least = Math.min(options.least ?? 0, digits.length)
  const kept = options.trim === true ? digits.replace(/0+$/, '').padEnd(least, '0') : digits
  const sign = signOf(text, options.plus === true)
  return { sign, whole: localized(whole), fraction: kept === '' ? '' : `${numberStyle().decimal}${kept}` }
}

/** So many digits of a number matter at a glance; further decimals are printed in grey. */
const significantDigits = 4

/**
 * Splits a number as it is printed (an amount, a price, a profit) into what is read first and the decimals behind its fourth
 * significant digit: `12,840` and `.56`, `0.009404` and `62`. Without such decimals the second part is empty.
 */
export function splitQuiet(text: string): [loud: string, quiet: string] {
  const point = text.lastIndexOf(numberStyle().decimal)
  const first = text.search(/[1-9]/)
  if (point < 0 || first < 0) return [text, '']
  let seen = 0
  for (let at = first; at < text.length; at += 1) {
    const isDigit = /\d/.test(text[at] ?? '')
    if (isDigit && seen === significantDigits && at > point) return cutAt(text, at === point + 1 ? point : at)
    if (isDigit && seen < significantDigits) seen += 1
  }
  return [text, '']
}

/** The same with money that adds up: all is read to the cent, grey only from the third decimal on. */
export function splitCents(text: string): [loud: string, quiet: string] {
  const point = text.lastIndexOf(numberStyle().decimal)
  return point < 0 ? [text, ''] : cutAt(text, Math.min(text.length, point + 3))
}

const cutAt = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at)]

function signOf(text: string, plus: boolean): NumberParts['sign'] {
  if (text.startsWith('-')) return '−'
  return plus && /[1-9]/.test(text) ? '+' : ''
}

/** A fraction such as `0.0231` as hundredths of itself: `+2.31%`, cut to `places`. */
export function percentText(value: string | null | undefined, places: number, plus = false): string {
  const parsed = value === null || value === undefined ? undefined : parseDecimal(value)
  if (parsed === undefined) return noNumber
  const text = truncateForDisplay(parsed * 100n, places, { thousands: false })
  return `${signOf(text, plus)}${localized(text.replace('-', ''))}%`
}

/** The same with all the decimals that it has, two at least: of a rate that is signed nothing is cut. */
export function wholePercentText(value: string, plus = false): string {
  const hundredths = printDecimal((parseDecimal(value) ?? 0n) * 100n)
  return percentText(value, exactPlaces(hundredths), plus)
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
  const text = truncateForDisplay(parsed, places, { thousands: false }).replace('-', '−')
  const shown = tick === undefined && text.includes('.') ? text.replace(/\.?0+$/, '') : text
  const size = parsed < 0n ? -parsed : parsed
  return localized(size < oneThousandth ? foldZeros(shown) : shown)
}

function foldZeros(text: string): string {
  return text.replace(/^(−?0\.0)(0{2,})(?=[1-9])/, (_, head: string, zeros: string) => {
    const count = String(zeros.length + 1)
    return head + Array.from(count, (digit) => subscripts[Number(digit)] ?? '').join('')
  })
}

/** All the decimals that an amount has, two at least: where nothing may be cut. */
export const exactPlaces = (value: string): number => Math.max(2, value.split('.')[1]?.length ?? 0)
