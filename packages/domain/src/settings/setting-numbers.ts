import { type Decimal, decimal, parseDecimal, printDecimal } from '../money/decimal.ts'
import { truncateForDisplay } from '../money/display.ts'

/**
 * What a number is stored as, which says how a person reads and types it: `rate` as a share of one, typed in percent;
 * `milliseconds`, typed in seconds; `factor` in the smallest unit of a decimal, typed as a whole number.
 */
export type SettingUnit =
  | 'rate'
  | 'milliseconds'
  | 'seconds'
  | 'minutes'
  | 'usdt'
  | 'amount'
  | 'price'
  | 'count'
  | 'factor'

/** Both ends included, as they are stored. */
export type SettingBounds = { unit: SettingUnit; least: string; most: string }

const thousand = 1_000n

/** A stored number as a person types it: rates in percent, milliseconds in seconds. Undefined where it is none. */
export function typedNumber(unit: SettingUnit, stored: string): string | undefined {
  const value = parseDecimal(stored)
  if (value === undefined) return undefined
  if (unit === 'rate') return printDecimal(value * 100n)
  if (unit === 'milliseconds') return trimmed(truncateForDisplay(value / thousand, 3, { thousands: false }))
  return unit === 'factor' ? String(value) : stored
}

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** What a person typed as it is stored. Undefined where it is no number, or has more digits than can be kept. */
export function storedNumber(unit: SettingUnit, typed: string): string | undefined {
  const value = parseDecimal(typed.trim())
  if (value === undefined) return undefined
  if (unit === 'rate') return value % 100n === 0n ? printDecimal(value / 100n) : undefined
  const isWhole = (amount: Decimal): boolean => amount % decimal('1') === 0n
  if (unit === 'milliseconds') return isWhole(value * thousand) ? printDecimal(value * thousand) : undefined
  if (unit === 'factor') return isWhole(value) ? printDecimal(value / decimal('1')) : undefined
  return printDecimal(value)
}

const unitWords: Readonly<Record<SettingUnit, string>> = {
  rate: '%',
  milliseconds: ' s',
  seconds: ' s',
  minutes: ' min',
  usdt: ' USDT',
  amount: '',
  price: '',
  count: '',
  factor: ' times',
}
export const unitWord = (unit: SettingUnit): string => unitWords[unit].trim()

/** The bounds of a number as a person reads them, such as `0 to 2%`. */
export const boundsText = ({ unit, least, most }: SettingBounds): string =>
  `${grouped(typedNumber(unit, least) ?? least)} to ${grouped(typedNumber(unit, most) ?? most)}${unitWords[unit]}`

const grouped = (text: string): string => text.replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','))

/** Whether a stored number is within its bounds; what is no number is for the form of the settings to refuse. */
export function isWithin({ least, most }: SettingBounds, stored: string): boolean {
  const value = parseDecimal(stored)
  return value === undefined || (value >= decimal(least) && value <= decimal(most))
}
