import type { Book } from '../books/book.ts'
import { bookFromTexts, type BookTexts } from '../books/book-texts.ts'
import { readCanonical } from '../books/codec.ts'
import type { Facts, MarketFact } from '../books/facts.ts'
import type { Settings } from '../settings/settings.ts'

/** What a server tells a client, so that it can run `preview` itself: canonical texts of the book and of its markets. */
export type PreviewTold = {
  atMs: number
  book: Omit<BookTexts, 'secondContracts'>
  markets: readonly string[]
}

/**
 * The book and the facts for `preview`. Of the house's exposure nothing is told, so only the command itself can find that
 * limit reached. A newer tick may take the place of one told: `{ ...facts, market }`.
 * @throws when a text is not one of ours.
 */
export function readPreviewFacts(
  { atMs, book, markets }: PreviewTold,
  settings: Settings,
): { book: Book; facts: Facts } {
  const bySymbol = new Map(
    markets.map((text) => {
      const market = readCanonical<MarketFact>(text)
      return [market.tick.symbol, market] as const
    }),
  )
  return {
    book: bookFromTexts({ ...book, secondContracts: [] }),
    facts: {
      at: atMs,
      settings,
      fillAt: 'command',
      market: (symbol) => bySymbol.get(symbol),
      netQuantity: () => 0n,
    },
  }
}
