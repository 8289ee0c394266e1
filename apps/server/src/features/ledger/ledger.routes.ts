import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { type SecondContract, secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import { ok } from '@touchstone/domain/result'
import type { ledger } from '@touchstone/wire/ledger'
import { heldAccount } from '@touchstone/wire/wallets'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import type { Sql } from '../../platform/database.ts'
import { closedRecords } from '../../house/ledger/closed-records.store.ts'
import {
  contractCells,
  contractHeader,
  entryCells,
  entryHeader,
  positionCells,
  positionHeader,
} from './exported-rows.ts'
import { livesIn } from '../../house/ledger/close-results.store.ts'
import { createExporter, exportSpan } from '../../api/export-table.ts'
import { eachEntry, type LedgerEntry, listEntries } from '../../house/ledger/ledger-entries.store.ts'
import { listMovements } from '../../house/ledger/movements.store.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { spanOf } from '../../api/span.ts'

type Deps = { sql: Sql; books: Pick<CallerBooks, 'named'>; exportRowsMax?: number }

export function ledgerHandlers({ sql, books, exportRowsMax }: Deps): HandlersOf<typeof ledger> {
  const makeTable = createExporter(exportRowsMax)

  return {
    async ledgerEntries({ book, from, to, pageNo, pageSize, ...narrowed }, { caller }) {
      const bookId = await books.named(caller.userId, book)
      const filter = { ...anyEntry, ...narrowed, ...spanOf({ from, to }) }
      const { entries, total } = await listEntries(sql, bookId, filter, stretchOf({ pageNo, pageSize }))
      return ok(
        pageAnswer(
          { pageNo, pageSize },
          total,
          entries.map((entry) => printed(bookId, entry)),
        ),
      )
    },
    async ledgerMovements({ book, from, to, before, pageSize, ...narrowed }, { caller }) {
      const bookId = await books.named(caller.userId, book)
      const filter = { ...anyEntry, ...narrowed, ...spanOf({ from, to }) }
      const { movements, next } = await listMovements(sql, bookId, filter, { before, limit: pageSize })
      return ok({
        records: movements.map((entries) => ({ entries: entries.map((entry) => printed(bookId, entry)) })),
        next,
      })
    },
    async exportLedger({ book, from, to, ...narrowed }, { caller, at }) {
      const span = exportSpan({ from, to }, at)
      if (!span.ok) return span
      const bookId = await books.named(caller.userId, book)
      const found = eachEntry(sql, bookId, { ...anyEntry, ...narrowed, ...span.value })
      return makeTable({ name: 'ledger', book, header: entryHeader, span: span.value }, cellsOf(found, entryCells))
    },
    async exportPositions({ book, symbol, marginMode, ...asked }, { caller, at }) {
      const span = exportSpan(asked, at)
      if (!span.ok) return span
      const bookId = await books.named(caller.userId, book)
      const found = closedRecords(sql, { bookId, kind: positionRecord }, span.value)
      const table = { name: 'positions', book, header: positionHeader, span: span.value }
      const isAsked = (position: Position): boolean =>
        (symbol === undefined || position.symbol === symbol) &&
        (marginMode === undefined || position.marginMode === marginMode)
      return makeTable(table, positionPieces(sql, bookId, found, isAsked))
    },
    async exportSecondContracts({ book, symbol, outcome, ...asked }, { caller, at }) {
      const span = exportSpan(asked, at)
      if (!span.ok) return span
      const bookId = await books.named(caller.userId, book)
      const found = closedRecords(sql, { bookId, kind: secondContractRecord }, span.value)
      const table = { name: 'second-contracts', book, header: contractHeader, span: span.value }
      const isAsked = (contract: SecondContract): boolean =>
        (symbol === undefined || contract.symbol === symbol) && (outcome === undefined || contract.state === outcome)
      return makeTable(table, cellsOf(found, contractCells, isAsked))
    },
  }
}

const anyEntry = { account: undefined, currency: undefined, kind: undefined, subject: undefined }

/** Account and kind are the domain's own words; a kind of posting that the wire does not list does not compile. */
const printed = (bookId: number, { at, account, ...entry }: LedgerEntry) => ({
  bookId,
  ...entry,
  time: printWireTime(at),
  account: heldAccount.parse(account),
})

async function* positionPieces(
  sql: Sql,
  bookId: number,
  pieces: AsyncIterable<readonly Position[]>,
  isAsked: (position: Position) => boolean,
): AsyncIterable<string[][]> {
  for await (const piece of pieces) {
    const asked = piece.filter(isAsked)
    const ids = asked.map(({ id }) => id)
    const lives = await livesIn(sql, bookId, ids, 1)
    yield asked.map((position) => positionCells(position, lives.get(position.id)))
  }
}

async function* cellsOf<Row>(
  pieces: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => string[],
  isAsked: (row: Row) => boolean = () => true,
): AsyncIterable<string[][]> {
  for await (const piece of pieces) yield piece.filter(isAsked).map(cells)
}
