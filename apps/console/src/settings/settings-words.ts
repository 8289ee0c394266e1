import type { Settings } from '@touchstone/domain/settings/settings'
import { parseDecimal } from '@touchstone/domain/money/decimal'
import { boundsOf } from '@touchstone/domain/settings/setting-bounds'
import { type SettingUnit, typedNumber } from '@touchstone/domain/settings/setting-numbers'
import { numberText, percentText } from '../format/printed-number.ts'
import { levelWord } from '../setup/identity-levels.ts'
import { bondSettingWords } from './bond-setting-words.ts'
import { ieoSettingWords } from './ieo-setting-words.ts'
import { minerSettingWords } from './miner-setting-words.ts'
import { choicesAt, choiceWord } from './setting-choices.ts'
import { typedOf } from './setting-faults.ts'
import { isOfProduct, nameIn } from './setting-paths.ts'
import type { Json } from './settings-draft.ts'

/** Every name in the settings. */
type NamesIn<T> = T extends string
  ? never
  : T extends readonly (infer Item)[]
    ? NamesIn<Item>
    : T extends ReadonlyMap<string, infer Value>
      ? NamesIn<Value>
      : T extends object
        ? { [Name in keyof T & string]: Name | NamesIn<T[Name]> }[keyof T & string]
        : never

/**
 * In the order in which people think of them; undefined where the name is the word. What a number is in, and how it is
 * read, its bounds say. A field of the settings that is not here does not compile.
 */
const words: Readonly<Record<NamesIn<Settings>, string | undefined>> = {
  symbol: undefined,
  id: undefined,
  name: undefined,
  kind: undefined,
  base: undefined,
  quote: undefined,
  enabled: 'Can be traded',
  marketClass: 'Class',
  priceTick: 'Price tick',
  quantityStep: 'Quantity step',
  brackets: 'Brackets',
  notionalUpTo: 'Notional up to',
  leverageMax: 'Maximum leverage',
  maintenanceRate: 'Maintenance rate',
  takerRate: 'Taker fee',
  makerRate: 'Maker fee',
  liquidationRate: 'Liquidation fee',
  spreadRate: 'Spread',
  slippageRateMax: 'Maximum slippage',
  notionalMin: 'Minimum order',
  houseExposureMax: 'Maximum house exposure',
  fundingRate: 'Funding per period',
  staleAfterMs: 'Stale after no price for',
  delayMsMax: 'Stale when delayed by more than',
  staleSpreadFactor: 'Stale above this multiple of the spread',
  farOffRate: 'A price jump is checked from',
  hours: 'Hours',
  sets: 'Sets',
  durationSeconds: 'Duration',
  payoutRate: 'Payout',
  stakeMin: 'Minimum stake',
  stakeMax: 'Maximum stake',
  openWithinMs: 'First tick within',
  closeWithinMs: 'Last tick within',
  watermarkAfterMs: 'Watermark after',
  openStakesMax: 'Stakes open at once',
  dayStakesMax: 'Stakes a day',
  symbols: 'Symbols',
  quoteForMs: 'Quote valid for',
  valueMin: 'Minimum',
  valueMax: 'Maximum',
  leverageDefault: 'Leverage at the start',
  voidAfterMs: 'Pending order void after',
  gapLongerThanMs: 'A pause counts from',
  gapNoticeMs: 'Openings are limited before it by',
  gapLeverageMax: 'Maximum leverage then',
  openMax: 'Orders waiting in a book',
  symbolOpenMax: 'Of them in one symbol',
  positionClosesMax: 'Of them closing one position',
  grant: 'Play money',
  bookExposureMax: 'Maximum net play money per symbol',
  currency: 'Currency',
  network: 'Network',
  deposits: 'Takes deposits',
  withdrawals: 'Pays withdrawals',
  sandbox: 'Play money only',
  depositMin: 'Minimum deposit',
  withdrawalMin: 'Minimum withdrawal',
  feeFixed: 'Fixed fee',
  feeRate: 'Fee by amount',
  arrivalMinutes: 'Arrives in',
  details: 'Written on the transfer',
  confirmations: 'Confirmations',
  token: 'Contract of the token',
  tokenDecimals: 'Decimals of the token',
  withdrawalLimits: 'Withdrawals by identity level',
  label: 'Label',
  value: 'Value',
  day: 'A day',
  month: 'A month',
  withdrawalsADayMax: 'Withdrawals a day',
  fourEyesFrom: 'Two operators from',
  accountsMax: 'Settlement accounts',
  waitMs: 'What was changed waits',
  creditorWaitMs: 'Who credits does not pay',
  playMoneyADay: 'Play money a day for real accounts',
  off: 'Not offered',
  fixedRates: 'Fixed rates',
  fundingEveryMs: 'Funding every',
  fillAt: 'When market orders and exchanges are decided',
  capital: 'Play money of the treasury',
  passwordFrom: 'Buying takes the withdrawal password from',
  strategies: 'Strategies',
  rule: 'Rule',
  dailyRateMin: 'Least daily rate',
  dailyRateMax: 'Greatest daily rate',
  cycleDays: 'Days',
  amountMin: 'Smallest amount',
  amountMax: 'Largest amount',
  step: 'Step',
  capacity: 'Capacity',
  purchaseLimit: 'Orders per person',
  identityLevel: 'Identity level',
  levelLimit: 'VIP level',
  exitFeeRate: 'Early exit fee',
  levels: 'VIP levels',
  from: 'From assets of',
  bonds: 'Bonds',
  ...bondSettingWords,
  ...minerSettingWords,
  ieos: 'Token sales',
  moreCurrencies: 'Added tokens',
  code: 'Code',
  ...ieoSettingWords,
  // Parts, which have titles of their own, and what nobody edits.
  version: undefined,
  effectiveAt: undefined,
  secondContracts: undefined,
  exchange: undefined,
  positions: undefined,
  orders: undefined,
  demo: undefined,
  funds: undefined,
  investments: undefined,
  channels: undefined,
  countries: undefined,
}

