import { readRecord } from '@touchstone/domain/books/codec'
import type { BookRecord, RecordKind } from '@touchstone/domain/books/record-kind'
import type { Sql } from '../../platform/database.ts'
import { pagesOf } from '../../platform/pages.ts'

/** Records that are read at a time. */
const recordsAtOnce = 500

type Of<R extends BookRecord> = { bookId: number; kind: RecordKind<string, R> }

/** The closed records of a kind that a book made within a span, newest first, some hundred at a time. */
export async function* closedRecords<R extends BookRecord>(
  sql: Sql,
  { bookId, kind }: Of<R>,
  { from, to }: { from: number; to: number },
): AsyncIterable<R[]> {
  const found = sql<{ body: string }[]>`
    select body from records
    where book_id = ${bookId} and kind = ${kind.name} and not is_open and made_at between ${from} and ${to}
    order by made_at desc, id desc`
  for await (const rows of pagesOf(found, recordsAtOnce)) yield rows.map(({ body }) => readRecord(kind, body))
}
