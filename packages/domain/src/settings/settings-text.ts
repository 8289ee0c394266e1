import { canonicalText } from '../ledger/canonical.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import { decimal } from '../money/decimal.ts'
import type { Settings } from './settings.ts'

/** Settings as one canonical text, which is how a version is stored. Symbols are in order of name. */
export function settingsText(settings: Settings): string {
  const symbols = [...settings.symbols.values()].sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
  return canonicalText({ ...settings, symbols } as Parameters<typeof canonicalText>[0])
}

/** The settings that a stored text stands for. @throws when the text is not one of ours. */
export function settingsFromText(text: string): Settings {
  const stored = JSON.parse(text, revive) as Omit<Settings, 'symbols'> & { symbols: SymbolTerms[] }
  return { ...stored, symbols: new Map(stored.symbols.map((terms) => [terms.symbol, terms])) }
}

/** In settings every text that is a number is a decimal; counts and times are JSON numbers, names are no numbers. */
function revive(_key: string, value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+([.]\d+)?$/.test(value) ? decimal(value) : value
}
