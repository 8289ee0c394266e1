import { type Book, partOf, recordsOf } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import { leverageKey, leveragesPart } from '@touchstone/domain/positions/held-positions'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { summaryOf } from '@touchstone/domain/positions/standing'
import { ok, refuse } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { positions } from '@touchstone/wire/positions'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { readBook, readBookTexts } from '../../executor/books.store.ts'
import type { Sql } from '../../platform/database.ts'
import { pageAnswer, type PageAsked, stretchOf } from '../../api/page-answer.ts'
import { positionCommands } from './position-commands.ts'
import { closedRecord, openRecord, printedSummary } from './position-record.ts'
import { sequenceIn } from '../../executor/record-id.ts'
import { partsMax } from '@touchstone/wire/position-replies'
import { livesIn } from '../../house/ledger/close-results.store.ts'
import { type ClosedFilter, listClosed, readPosition } from './positions.store.ts'
import { nothingKnown, printedPositionResult } from '../ledger/printed-result.ts'
import { type Present, presentFacts } from '../../house/present-facts.ts'
import { createSettingsTexts, previewTexts } from './preview-answer.ts'

export type PositionsDeps = Present & { sql: Sql; books: CallerBooks }

export function positionsHandlers(deps: PositionsDeps): HandlersOf<typeof positions> {
  const { sql, books } = deps
  const settingsTextOf = createSettingsTexts()
  return {
    ...positionCommands,
    async positions({ book, state, symbol, marginMode, from, to, ...page }, { caller, at }) {
      const bookId = await books.named(caller.userId, book)
      const filter = { symbol, marginMode, from, to: to === undefined ? undefined : to + 999 }
      const facts = presentFacts(deps, at)
      if (state === 'closed') return ok(await closedPage(sql, bookId, filter, page, facts))
      return ok(openPage(await readBook(sql, bookId), filter, page, facts))
    },
    async positionResult({ id }, { caller }) {
      const bookId = await books.holding(caller.userId, id)
      if (bookId === undefined) return refuse({ kind: 'not_found' })
      const position = await readPosition(sql, bookId, id)
      if (position === undefined) return refuse({ kind: 'position_not_found' })
      const lives = await livesIn(sql, bookId, [id], partsMax.one)
      return ok(printedPositionResult(position, lives.get(id) ?? nothingKnown))
    },
    async positionsSummary({ book }, { caller, at }) {
      const held = await readBook(sql, await books.named(caller.userId, book))
      return ok(printedSummary(summaryOf(held, presentFacts(deps, at))))
    },
    async previewFacts({ book, symbol, settingsVersion }, { caller, at }) {
      const bookId = await books.named(caller.userId, book)
      const [texts] = await readBookTexts(sql, [bookId])
      if (texts === undefined) throw new Error(`book ${bookId} not found`)
      const facts = presentFacts(deps, at)
      const { version } = facts.settings
      const settings = version === settingsVersion ? null : settingsTextOf(facts.settings)
      const preview = previewTexts(texts, symbol, facts)
      const state = {
        ...preview.book,
        world: book,
        positions: [...preview.book.positions],
        orders: [...preview.book.orders],
      }
      return ok({ atMs: preview.atMs, settingsVersion: version, settings, book: state, markets: [...preview.markets] })
    },
    async leverages({ book, symbol }, { caller }) {
      const held = await readBook(sql, await books.named(caller.userId, book))
      return ok(leveragesOf(held, deps.settings(), symbol))
    },
  }
}

function openPage(held: Book, filter: ClosedFilter, page: PageAsked, facts: Facts) {
  const { symbol, marginMode, from = 0, to = Number.MAX_SAFE_INTEGER } = filter
  const found = [...recordsOf(held, positionRecord).values()]
    .filter(
      (each) =>
        (symbol === undefined || each.symbol === symbol) &&
        (marginMode === undefined || each.marginMode === marginMode) &&
        each.openedAt >= from &&
        each.openedAt <= to,
    )
    .sort(newestFirst)
  const { skip, limit } = stretchOf(page)
  const records = found.slice(skip, skip + limit).map((position) => openRecord(held, position, facts))
  return pageAnswer(page, found.length, records)
}

const newestFirst = (a: Position, b: Position): number => sequenceIn(b.id) - sequenceIn(a.id)

async function closedPage(sql: Sql, bookId: number, filter: ClosedFilter, page: PageAsked, facts: Facts) {
  const { positions, total } = await listClosed(sql, bookId, filter, stretchOf(page))
  const ids = positions.map(({ id }) => id)
  const lives = await livesIn(sql, bookId, ids, partsMax.listed)
  const records = positions.map((position) => closedRecord(position, lives.get(position.id) ?? nothingKnown, facts))
  return pageAnswer(page, total, records)
}

const marginModes = ['isolated', 'cross'] as const

/** The leverage of each symbol and margin mode; where none was ever set, the default as far as it is allowed. */
function leveragesOf(book: Book, { symbols, positions }: Settings, wanted: string | undefined) {
  const leverages = partOf(book, leveragesPart)
  return [...symbols.values()]
    .filter(({ symbol }) => wanted === undefined || symbol === wanted)
    .flatMap(({ symbol, brackets }) =>
      marginModes.map((marginMode) => {
        const leverageMax = brackets[0]?.leverageMax ?? 1
        const leverage = leverages[leverageKey(symbol, marginMode)]
        return {
          symbol,
          marginMode,
          leverage: leverage ?? Math.min(positions.leverageDefault, leverageMax),
          leverageMax,
        }
      }),
    )
}
