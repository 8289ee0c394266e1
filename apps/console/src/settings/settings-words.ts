import { currencies } from '@touchstone/domain/money/currency'
import { countryFeatures, type Settings } from '@touchstone/domain/settings/settings'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { networks } from '@touchstone/domain/addresses/networks'
import { parseDecimal } from '@touchstone/domain/money/decimal'
import { typedNumber } from '@touchstone/domain/settings/setting-bounds'
import { numberText, percentText } from '../format/printed-number.ts'

/** How a value is read: a rate in hundredths, a time in a larger unit, a number in groups; a factor in smallest units. */
type ReadAs = 'rate' | 'time' | 'number' | 'factor' | 'text' | 'word'
type Field = { word?: string; as: ReadAs }

/** Every name that stands anywhere in the settings. */
type NamesIn<T> = T extends readonly (infer Item)[]
  ? NamesIn<Item>
  : T extends ReadonlyMap<string, infer Value>
    ? NamesIn<Value>
    : T extends object
      ? { [Name in keyof T & string]: Name | NamesIn<T[Name]> }[keyof T & string]
      : never

/** In the order in which people think of them. A field of the settings that is not here does not compile. */
const fields: Readonly<Record<NamesIn<Settings>, Field>> = {
  symbol: { as: 'word' },
  id: { as: 'text' },
  name: { as: 'text' },
  kind: { as: 'word' },
  base: { as: 'word' },
  quote: { as: 'word' },
  enabled: { word: 'Can be traded', as: 'word' },
  marketClass: { word: 'Class', as: 'word' },
  priceTick: { word: 'Price tick', as: 'number' },
  quantityStep: { word: 'Quantity step', as: 'number' },
  brackets: { word: 'Brackets', as: 'word' },
  notionalUpTo: { word: 'Notional up to, USDT', as: 'number' },
  leverageMax: { word: 'Leverage at most', as: 'number' },
  maintenanceRate: { word: 'Maintenance rate', as: 'rate' },
  takerRate: { word: 'Taker fee', as: 'rate' },
  makerRate: { word: 'Maker fee', as: 'rate' },
  liquidationRate: { word: 'Liquidation fee', as: 'rate' },
  spreadRate: { word: 'Spread', as: 'rate' },
  slippageRateMax: { word: 'Slippage at most', as: 'rate' },
  notionalMin: { word: 'Smallest order, USDT', as: 'number' },
  houseExposureMax: { word: 'Exposure of the house at most, USDT', as: 'number' },
  fundingRate: { word: 'Funding a period', as: 'rate' },
  staleAfterMs: { word: 'Stale after a silence of', as: 'time' },
  delayMsMax: { word: 'Stale from a delay of', as: 'time' },
  staleSpreadFactor: { word: 'Stale from a spread of so many times', as: 'factor' },
  farOffRate: { word: 'Far off from', as: 'rate' },
  hours: { word: 'Hours', as: 'word' },
  sets: { word: 'Sets', as: 'word' },
  durationSeconds: { word: 'Duration, seconds', as: 'number' },
  payoutRate: { word: 'Payout', as: 'rate' },
  stakeMin: { word: 'Stake at least, USDT', as: 'number' },
  stakeMax: { word: 'Stake at most, USDT', as: 'number' },
  openWithinMs: { word: 'First tick within', as: 'time' },
  closeWithinMs: { word: 'Last tick within', as: 'time' },
  watermarkAfterMs: { word: 'Watermark after', as: 'time' },
  openStakesMax: { word: 'Stakes open at once, USDT', as: 'number' },
  dayStakesMax: { word: 'Stakes a day, USDT', as: 'number' },
  symbols: { word: 'Symbols', as: 'word' },
  quoteForMs: { word: 'A quote holds', as: 'time' },
  valueMin: { word: 'At least, USDT', as: 'number' },
  valueMax: { word: 'At most, USDT', as: 'number' },
  leverageDefault: { word: 'Leverage at the start', as: 'number' },
  voidAfterMs: { word: 'Pending order void after', as: 'time' },
  gapLongerThanMs: { word: 'A pause counts from', as: 'time' },
  gapNoticeMs: { word: 'Openings are limited before it by', as: 'time' },
  gapLeverageMax: { word: 'Leverage then at most', as: 'number' },
  openMax: { word: 'Orders waiting in a book', as: 'number' },
  symbolOpenMax: { word: 'Of them in one symbol', as: 'number' },
  positionClosesMax: { word: 'Of them closing one position', as: 'number' },
  grant: { word: 'Play money, USDT', as: 'number' },
  bookExposureMax: { word: 'Play money, net in a symbol at most, USDT', as: 'number' },
  currency: { word: 'Currency', as: 'word' },
  network: { word: 'Network', as: 'word' },
  deposits: { word: 'Takes deposits', as: 'word' },
  withdrawals: { word: 'Pays withdrawals', as: 'word' },
  sandbox: { word: 'Play money only', as: 'word' },
  depositMin: { word: 'Deposit at least', as: 'number' },
  withdrawalMin: { word: 'Withdrawal at least', as: 'number' },
  feeFixed: { word: 'Fixed fee', as: 'number' },
  feeRate: { word: 'Fee by amount', as: 'rate' },
  arrivalMinutes: { word: 'Arrives in, minutes', as: 'number' },
  details: { word: 'Written on the transfer', as: 'word' },
  confirmations: { word: 'Confirmations', as: 'number' },
  token: { word: 'Contract of the token', as: 'text' },
  tokenDecimals: { word: 'Decimals of the token', as: 'number' },
  withdrawalLimits: { word: 'Withdrawals by identity level, USDT', as: 'word' },
  label: { word: 'Label', as: 'text' },
  value: { word: 'Value', as: 'text' },
  day: { word: 'A day', as: 'number' },
  month: { word: 'A month', as: 'number' },
  withdrawalsADayMax: { word: 'Withdrawals a day', as: 'number' },
  fourEyesFrom: { word: 'Four eyes from, USDT', as: 'number' },
  accountsMax: { word: 'Settlement accounts', as: 'number' },
  waitMs: { word: 'What was changed waits', as: 'time' },
  creditorWaitMs: { word: 'Who credits does not pay', as: 'time' },
  off: { word: 'Not offered', as: 'word' },
  fundingEveryMs: { word: 'Funding every', as: 'time' },
  fillAt: { word: 'When market orders and exchanges are decided', as: 'word' },
  // Parts, which have titles of their own, and what nobody edits.
  version: { as: 'number' },
  effectiveAt: { as: 'number' },
  secondContracts: { as: 'word' },
  exchange: { as: 'word' },
  positions: { as: 'word' },
  orders: { as: 'word' },
  demo: { as: 'word' },
  funds: { as: 'word' },
  channels: { as: 'word' },
  countries: { as: 'word' },
}

