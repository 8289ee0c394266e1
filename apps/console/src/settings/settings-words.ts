import { currencies } from '@touchstone/domain/money/currency'
import { countryFeatures } from '@touchstone/domain/settings/settings'
import { percentText } from '../platform/number-text.ts'

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

/** What a number means for a person: a rate in hundredths, milliseconds in a larger unit. */
export function settingHint(name: string, value: string | number): string | undefined {
  if (typeof value === 'string') return name.includes('Rate') ? percentText(value) : undefined
  if (!name.includes('Ms')) return undefined
  const unit = units.find(({ ms }) => value >= ms)
  return unit === undefined ? undefined : `${Math.round((value / unit.ms) * 100) / 100} ${unit.name}`
}

/** What a word can only be one of. */
export const settingChoices: Readonly<Record<string, readonly string[]>> = {
  marketClass: ['coin', 'currency', 'metal', 'index', 'energy'],
  hours: ['always', 'week', 'week_with_pause'],
  quote: ['USD', 'USDT'],
  kind: ['bank', 'chain'],
  currency: currencies,
  off: countryFeatures,
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
