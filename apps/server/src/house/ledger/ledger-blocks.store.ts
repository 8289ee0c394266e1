import type { Sql } from '../../platform/database.ts'

export const rowsABlock = 256
/** Blocks that are counted by one statement. */
const blocksAtOnce = 16

/** Counts by account, currency and kind, such as `contract USDT profit`. */
export type Counts = Readonly<Record<string, number>>

export type LedgerBlock = { block: number; fromAt: number; toAt: number; entries: Counts; replies: Counts }

/** Which blocks are looked at: those that hold a time from one moment to another, both included, or a subject. */
export type BlockSearch = { from: number | undefined; to: number | undefined; subject?: string | undefined }

/** The last sequence of a book, and the blocks that are full, newest first; with a subject, its counts of entries. */
export async function readBlocks(
  sql: Sql,
  bookId: number,
  search: BlockSearch,
): Promise<{ head: number; blocks: LedgerBlock[] }> {
  const head = await fillBlocks(sql, bookId)
  const { from, to, subject } = search
  const counted = subject === undefined ? sql`entries` : sql`subjects::json ->> ${subject}`
  const rows = await sql<BlockColumns[]>`
    select block, from_at, to_at, ${counted} as entries, replies from ledger_blocks
    where book_id = ${bookId}
      ${from === undefined ? sql`` : sql`and to_at >= ${from}`}
      ${to === undefined ? sql`` : sql`and from_at <= ${to}`}
      ${subject === undefined ? sql`` : sql`and strpos(subjects, ${`"${subject}"`}) > 0`}
    order by block desc`
  return { head, blocks: rows.map(blockFromColumns) }
}

type BlockColumns = { block: bigint; from_at: bigint; to_at: bigint; entries: string | null; replies: string }

const blockFromColumns = (row: BlockColumns): LedgerBlock => ({
  block: Number(row.block),
  fromAt: Number(row.from_at),
  toAt: Number(row.to_at),
  entries: JSON.parse(row.entries ?? '{}') as Counts,
  replies: JSON.parse(row.replies) as Counts,
})

/** Counts the blocks of a book that have become full. @returns the book's last sequence. */
async function fillBlocks(sql: Sql, bookId: number): Promise<number> {
  const [row] = await sql<{ sequence: bigint; filled: bigint }[]>`
    select sequence, (select coalesce(max(block) + 1, 0) from ledger_blocks where book_id = id)::bigint as filled
    from books where id = ${bookId}`
  const head = Number(row?.sequence ?? 0n)
  const full = Math.floor(head / rowsABlock)
  for (let first = Number(row?.filled ?? 0n); first < full; first += blocksAtOnce)
    await countBlocks(sql, bookId, first, Math.min(first + blocksAtOnce, full) - 1)
  return head
}

/** Two callers that count the same blocks at once find the same. */
async function countBlocks(sql: Sql, bookId: number, first: number, last: number): Promise<void> {
  await sql`
    with rows as materialized (
      select (sequence - 1) / ${rowsABlock} as block, at, entries, reply::json ->> 'kind' as reply
      from journal where book_id = ${bookId}
        and sequence between ${first * rowsABlock + 1} and ${(last + 1) * rowsABlock}
    ), sides as materialized (
      select r.block, concat_ws(' ', side.account, p.value ->> 1, p.value ->> 0) as entry, p.value ->> 5 as subject,
             count(*) as count
      from rows r cross join lateral jsonb_array_elements(r.entries::jsonb) as p (value)
      cross join lateral (values (p.value ->> 2, p.value ->> 6), (p.value ->> 3, p.value ->> 7)) as side (account, held)
      where side.held is not null group by 1, 2, 3
    ), entry_counts as (
      select block, json_object_agg(entry, count)::text as counts
      from (select block, entry, sum(count) as count from sides group by 1, 2) as summed group by 1
    ), subject_counts as (
      select block, json_object_agg(subject, counts)::text as counts
      from (select block, subject, json_object_agg(entry, count) as counts from sides group by 1, 2) as summed group by 1
    ), reply_counts as (
      select block, json_object_agg(reply, count)::text as counts
      from (select block, reply, count(*) as count from rows group by 1, 2) as summed group by 1
    ), spans as (select block, min(at) as from_at, max(at) as to_at from rows group by 1)
    insert into ledger_blocks (book_id, block, from_at, to_at, entries, subjects, replies)
    select ${bookId}, block, from_at, to_at, coalesce(e.counts, '{}'), coalesce(s.counts, '{}'), coalesce(r.counts, '{}')
    from spans left join entry_counts e using (block) left join subject_counts s using (block)
      left join reply_counts r using (block)
    on conflict do nothing`
}
