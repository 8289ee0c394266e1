import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type Book as HeldBook, having, partOf, recordsOf } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import type { OpenCounts } from '@touchstone/domain/rulebook/book-texts'
import type { Settings } from '@touchstone/domain/settings/settings'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { useIsSignedIn } from '../api/session.ts'
import type * as engine from './engine.ts'

export type Engine = typeof engine

/** What a preview needs: the book and the facts as the server sent them, and the rules. */
export type PreviewContext = { engine: Engine; symbol: string; book: HeldBook; facts: Facts; openCounts: OpenCounts }

/** The newest settings received. A version never changes, so it is not requested again. */
let settings: Settings | undefined

/** Covers the whole book too. After a change of symbol it keeps the old data until the new has arrived. */
export function usePreviewContext(book: Book, symbol: string): UseQueryResult<PreviewContext> {
  return useQuery({
    queryKey: ['positions', 'previewContext', book, symbol],
    queryFn: () => readPreviewContext(book, symbol),
    enabled: useIsSignedIn(),
    refetchInterval: 15_000,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
}

async function readPreviewContext(book: Book, symbol: string): Promise<PreviewContext> {
  const known = settings
  const [rules, response] = await Promise.all([
    import('./engine.ts'),
    api.previewFacts({ book, symbol, ...(known === undefined ? {} : { settingsVersion: known.version }) }),
  ])
  const current = response.settings === null ? known : rules.settingsFromText(response.settings)
  if (current === undefined) throw new Error('previewFacts returned no settings and none are cached')
  settings = current
  const { book: held, ...read } = rules.readPreviewFacts(response, current)
  return { ...read, engine: rules, symbol, book: asAcknowledged(held) }
}

/** Previews an order as if the risk warning were acknowledged: where it is not, the warning comes before the order. */
function asAcknowledged(book: HeldBook): HeldBook {
  const standing = partOf(book, standingPart)
  if (standing.riskAcknowledgedAt > 0) return book
  return { ...book, parts: { ...book.parts, ...having(standingPart, { ...standing, riskAcknowledgedAt: 1 }) } }
}

export const positionsIn = (context: Pick<PreviewContext, 'book'> | undefined): Position[] =>
  context === undefined ? [] : [...recordsOf(context.book, positionRecord).values()]

export const positionIn = (context: Pick<PreviewContext, 'book'> | undefined, id: string): Position | undefined =>
  context && recordsOf(context.book, positionRecord).get(id)

export const termsIn = (context: PreviewContext | undefined, symbol: string): SymbolTerms | undefined =>
  context?.facts.settings.symbols.get(symbol)
