import { canonicalText } from '../ledger/canonical.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import { readShape, type Shape } from '../money/shape.ts'
import { assert } from '../result.ts'
import { defaultFunds } from './default-funds.ts'
import type { Channel, CountryRules, Settings } from './settings.ts'

type Keyed = 'symbols' | 'funds' | 'countries'

/** Settings as stored: maps by name are lists in the order of the names. */
type StoredSettings = Omit<Settings, Keyed> & {
  symbols: SymbolTerms[]
  funds: Omit<Settings['funds'], 'channels'> & { channels: Channel[] }
  countries: (CountryRules & { country: string })[]
}

/** Settings as one canonical text, which is how a version is stored. */
export function settingsText(settings: Settings): string {
  const stored: StoredSettings = {
    ...settings,
    symbols: inOrder(settings.symbols),
    funds: { ...settings.funds, channels: inOrder(settings.funds.channels) },
    countries: inOrder(new Map([...settings.countries].map(([country, rules]) => [country, { ...rules, country }]))),
  }
  return canonicalText(stored)
}

const inOrder = <Value>(byName: ReadonlyMap<string, Value>): Value[] =>
  [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)

/**
 * Reads settings from a stored text; versions older than funds, countries and the wait of creditors have the defaults, and
 * those older than play money for real books have none.
 * @throws if the text is malformed.
 */
export function settingsFromText(text: string): Settings {
  const stored = readShape(JSON.parse(text), storedDecimals) as Omit<StoredSettings, Keyed> &
    Pick<StoredSettings, 'symbols'> &
    Partial<StoredSettings>
  const { version, effectiveAt, funds, countries } = stored
  assert(Number.isSafeInteger(version) && Number.isSafeInteger(effectiveAt), 'settings have a version and a beginning')
  return {
    ...stored,
    demo: withBookExposure(stored.demo),
    symbols: new Map(stored.symbols.map((terms) => [terms.symbol, terms])),
    funds: funds === undefined ? { ...defaultFunds, playMoneyADay: null } : withChannelsById(funds),
    countries: new Map((countries ?? []).map(({ country, ...rules }) => [country, rules])),
  }
}

const withBookExposure = (demo: Pick<Settings['demo'], 'grant'> & Partial<Settings['demo']>): Settings['demo'] => ({
  bookExposureMax: null,
  ...demo,
})

/** Fields that may be younger than the text. */
type Younger = 'creditorWaitMs' | 'playMoneyADay'
type StoredFunds = Omit<StoredSettings['funds'], Younger> & Partial<StoredSettings['funds']>

const withChannelsById = (funds: StoredFunds): Settings['funds'] => ({
  creditorWaitMs: defaultFunds.creditorWaitMs,
  playMoneyADay: null,
  ...funds,
  channels: new Map(funds.channels.map((channel) => [channel.id, channel])),
})

/** Where the decimals of stored settings are: a field of money that is left out does not compile. */
const storedDecimals: Shape<StoredSettings> = {
  symbols: {
    priceTick: true,
    quantityStep: true,
    brackets: { notionalUpTo: true, maintenanceRate: true },
    takerRate: true,
    makerRate: true,
    liquidationRate: true,
    spreadRate: true,
    slippageRateMax: true,
    notionalMin: true,
    houseExposureMax: true,
    fundingRate: true,
    staleSpreadFactor: true,
    farOffRate: true,
  },
  secondContracts: {
    sets: { payoutRate: true, stakeMin: true, stakeMax: true },
    openStakesMax: true,
    dayStakesMax: true,
  },
  exchange: { spreadRate: true, valueMin: true, valueMax: true },
  demo: { grant: true, bookExposureMax: true },
  funds: {
    channels: { depositMin: true, withdrawalMin: true, feeFixed: true, feeRate: true },
    withdrawalLimits: { day: true, month: true },
    fourEyesFrom: true,
    playMoneyADay: true,
  },
  countries: { stakeMax: true },
  investments: {
    capital: true,
    passwordFrom: true,
    bonds: { unit: true, dailyRate: true },
    miners: { hashrate: true, price: true, hostingFee: true, tariff: true, outputMax: true },
    ieos: {
      lotPrice: true,
      lotTokens: true,
      depositRate: true,
      supply: true,
      ecosystemShare: true,
      teamShare: true,
      investorsShare: true,
      houseShare: true,
      investorsPrice: true,
      housePrice: true,
    },
    coinCapital: { amount: true },
    strategies: {
      dailyRateMin: true,
      dailyRateMax: true,
      amountMin: true,
      amountMax: true,
      step: true,
      capacity: true,
      exitFeeRate: true,
    },
  },
  levels: { from: true },
}
