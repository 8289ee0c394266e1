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

/** What a command is decided on: the book and the facts as the server told them, and the rules. */
export type Ground = { engine: Engine; symbol: string; book: HeldBook; facts: Facts; openCounts: OpenCounts }

/** The newest that was told. A version never changes, so it is not asked for again. */
let settings: Settings | undefined

/** Stands for the whole book too; of a symbol that was left it stays until the next one's has come. */
export function useGround(book: Book, symbol: string): UseQueryResult<Ground> {
  return useQuery({
    queryKey: ['positions', 'ground', book, symbol],
    queryFn: () => readGround(book, symbol),
    enabled: useIsSignedIn(),
    refetchInterval: 15_000,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
}

async function readGround(book: Book, symbol: string): Promise<Ground> {
  const known = settings
  const [rules, told] = await Promise.all([
    import('./engine.ts'),
    api.previewFacts({ book, symbol, ...(known === undefined ? {} : { settingsVersion: known.version }) }),
  ])
  const current = told.settings === null ? known : rules.settingsFromText(told.settings)
  if (current === undefined) throw new Error('the server told no settings and none are known')
  settings = current
  const { book: held, ...read } = rules.readPreviewFacts(told, current)
  return { ...read, engine: rules, symbol, book: asAcknowledged(held) }
}

/** An order is reckoned as it will be placed: the risk warning, where it is missing, comes between. */
function asAcknowledged(book: HeldBook): HeldBook {
  const standing = partOf(book, standingPart)
  if (standing.riskAcknowledgedAt > 0) return book
  return { ...book, parts: { ...book.parts, ...having(standingPart, { ...standing, riskAcknowledgedAt: 1 }) } }
}

export const positionsIn = (ground: Pick<Ground, 'book'> | undefined): Position[] =>
  ground === undefined ? [] : [...recordsOf(ground.book, positionRecord).values()]

export const positionIn = (ground: Pick<Ground, 'book'> | undefined, id: string): Position | undefined =>
  ground && recordsOf(ground.book, positionRecord).get(id)

export const termsIn = (ground: Ground | undefined, symbol: string): SymbolTerms | undefined =>
  ground?.facts.settings.symbols.get(symbol)
