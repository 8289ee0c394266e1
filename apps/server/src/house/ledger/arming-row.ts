import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { CrossedTick } from '@touchstone/domain/rulebook/make-receipt'
import { planOnce } from '../../platform/database.ts'
import { type JournalColumns, journalColumns, journalRowFrom } from './journal-columns.ts'

/** Reads from the database, or from the snapshot of a verification. */
export type RowReader = {
  unsafe: <Row extends object>(
    text: string,
    values: (string | number)[],
    options: typeof planOnce,
  ) => PromiseLike<Row[]>
}

/** Rows of a book that are looked through at once. Our choice: mostly it is among the last. */
const rowsAtOnce = 50

/** The newest row before this one that armed what a tick set off; undefined where there is none. */
export async function armingRow(
  reader: RowReader,
  { bookId, sequence }: JournalRow,
  crossed: CrossedTick,
): Promise<JournalRow | undefined> {
  const replacedAt = await timeReplaced(reader, crossed)
  for (let end = sequence; end > 1; end -= rowsAtOnce) {
    const rows = await reader.unsafe<JournalColumns>(
      `select ${journalColumns} from journal j
       where book_id = $1 and sequence < $2 and sequence >= $3 order by sequence desc`,
      [bookId, end, end - rowsAtOnce],
      planOnce,
    )
    const found = rows.map(journalRowFrom).find((row) => crossed.isArmedBy(row, replacedAt))
    if (found !== undefined) return found
  }
  return undefined
}

/** When the next tick came, epoch milliseconds; Infinity where none has. */
async function timeReplaced(reader: RowReader, { symbol, sequence }: CrossedTick): Promise<number> {
  const nextIn = (table: string): string =>
    `(select sequence, received_at from ${table} where symbol = $1 and sequence > $2 and kind = 'tick'
      order by sequence limit 1)`
  const [next] = await reader.unsafe<{ received_at: bigint }>(
    `select received_at from (${nextIn('ticks')} union all ${nextIn('kept_ticks')}) t order by sequence limit 1`,
    [symbol, sequence],
    planOnce,
  )
  return next === undefined ? Infinity : Number(next.received_at)
}