const byName: ReadonlyMap<string, Field> = new Map(Object.entries(fields))
const readAs = (name: string): ReadAs => byName.get(name)?.as ?? 'word'

const places = new Map(Object.keys(fields).map((name, at) => [name, at]))

/** Names in the order of the table above; what it does not know comes last. */
export const inReadingOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => (places.get(a) ?? places.size) - (places.get(b) ?? places.size))

/** A name of the settings in words; one without a word of its own with its name taken apart. */
export function settingWord(name: string): string {
  const apart = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return byName.get(name)?.word ?? apart.charAt(0).toUpperCase() + apart.slice(1)
}

const units = [
  { ms: 86_400_000, name: 'd' },
  { ms: 3_600_000, name: 'h' },
  { ms: 60_000, name: 'min' },
  { ms: 1_000, name: 's' },
]

/** What a number means where its field does not say it: a long one in groups, a time of minutes or more in a larger unit. */
export function settingHint(name: string, value: string | number): string | undefined {
  if (typeof value === 'string') return isLong(name, value) ? numberText(value) : undefined
  return readAs(name) === 'time' && value >= 60_000 ? timeWord(value) : undefined
}

function timeWord(value: number): string | undefined {
  const unit = units.find(({ ms }) => value >= ms)
  return unit === undefined ? undefined : `${Math.round((value / unit.ms) * 100) / 100} ${unit.name}`
}

/** A text that may look like a number, and a number that is no quantity. */
const isAsWritten = (name: string): boolean => readAs(name) === 'text' || readAs(name) === 'factor'
const isLong = (name: string, value: string): boolean => !isAsWritten(name) && /^\d{5,}(\.\d+)?$/.test(value)

/** What a word can only be one of. */
export const settingChoices: Readonly<Record<string, readonly string[]>> = {
  marketClass: ['coin', 'currency', 'metal', 'index', 'energy'],
  hours: ['always', 'week', 'week_with_pause'],
  quote: ['USD', 'USDT'],
  kind: ['bank', 'chain'],
  currency: currencies,
  network: networks,
  off: countryFeatures,
  fillAt: ['command', 'next_tick'],
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
  command: 'At once',
  next_tick: 'On the next price',
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

const emptyWords: Readonly<Record<string, string>> = { null: 'as everywhere', '{}': 'none', '[]': 'none' }

/** A value of the settings as it is read: rates in hundredths, times in a larger unit, choices in words. */
export function settingValueWord(name: string, text: string): string {
  const empty = emptyWords[text]
  if (empty !== undefined) return empty
  if (text === 'true' || text === 'false') return text === 'true' ? 'yes' : 'no'
  if (settingChoices[name] !== undefined) return choiceWord(name, text)
  if (readAs(name) === 'rate') return percentText(text)
  if (readAs(name) === 'time') return timeWord(Number(text)) ?? `${typedNumber('milliseconds', text) ?? text} s`
  if (readAs(name) === 'factor') return typedNumber('factor', text) ?? text
  if (isAsWritten(name)) return text
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

/** What may be left empty in the rules of a country, and the largest exposure of a book of play money. */
export const emptyable: ReadonlySet<string> = new Set(['leverageMax', 'stakeMax', 'bookExposureMax'])
