import { currencies } from '@touchstone/domain/money/currency'
import { countryFeatures } from '@touchstone/domain/settings/settings'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { networks } from '@touchstone/domain/addresses/networks'
import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { numberText, percentText } from '../format/printed-number.ts'

/** In the order in which people think of them. */
const words: Readonly<Record<string, string>> = {
  enabled: 'Can be traded',
  marketClass: 'Class',
  priceTick: 'Price tick',
  quantityStep: 'Quantity step',
  brackets: 'Brackets',
  notionalUpTo: 'Notional up to, USDT',
  leverageMax: 'Leverage at most',
  maintenanceRate: 'Maintenance rate',
  takerRate: 'Taker fee',
  makerRate: 'Maker fee',
  liquidationRate: 'Liquidation fee',
  spreadRate: 'Spread',
  slippageRateMax: 'Slippage at most',
  notionalMin: 'Smallest order, USDT',
  houseExposureMax: 'Exposure of the house at most, USDT',
  fundingRate: 'Funding a period',
  staleAfterMs: 'Stale after a silence of',
  delayMsMax: 'Stale from a delay of',
  staleSpreadFactor: 'Stale from a spread of so many times',
  farOffRate: 'Far off from',
  hours: 'Hours',
  sets: 'Sets',
  durationSeconds: 'Duration, seconds',
  payoutRate: 'Payout',
  stakeMin: 'Stake at least, USDT',
  stakeMax: 'Stake at most, USDT',
  openWithinMs: 'First tick within',
  closeWithinMs: 'Last tick within',
  watermarkAfterMs: 'Watermark after',
  openStakesMax: 'Stakes open at once, USDT',
  dayStakesMax: 'Stakes a day, USDT',
  symbols: 'Symbols',
  quoteForMs: 'A quote holds',
  valueMin: 'At least, USDT',
  valueMax: 'At most, USDT',
  leverageDefault: 'Leverage at the start',
  voidAfterMs: 'Pending order void after',
  gapLongerThanMs: 'A pause counts from',
  gapNoticeMs: 'Openings are limited before it by',
  gapLeverageMax: 'Leverage then at most',
  grant: 'Play money, USDT',
  currency: 'Currency',
  network: 'Network',
  deposits: 'Takes deposits',
  withdrawals: 'Pays withdrawals',
  sandbox: 'Play money only',
  depositMin: 'Deposit at least',
  withdrawalMin: 'Withdrawal at least',
  feeFixed: 'Fixed fee',
  feeRate: 'Fee by amount',
  arrivalMinutes: 'Arrives in, minutes',
  details: 'Written on the transfer',
  confirmations: 'Confirmations',
  token: 'Contract of the token',
  tokenDecimals: 'Decimals of the token',
  withdrawalLimits: 'Withdrawals by identity level, USDT',
  label: 'Label',
  value: 'Value',
  day: 'A day',
  month: 'A month',
  withdrawalsADayMax: 'Withdrawals a day',
  fourEyesFrom: 'Four eyes from, USDT',
  accountsMax: 'Settlement accounts',
  waitMs: 'What was changed waits',
  off: 'Not offered',
  fundingEveryMs: 'Funding every',
}

const places = new Map(
  ['symbol', 'id', 'name', 'kind', 'base', 'quote', ...Object.keys(words)].map((name, at) => [name, at]),
)

/** Names in the order of the table above; what it does not know comes last. */
export const inReadingOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => (places.get(a) ?? places.size) - (places.get(b) ?? places.size))

/** A name of the settings in words; one that is not known here with its name taken apart. */
export function settingWord(name: string): string {
  const apart = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[name] ?? apart.charAt(0).toUpperCase() + apart.slice(1)
}

const units = [
  { ms: 86_400_000, name: 'd' },
  { ms: 3_600_000, name: 'h' },
  { ms: 60_000, name: 'min' },
  { ms: 1_000, name: 's' },
]

/** What a number means for a person: a rate in hundredths, a long one in groups, milliseconds in a larger unit. */
export function settingHint(name: string, value: string | number): string | undefined {
  if (typeof value === 'string') {
    if (name.includes('Rate')) return percentText(value)
    return isLong(name, value) ? numberText(value) : undefined
  }
  if (!name.includes('Ms')) return undefined
  const unit = units.find(({ ms }) => value >= ms)
  return unit === undefined ? undefined : `${Math.round((value / unit.ms) * 100) / 100} ${unit.name}`
}

/** Numbers that are no quantity, and texts that may look like one. */
const noQuantities: ReadonlySet<string> = new Set(['value', 'label', 'token', 'name', 'id', 'staleSpreadFactor'])

const isLong = (name: string, value: string): boolean => !noQuantities.has(name) && /^\d{5,}(\.\d+)?$/.test(value)

/** What a word can only be one of. */
export const settingChoices: Readonly<Record<string, readonly string[]>> = {
  marketClass: ['coin', 'currency', 'metal', 'index', 'energy'],
  hours: ['always', 'week', 'week_with_pause'],
  quote: ['USD', 'USDT'],
  kind: ['bank', 'chain'],
  currency: currencies,
  network: networks,
  off: countryFeatures,
}

const choiceWords: Readonly<Record<string, string>> = {
  coin: 'Coin',
  currency: 'Currency pair',
  metal: 'Metal',
  index: 'Index',
  energy: 'Energy',
  always: 'Around the clock',
  week: 'Sunday to Friday',
  week_with_pause: 'Sunday to Friday, with a daily pause',
  bank: 'Bank transfer',
  chain: 'On a chain',
  positions: 'Positions',
  second_contracts: 'Second contracts',
  exchange: 'Exchange',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
}

/** One of the choices of a name in words. */
export const choiceWord = (name: string, value: string): string =>
  name === 'network' ? networkName(value) : (choiceWords[value] ?? value)

/** A whole number that is kept as the smallest units of a decimal. */
const countNames: ReadonlySet<string> = new Set(['staleSpreadFactor'])

/** A text of the settings as a person types it, and back. */
export function typedSetting(name: string, text: string): string {
  const units = countNames.has(name) ? parseDecimal(text) : undefined
  return units === undefined ? text : String(units)
}
export const storedSetting = (name: string, text: string): string =>
  countNames.has(name) && /^\d{1,18}$/.test(text) ? printDecimal(BigInt(text)) : text

const emptyWords: Readonly<Record<string, string>> = { null: 'as everywhere', '{}': 'none', '[]': 'none' }

/** A value of the settings as it is read: rates in hundredths, times in a larger unit, choices in words. */
export function settingValueWord(name: string, text: string): string {
  const empty = emptyWords[text]
  if (empty !== undefined) return empty
  if (text === 'true' || text === 'false') return text === 'true' ? 'yes' : 'no'
  if (settingChoices[name] !== undefined) return choiceWord(name, text)
  if (name.includes('Ms')) return settingHint(name, Number(text)) ?? text
  if (noQuantities.has(name)) return typedSetting(name, text)
  return settingHint(name, text) ?? (parseDecimal(text) === undefined ? text : numberText(text))
}

/** What names an entry of a table, and what else a change would make another thing of. */
export const fixedNames: ReadonlySet<string> = new Set([
  'symbol',
  'id',
  'base',
  'quote',
  'marketClass',
  'kind',
  'version',
  'effectiveAt',
])

/** What may be left empty, and what is typed there when it is not. */
export const emptyable: Readonly<Record<string, 'number' | 'decimal'>> = { leverageMax: 'number', stakeMax: 'decimal' }
