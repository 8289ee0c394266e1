import type { Book } from '../books/book.ts'
import { readAs } from '../books/codec.ts'
import type { Facts, MarketFact } from '../books/facts.ts'
import { tickDecimals } from '../market/tick.ts'
import { bookFromTexts, type BookTexts, type OpenCounts, openCountsIn } from '../rulebook/book-texts.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * What a server sends to a client, so that it can run `preview` itself: canonical texts of the book and of its markets.
 */
export type PreviewTexts = {
  atMs: number
  book: Omit<BookTexts, 'records'> & { positions: readonly string[]; orders: readonly string[] }
  markets: readonly string[]
}

/**
 * Returns the book and the facts for `preview`. The house's exposure is not included, so only the command itself can
 * find that limit reached. Second contracts are counted, but not included. A newer tick may replace one of these: `{
 * ...facts, market }`.
 * @throws if a text is malformed.
 */
export function readPreviewFacts(
  { atMs, book, markets }: PreviewTexts,
  settings: Settings,
): { book: Book; facts: Facts; openCounts: OpenCounts } {
  const { positions, orders, ...texts } = book
  const bySymbol = new Map(
    markets.map((text) => {
      const market = readAs<MarketFact>(text, { tick: tickDecimals })
      return [market.tick.symbol, market] as const
    }),
  )
  return {
    book: bookFromTexts({ ...texts, records: { position: positions, order: orders } }),
    openCounts: openCountsIn(texts.state),
    facts: {
      at: atMs,
      settings,
      fillAt: 'command',
      market: (symbol) => bySymbol.get(symbol),
      netQuantity: () => 0n,
      named: {},
    },
  }
}
