import type { Sql, Transaction } from '../../platform/database.ts'

/** A row of the journal with its texts. */
export type RowTexts = { bookId: number; sequence: number; at: number; command: string; reply: string }

/** Where a row stands in the journal. */
export type Place = { bookId: number; sequence: number }

type Batch = { xid: string; id: string; places: Place[] }
export type BatchPage = {
  batches: Batch[]
  /** The oldest transaction that had not ended: whatever commits from now on has this xid or a later one. */
  next: string | undefined
}

/** Of a follower that was never saved: the beginning of the journal. */
export async function readPosition(sql: Transaction, follower: string): Promise<string> {
  const [row] = await sql<{ xid: string }[]>`
    select xid::text as xid from follower_positions where follower = ${follower}`
  return row?.xid ?? '0'
}

/** One that was never saved begins with what is committed from now on. */
export async function beginAtPresent(sql: Transaction, follower: string): Promise<void> {
  await sql`
    insert into follower_positions (follower, xid, system)
    select ${follower}, pg_snapshot_xmin(pg_current_snapshot()), system_identifier::text from pg_control_system()
    on conflict do nothing`
}

export async function savePosition(sql: Transaction, follower: string, xid: string): Promise<void> {
  await sql`
    insert into follower_positions (follower, xid, system)
    select ${follower}, ${xid}::text::xid8, system_identifier::text from pg_control_system()
    on conflict (follower) do update set xid = excluded.xid`
}

/** What is committed from a transaction on, or after a batch of this reading, in the order of transactions. */
export async function readBatches(
  sql: Transaction,
  from: { position: string; after: Pick<Batch, 'xid' | 'id'> | undefined },
  limit: number,
): Promise<BatchPage> {
  const { position, after } = from
  const rows = await sql<{ xid: string; id: bigint; leaves: string; next: string }[]>`
    select xid::text as xid, id, leaves, pg_snapshot_xmin(pg_current_snapshot())::text as next from batches
    where ${
      after === undefined
        ? sql`xid >= ${position}::text::xid8`
        : sql`(xid, id) > (${after.xid}::text::xid8, ${after.id}::text::bigint)`
    }
    order by xid, id limit ${limit}`
  const batches = rows.map(({ xid, id, leaves }) => ({ xid, id: String(id), places: placesIn(leaves) }))
  return { batches, next: rows[0]?.next }
}

/** A leaf is a book, a sequence and a hash. */
const placesIn = (leaves: string): Place[] =>
  leaves.split('\n').map((leaf) => {
    const [bookId, sequence] = leaf.split(' ', 2)
    return { bookId: Number(bookId), sequence: Number(sequence) }
  })

type Columns = { book_id: bigint; sequence: bigint; at: bigint; command: string; reply: string }

/** Rows of the journal, of each book in the order of its sequence. */
export async function readPlaces(sql: Transaction, places: readonly Place[]): Promise<RowTexts[]> {
  if (places.length === 0) return []
  const rows = await sql<Columns[]>`
    select book_id, sequence, at, command, reply
    from unnest(${places.map(({ bookId }) => bookId)}::bigint[], ${places.map(({ sequence }) => sequence)}::bigint[])
      as wanted (book_id, sequence)
    join journal using (book_id, sequence) order by book_id, sequence`
  return rows.map(({ book_id, sequence, at, ...texts }) => ({
    bookId: Number(book_id),
    sequence: Number(sequence),
    at: Number(at),
    ...texts,
  }))
}

/**
 * Another cluster counts its transactions anew: where the database was restored in one, what was followed by all gets the
 * oldest of transactions and the rest the present one. By the owner, before anything is committed.
 */
export async function followAnewWhereRestored(owner: Sql): Promise<void> {
  const moved = await owner`
    select from follower_positions, pg_control_system() where system <> system_identifier::text limit 1`
  if (moved.length === 0) return
  await owner.begin(async (transaction) => {
    await transaction`
      update batches set xid = case
        when xid >= (select xid from follower_positions order by xid limit 1) then pg_current_xact_id() else '0' end
      where xid <> '0'`
    await transaction`
      update follower_positions set xid = pg_current_xact_id(), system = system_identifier::text from pg_control_system()`
  })
}
