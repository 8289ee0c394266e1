import { readRecord } from '@touchstone/domain/books/codec'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { type SecondContract, secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import type { Sql } from '../../platform/database.ts'
import { pagesOf } from '../../platform/pages.ts'

/** Records that are read at a time. */
const recordsAtOnce = 500

type Span = { from: number; to: number }

/** The closed positions of a book that were opened within a span, newest first, some hundred at a time. */
export async function* closedPositions(sql: Sql, bookId: number, { from, to }: Span): AsyncIterable<Position[]> {
  const found = sql<{ body: string }[]>`
    select body from positions
    where book_id = ${bookId} and not is_open and opened_at between ${from} and ${to}
    order by opened_at desc, id desc`
  for await (const rows of pagesOf(found, recordsAtOnce)) yield rows.map(({ body }) => readRecord(positionRecord, body))
}

/** The settled second contracts of a book that were bought within a span, newest first, some hundred at a time. */
export async function* settledContracts(sql: Sql, bookId: number, { from, to }: Span): AsyncIterable<SecondContract[]> {
  const found = sql<{ body: string }[]>`
    select body from second_contracts
    where book_id = ${bookId} and not is_open and placed_at between ${from} and ${to}
    order by placed_at desc, id desc`
  for await (const rows of pagesOf(found, recordsAtOnce))
    yield rows.map(({ body }) => readRecord(secondContractRecord, body))
}