/** Where a name is of something else in products. */
const wordsOfProducts: Readonly<Record<string, string>> = { token: 'Token' }

const wordOf: ReadonlyMap<string, string | undefined> = new Map(Object.entries(words))
const places = new Map(Object.keys(words).map((name, at) => [name, at]))

/** Names in the order of the table above; what it does not know comes last. */
export const inReadingOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => (places.get(a) ?? places.size) - (places.get(b) ?? places.size))

/** What is said behind the word of a number, where the number alone does not say it. */
const unitsInWords: Readonly<Partial<Record<SettingUnit, string>>> = {
  usdt: ', USDT',
  seconds: ', seconds',
  minutes: ', minutes',
}

/** The name at a path in words; one without a word of its own is split. */
export function settingName(path: string): string {
  const name = nameIn(path)
  const apart = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return (
    (isOfProduct(path) ? wordsOfProducts[name] : undefined) ??
    wordOf.get(name) ??
    apart.charAt(0).toUpperCase() + apart.slice(1)
  )
}

/** The same with its unit, where no field says it. */
export function settingWord(path: string): string {
  const unit = unitOf(path)
  return `${settingName(path)}${unit === undefined ? '' : (unitsInWords[unit] ?? '')}`
}

const unitOf = (path: string): SettingUnit | undefined => boundsOf(path)?.unit

const units = [
  { ms: 86_400_000, name: 'd' },
  { ms: 3_600_000, name: 'h' },
  { ms: 60_000, name: 'min' },
  { ms: 1_000, name: 's' },
]

/** What a number says beyond its digits: a time of minutes or more in a larger unit than its field has, a level by its name. */
export const settingHint = (path: string, value: Json): string | undefined =>
  typeof value !== 'number' ? undefined : hintOf(path, value)

function hintOf(path: string, value: number): string | undefined {
  const name = nameIn(path)
  if (name === 'identityLevel') return value === 0 ? undefined : levelWord(value)
  if ((name === 'purchaseLimit' || name === 'unitsMax') && value === 0) return 'any number'
  return unitOf(path) === 'milliseconds' && value >= 60_000 ? timeWord(value) : undefined
}

function timeWord(value: number): string | undefined {
  const unit = units.find(({ ms }) => value >= ms)
  return unit === undefined ? undefined : `${Math.round((value / unit.ms) * 100) / 100} ${unit.name}`
}

const noneWhenEmpty: ReadonlySet<string> = new Set(['capital', 'playMoneyADay'])

/** What a number that may be left empty says then. */
export const emptyWordOf = (path: string): string => (noneWhenEmpty.has(nameIn(path)) ? 'none' : 'as everywhere')

const emptyWords: Readonly<Record<string, string>> = { '{}': 'none', '[]': 'none', '': 'empty' }

/** A value of the settings as it is read: rates in hundredths, times in a larger unit, choices in words. */
export function settingValueWord(path: string, text: string): string {
  const empty = text === 'null' ? emptyWordOf(path) : emptyWords[text]
  if (empty !== undefined) return empty
  if (text === 'true' || text === 'false') return text === 'true' ? 'yes' : 'no'
  const name = nameIn(path)
  if (choicesAt(path) !== undefined) return choiceWord(name, text)
  const unit = unitOf(path)
  if (unit === undefined) return text
  if (parseDecimal(text) === undefined) return typedOf({ unit }, text)
  if (unit === 'rate') return percentText(text)
  if (unit === 'milliseconds') return timeWord(Number(text)) ?? `${typedNumber(unit, text) ?? text} s`
  if (unit === 'factor') return typedNumber(unit, text) ?? text
  return numberText(text)
}

/** What names an entry of a table, and what nobody edits. */
const fixedNames: ReadonlySet<string> = new Set(['symbol', 'id', 'code', 'base', 'quote', 'version', 'effectiveAt'])

/** What would make another thing of an entry: it is chosen while the entry is new. */
const chosenOnce: ReadonlySet<string> = new Set(['marketClass', 'kind'])

export const isFixed = (name: string, isNew: boolean): boolean =>
  fixedNames.has(name) || (!isNew && chosenOnce.has(name))

/**
 * What may be left empty: in the rules of a country, the largest exposure of a book of play money, the capital of a sandbox,
 * and what it gives a day.
 */
export const emptyable: ReadonlySet<string> = new Set([
  'leverageMax',
  'stakeMax',
  'bookExposureMax',
  'capital',
  'playMoneyADay',
])
