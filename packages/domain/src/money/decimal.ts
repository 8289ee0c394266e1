/**
 * The one exact type for amounts, prices, quantities and rates: an integer count of 10^-18. On the wire and in the
 * database it is a decimal string in shortest form. There is one scale, so there is one type; the other names only
 * state the use of a value.
 */
export type Decimal = bigint
export type Money = Decimal
export type Price = Decimal
export type Quantity = Decimal
export type Rate = Decimal

export const decimalPlaces = 18
export const ONE: Decimal = 10n ** BigInt(decimalPlaces)
/** In a component: the React compiler reads no bigint literals. */
export const ZERO: Decimal = 0n

const form = /^(-)?(\d{1,20})(?:\.(\d{1,18}))?$/

/** Reads a decimal string such as `-12.5`: at most 20 digits before and 18 after the point, no exponent. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = form.exec(text)
  if (match === null) return undefined
  const [, sign, whole = '0', fraction = ''] = match
  const value = BigInt(whole + fraction.padEnd(decimalPlaces, '0'))
  return sign === undefined ? value : -value
}

/** Parses a decimal literal of our own code or a row of our own database; throws if it is malformed. */
export function decimal(text: string): Decimal {
  const value = parseDecimal(text)
  if (value === undefined) throw new Error(`not a decimal: ${text}`)
  return value
}

/** The shortest decimal string: no trailing zeros, no exponent, no `-0`. */
export function printDecimal(value: Decimal): string {
  if (value === 0n) return '0'
  const negative = value < 0n
  let digits = (negative ? -value : value).toString()
  if (digits.length <= decimalPlaces) digits = digits.padStart(decimalPlaces + 1, '0')
  const point = digits.length - decimalPlaces
  let end = digits.length
  while (end > point && digits.charCodeAt(end - 1) === 48) end -= 1
  const text = end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`
  return negative ? `-${text}` : text
}

export const absolute = (value: Decimal): Decimal => (value < 0n ? -value : value)
export const smaller = (a: Decimal, b: Decimal): Decimal => (a < b ? a : b)
export const larger = (a: Decimal, b: Decimal): Decimal => (a > b ? a : b)
