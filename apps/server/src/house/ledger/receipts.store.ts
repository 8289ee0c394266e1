import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { receiptedKinds as wholeList } from '@touchstone/domain/rulebook/journal-tables'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import { receiptedKind } from '@touchstone/wire/receipts'
import * as z from 'zod/mini'
import type { Sql } from '../../platform/database.ts'
import { type JournalColumns, journalColumns, journalRowFrom } from './journal-columns.ts'
import { readBlocks } from './ledger-blocks.store.ts'
import { type CountedStretch, journalIn, partOf, type Stretch, stretchesOf, withCounts } from './stretches.ts'

/** A reply that a formula stands behind. That the wire names each is said once, where its list is read. */
export type ReceiptedKind = Reply['kind'] & z.output<typeof receiptedKind>

/** Every one of them. @throws when the wire lacks one that a noun has. */
export const receiptedKinds: readonly ReceiptedKind[] = z.parse(z.array(receiptedKind), wholeList)

/** Which commands are listed. Moments are epoch milliseconds, both included. */
export type ReceiptFilter = { kinds: readonly ReceiptedKind[]; from: number | undefined; to: number | undefined }

/** A command with an outcome that can be checked. `command` and `reply` are the journal's texts. */
export type ReceiptedCommand = {
  sequence: number
  at: number
  key: string
  command: string
  kind: ReceiptedKind
  reply: string
  /** Null while no checkpoint covers it. */
  checkpointId: number | null
}

export async function hasJournalRow(sql: Sql, bookId: number, sequence: number): Promise<boolean> {
  const rows = await sql`select from journal where book_id = ${bookId} and sequence = ${sequence}`
  return rows.length > 0
}

/**
 * What a bond's book says of each unit, what a network was like, and what the book of a token's sale says of all lots: receipts
 * of people name these rows, which are about nobody.
 */
const publicKinds = [
  'bond_opened',
  'bond_closed',
  'bond_paid',
  'network_day_recorded',
  'ieo_opened',
  'ieo_closed',
  'ieo_allotted',
  'ieo_drawn',
  'ieo_listed',
  'ieo_called_off',
] satisfies Reply['kind'][]

/** Whether anybody who is signed in may read the receipt of a row. */
export async function isPublicRow(sql: Sql, bookId: number, sequence: number): Promise<boolean> {
  const rows = await sql`
    select from journal
    where book_id = ${bookId} and sequence = ${sequence} and reply::json ->> 'kind' = any(${publicKinds})`
  return rows.length > 0
}

/** The rows of a book from a sequence up to the one before another, in their order. */
export async function rowsBetween(
  sql: Sql,
  bookId: number,
  { from, before }: { from: number; before: number },
): Promise<JournalRow[]> {
  const rows = await sql.unsafe<JournalColumns[]>(
    `select ${journalColumns} from journal j
     where j.book_id = $1 and j.sequence >= $2 and j.sequence < $3 order by j.sequence`,
    [bookId, from, before],
  )
  return rows.map(journalRowFrom)
}

/** A part of the commands of a book that have such an outcome, newest first, and how many there are. */
export async function listReceipts(
  sql: Sql,
  bookId: number,
  filter: ReceiptFilter,
  wanted: { skip: number; limit: number },
): Promise<{ commands: ReceiptedCommand[]; total: number }> {
  const stretches = stretchesOf(await readBlocks(sql, bookId, filter), filter, ({ replies }) =>
    filter.kinds.reduce((sum, kind) => sum + (replies[kind] ?? 0), 0),
  )
  const uncounted = stretches.filter(({ count }) => count === undefined)
  const counts = uncounted.length === 0 ? new Map<number, number>() : await count(sql, bookId, uncounted, filter)
  const part = partOf(withCounts(stretches, counts), wanted)
  return {
    commands: await readCommands(sql, bookId, part.stretches, filter, { skip: part.skip, limit: wanted.limit }),
    total: part.total,
  }
}

async function count(
  sql: Sql,
  bookId: number,
  stretches: readonly Stretch[],
  filter: ReceiptFilter,
): Promise<Map<number, number>> {
  const rows = await sql<{ first: bigint; count: bigint }[]>`
    select first, count(*) as count from ${commandsIn(sql, bookId, stretches, filter)} group by first`
  return new Map(rows.map((row) => [Number(row.first), Number(row.count)]))
}

async function readCommands(
  sql: Sql,
  bookId: number,
  stretches: readonly CountedStretch[],
  filter: ReceiptFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<ReceiptedCommand[]> {
  if (stretches.length === 0) return []
  const rows = await sql<CommandColumns[]>`
    select c.sequence, c.at, c.key, c.command, c.kind, c.reply, b.checkpoint_id
    from (select * from ${commandsIn(sql, bookId, stretches, filter)}
          order by sequence desc limit ${limit} offset ${skip}) as c
    join batches b on b.id = c.batch_id
    order by c.sequence desc`
  return rows.map(({ sequence, at, checkpoint_id, ...row }) => ({
    ...row,
    sequence: Number(sequence),
    at: Number(at),
    checkpointId: checkpoint_id === null ? null : Number(checkpoint_id),
  }))
}

type CommandColumns = {
  sequence: bigint
  at: bigint
  key: string
  command: string
  kind: ReceiptedKind
  reply: string
  checkpoint_id: bigint | null
}

const commandsIn = (
  sql: Sql,
  bookId: number,
  stretches: readonly Stretch[],
  { kinds, from, to }: ReceiptFilter,
) => sql`(
    select s.first, j.sequence, j.batch_id, j.at, j.key, j.command, j.reply, j.reply::json ->> 'kind' as kind
    from ${journalIn(sql, bookId, stretches)}
    where j.reply::json ->> 'kind' = any(${[...kinds]}::text[])
      ${from === undefined ? sql`` : sql`and j.at >= ${from}`} ${to === undefined ? sql`` : sql`and j.at <= ${to}`}
  ) as commands`
