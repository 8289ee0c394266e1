import { type Decimal, decimal, parseDecimal, printDecimal } from '../money/decimal.ts'
import { truncateForDisplay } from '../money/display.ts'
import type { Settings } from './settings.ts'

/** The names of all numbers that stand anywhere in the settings. */
type NumbersIn<T> = T extends readonly (infer Item)[]
  ? NumbersIn<Item>
  : T extends ReadonlyMap<string, infer Value>
    ? NumbersIn<Value>
    : T extends object
      ? {
          [Name in keyof T & string]: NonNullable<T[Name]> extends bigint | number
            ? Name
            : NumbersIn<NonNullable<T[Name]>>
        }[keyof T & string]
      : never

/** What nobody types: the number and the time of a version. */
type NotTyped = 'version' | 'effectiveAt'
export type NumberSetting = Exclude<NumbersIn<Settings>, NotTyped>

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

const bounds = (unit: SettingUnit, least: string, most: string): SettingBounds => ({ unit, least, most })

/**
 * Our choice: between which values an operator may put each number. What makes sense together, `checkSettings` says. A
 * number of the settings without a unit and bounds does not compile.
 */
export const settingBounds: Readonly<Record<NumberSetting, SettingBounds>> = {
  priceTick: bounds('price', '0.00000001', '1000'),
  quantityStep: bounds('amount', '0.00000001', '1000'),
  notionalUpTo: bounds('usdt', '1000', '1000000000'),
  leverageMax: bounds('count', '1', '200'),
  maintenanceRate: bounds('rate', '0.001', '0.5'),
  takerRate: bounds('rate', '0', '0.01'),
  makerRate: bounds('rate', '0', '0.01'),
  liquidationRate: bounds('rate', '0', '0.05'),
  spreadRate: bounds('rate', '0', '0.02'),
  slippageRateMax: bounds('rate', '0.0001', '0.05'),
  notionalMin: bounds('usdt', '0.01', '10000'),
  houseExposureMax: bounds('usdt', '1', '10000000000'),
  fundingRate: bounds('rate', '-0.01', '0.01'),
  staleAfterMs: bounds('milliseconds', '500', '600000'),
  delayMsMax: bounds('milliseconds', '100', '60000'),
  staleSpreadFactor: bounds('factor', '0.000000000000000002', '0.0000000000000001'),
  farOffRate: bounds('rate', '0.001', '0.2'),
  durationSeconds: bounds('seconds', '5', '86400'),
  payoutRate: bounds('rate', '0.01', '0.99'),
  stakeMin: bounds('usdt', '0.01', '10000'),
  stakeMax: bounds('usdt', '0.01', '1000000'),
  openWithinMs: bounds('milliseconds', '500', '60000'),
  closeWithinMs: bounds('milliseconds', '500', '60000'),
  watermarkAfterMs: bounds('milliseconds', '100', '60000'),
  openStakesMax: bounds('usdt', '1', '10000000'),
  dayStakesMax: bounds('usdt', '1', '100000000'),
  quoteForMs: bounds('milliseconds', '1000', '300000'),
  valueMin: bounds('usdt', '0.01', '10000'),
  valueMax: bounds('usdt', '1', '100000000'),
  leverageDefault: bounds('count', '1', '200'),
  voidAfterMs: bounds('milliseconds', '500', '600000'),
  gapLongerThanMs: bounds('milliseconds', '60000', '604800000'),
  gapNoticeMs: bounds('milliseconds', '60000', '604800000'),
  gapLeverageMax: bounds('count', '1', '200'),
  openMax: bounds('count', '1', '500'),
  symbolOpenMax: bounds('count', '1', '500'),
  positionClosesMax: bounds('count', '1', '500'),
  grant: bounds('usdt', '1', '10000000'),
  bookExposureMax: bounds('usdt', '1', '10000000000'),
  depositMin: bounds('amount', '0', '1000000'),
  withdrawalMin: bounds('amount', '0', '1000000'),
  feeFixed: bounds('amount', '0', '10000'),
  feeRate: bounds('rate', '0', '0.05'),
  arrivalMinutes: bounds('minutes', '0', '43200'),
  confirmations: bounds('count', '0', '1000'),
  tokenDecimals: bounds('count', '0', '36'),
  day: bounds('usdt', '0', '100000000'),
  month: bounds('usdt', '0', '1000000000'),
  withdrawalsADayMax: bounds('count', '1', '1000'),
  fourEyesFrom: bounds('usdt', '0', '10000000'),
  accountsMax: bounds('count', '1', '100'),
  waitMs: bounds('milliseconds', '0', '2592000000'),
  creditorWaitMs: bounds('milliseconds', '0', '7776000000'),
  fundingEveryMs: bounds('milliseconds', '3600000', '86400000'),
}

export const boundsOf = (name: string): SettingBounds | undefined =>
  Object.hasOwn(settingBounds, name) ? settingBounds[name as NumberSetting] : undefined

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
  rate: ' %',
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

/** The bounds of a number as a person reads them, such as `0 to 2 %`. */
export const boundsText = ({ unit, least, most }: SettingBounds): string =>
  `${grouped(typedNumber(unit, least) ?? least)} to ${grouped(typedNumber(unit, most) ?? most)}${unitWords[unit]}`

const grouped = (text: string): string => text.replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','))

/** Whether a stored number is within its bounds; what is no number is for the form of the settings to refuse. */
export function isWithin({ least, most }: SettingBounds, stored: string): boolean {
  const value = parseDecimal(stored)
  return value === undefined || (value >= decimal(least) && value <= decimal(most))
}

/** A leaf of the settings that changes, by its path; null where it is not there. */
type Leaf = { path: string; from: string | null; to: string | null }

/** The name that a path ends in, without places in lists. */
export const nameIn = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path

/** The faults of what changes, as sentences: a version of before may hold what is beyond a bound of today. */
export const boundFaults = (changes: readonly Leaf[]): string[] =>
  changes.flatMap(({ path, to }) => {
    const found = to === null ? undefined : boundsOf(nameIn(path))
    return found === undefined || to === null || isWithin(found, to)
      ? []
      : [`${path} must be from ${boundsText(found)}`]
  })

/**
 * Whether a number moves to twice as much or more, to half or less, across zero, or from or to zero: often a slip of the
 * decimal point, and worth a second look.
 */
export function isLeap({ path, from, to }: Leaf): boolean {
  if (from === null || to === null || boundsOf(nameIn(path)) === undefined) return false
  const [was, is] = [parseDecimal(from), parseDecimal(to)]
  if (was === undefined || is === undefined || was === is) return false
  if (was === 0n || is === 0n || was < 0n !== is < 0n) return true
  const [small, large] = [was < 0n ? -was : was, is < 0n ? -is : is].toSorted((a, b) => (a < b ? -1 : 1))
  return small !== undefined && large !== undefined && large >= 2n * small
}
