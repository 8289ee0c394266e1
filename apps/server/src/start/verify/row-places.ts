import { endOfLog } from './log-stated-at.ts'
import { select, type Verification } from './verification.ts'

/**
 * Where a row of the journal stands among the checkpoints, and by that in the audit log. Its own time is the house's word;
 * this order is what the checkpoints say.
 */
export type RowPlace = {
  /** That of the row; above all others where none has it yet. */
  checkpoint: number
  /** When the checkpoint before was made: the row came after it, whatever its own time is. */
  after: number
  /** The end of the log that the checkpoint before states. */
  logBefore: number
  /** The end of the log that its own one states: later rows of the log came after it. */
  logBy: number
}

/** The places of rows, in the order of the rows. */
export async function placesOf(
  verification: Verification,
  rows: readonly { bookId: number; sequence: number }[],
): Promise<RowPlace[]> {
  const found = await select<{ checkpoint: bigint | null }>(
    verification,
    `select b.checkpoint_id as checkpoint
     from unnest($1::bigint[], $2::bigint[]) with ordinality as p (book_id, sequence, place)
     left join journal j on j.book_id = p.book_id and j.sequence = p.sequence left join batches b on b.id = j.batch_id
     order by p.place`,
    [rows.map(({ bookId }) => bookId), rows.map(({ sequence }) => sequence)],
  )
  const own = found.map(({ checkpoint }) => (checkpoint === null ? undefined : Number(checkpoint)))
  const near = new Set(own.flatMap((id) => (id === undefined ? [] : [id - 1, id])))
  const stated = await select<{ id: bigint; at: bigint; statement: string | null }>(
    verification,
    `select id, at, statement from checkpoints
     where id = any($1::bigint[]) or id = (select max(id) from checkpoints) order by id`,
    [[...near]],
  )
  const ends = new Map(stated.map(({ id, statement }) => [Number(id), endOfLog(statement)]))
  const times = new Map(stated.map(({ id, at }) => [Number(id), Number(at)]))
  const newest = Number(stated.at(-1)?.id ?? 0n)
  return own.map((id): RowPlace => {
    const before = id === undefined ? newest : id - 1
    const logBy = id === undefined ? undefined : ends.get(id)
    return {
      checkpoint: id ?? Infinity,
      after: times.get(before) ?? -Infinity,
      logBefore: ends.get(before) ?? 0,
      logBy: logBy ?? Infinity,
    }
  })
}
