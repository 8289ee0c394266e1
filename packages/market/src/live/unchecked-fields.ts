import { type Decimal, decimalPlaces, parseDecimal } from '@touchstone/domain/money/decimal'

/** The fields of an object from outside. Anything else has no fields. */
export type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Exchanges omit a field, or send null or an empty string, when they have no value for it. */
export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

const form = /^(-)?(\d{1,40})(?:\.(\d{1,40}))?(?:[eE]([+-]?\d{1,2}))?$/
const tooLarge = 10n ** 38n

/** A decimal from text such as `12.5` or `3.8e-05`; undefined for anything else, and for too many places. */
export function decimalOf(value: unknown): Decimal | undefined {
  if (typeof value !== 'string') return undefined
  return parseDecimal(value) ?? scaled(value)?.exact
}

/** Like `decimalOf`, but truncates after the eighteenth place: some exchanges sum their volumes in floating point. */
export function volumeOf(value: unknown): Decimal | undefined {
  if (typeof value !== 'string') return undefined
  return parseDecimal(value) ?? scaled(value)?.cut
}

function scaled(text: string): { exact: Decimal | undefined; cut: Decimal } | undefined {
  const [match, sign = '', whole = '', fraction = '', exponent = '0'] = form.exec(text) ?? []
  if (match === undefined) return undefined
  const shift = decimalPlaces - fraction.length + Number(exponent)
  const digits = BigInt(sign + whole + fraction)
  const divisor = 10n ** BigInt(Math.max(-shift, 0))
  const cut = (digits * 10n ** BigInt(Math.max(shift, 0))) / divisor
  if (cut >= tooLarge || cut <= -tooLarge) return undefined
  return { exact: digits % divisor === 0n ? cut : undefined, cut }
}

const isoForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

/** An ISO 8601 time in UTC as epoch milliseconds; finer fractions are truncated. */
export function isoTimeOf(value: unknown): number | undefined {
  const at = isoForm.test(textOf(value)) ? Date.parse(textOf(value)) : NaN
  return Number.isNaN(at) ? undefined : at
}

/** A non-negative integer, such as a time in milliseconds or a count. */
export const wholeOf = (value: unknown): number | undefined =>
  /^\d{1,15}$/.test(textOf(value)) ? Number(textOf(value)) : undefined

/** A time in whole seconds since 1970, as epoch milliseconds. */
export function secondsOf(value: unknown): number | undefined {
  const seconds = wholeOf(value)
  return seconds === undefined ? undefined : seconds * 1_000
}
