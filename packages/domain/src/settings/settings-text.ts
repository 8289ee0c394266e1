import { canonicalText } from '../ledger/canonical.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import { decimal } from '../money/decimal.ts'
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
 * Reads settings from a stored text; versions older than funds and countries have the defaults.
 * @throws if the text is malformed.
 */
export function settingsFromText(text: string): Settings {
  const stored = JSON.parse(text, revive) as Omit<StoredSettings, Keyed> &
    Pick<StoredSettings, 'symbols'> &
    Partial<StoredSettings>
  const { funds, countries } = stored
  return {
    ...stored,
    symbols: new Map(stored.symbols.map((terms) => [terms.symbol, terms])),
    funds: funds === undefined ? defaultFunds : withChannelsById(funds),
    countries: new Map((countries ?? []).map(({ country, ...rules }) => [country, rules])),
  }
}

const withChannelsById = (funds: StoredSettings['funds']): Settings['funds'] => ({
  ...funds,
  channels: new Map(funds.channels.map((channel) => [channel.id, channel])),
})

/** What people wrote: it stays text, whatever it looks like. */
const written = new Set(['id', 'name', 'network', 'label', 'value', 'token', 'country'])

/** Any other text of the settings that is a number is a decimal; counts and times are JSON numbers. */
function revive(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || written.has(key)) return value
  return /^-?\d+([.]\d+)?$/.test(value) ? decimal(value) : value
}
