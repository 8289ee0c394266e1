import { readEntries } from '@touchstone/domain/ledger/entries-text'
import { type LifeRow, lifeAfter, newLife, type PositionLife } from '@touchstone/domain/positions/position-result'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { sequenceIn } from '../../executor/record-id.ts'
import type { Sql } from '../../platform/database.ts'

/** The rows of a book that may tell of a position: from the one that opened it up to `to`. */
export type AskedLife = { id: string; to: number }

/**
 * The lives of positions of a book by their ids, from their rows up to a sequence each. It reads every row of the book
 * between the two, so ask for few.
 */
export async function readLives(
  sql: Sql,
  bookId: number,
  asked: readonly AskedLife[],
): Promise<Map<string, PositionLife>> {
  const lives = new Map<string, PositionLife>()
  if (asked.length === 0) return lives
  const rows = await sql<{ id: string; sequence: bigint; at: bigint; reply: string; entries: string }[]>`
    select asked.id, j.sequence, j.at, j.reply, j.entries
    from unnest(
      ${asked.map(({ id }) => id)}::text[],
      ${asked.map(({ id }) => String(sequenceIn(id)))}::bigint[],
      ${asked.map(({ to }) => String(to))}::bigint[]) as asked (id, first, last)
    join journal j on j.book_id = ${bookId} and j.sequence between asked.first and asked.last
      and (strpos(j.reply, '"' || asked.id || '"') > 0 or strpos(j.entries, '"' || asked.id || '"') > 0)
    order by j.sequence`
  for (const { id, sequence, at, reply, entries } of rows) {
    const row: LifeRow = {
      sequence: Number(sequence),
      at: Number(at),
      reply: readReply(reply),
      postings: readEntries(entries).postings,
    }
    lives.set(id, lifeAfter(lives.get(id) ?? newLife, id, row))
  }
  return lives
}
