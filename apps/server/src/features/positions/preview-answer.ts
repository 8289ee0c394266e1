import { writeCanonical } from '@touchstone/domain/books/codec'
import type { Facts, MarketFact } from '@touchstone/domain/books/facts'
import type { PreviewTexts } from '@touchstone/domain/previews/preview-facts'
import type { BookTexts } from '@touchstone/domain/rulebook/book-texts'
import type { Settings } from '@touchstone/domain/settings/settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'

/** The text of the settings in force; a version never changes, so its text is made once. */
export function createSettingsTexts(): (settings: Settings) => string {
  let [version, text] = [-1, '']
  return (settings) => {
    if (settings.version !== version) [version, text] = [settings.version, settingsText(settings)]
    return text
  }
}

/** What a preview of a command in a symbol needs of a book: its texts, and the markets that the command may ask for. */
export function previewTexts(texts: BookTexts, symbol: string | undefined, facts: Facts): PreviewTexts {
  const { records, ...state } = texts
  const book = { ...state, positions: records['position'] ?? [], orders: records['order'] ?? [] }
  const symbols = new Set(symbol === undefined ? [] : [symbol])
  for (const body of [...book.positions, ...book.orders]) symbols.add((JSON.parse(body) as { symbol: string }).symbol)
  const markets = [...symbols].map((each) => facts.market(each)).filter((market) => market !== undefined)
  return { atMs: facts.at, book, markets: markets.map(marketText) }
}

const marketText = ({ tick, state, gapAhead }: MarketFact): string => writeCanonical({ tick, state, gapAhead })
