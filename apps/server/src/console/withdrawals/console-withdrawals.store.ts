import { readRecord } from '@touchstone/domain/books/codec'
import { openWithdrawalStages, type Withdrawal, withdrawalRecord } from '@touchstone/domain/withdrawals/withdrawal'
import type { Transaction } from '../../platform/database.ts'

export type QueuedWithdrawal = { bookId: number; userId: number; withdrawal: Withdrawal }

type Columns = { book_id: bigint; user_id: bigint; body: string }

const queuedFrom = ({ book_id, user_id, body }: Columns): QueuedWithdrawal => ({
  bookId: Number(book_id),
  userId: Number(user_id),
  withdrawal: readRecord(withdrawalRecord, body),
})

export type WithdrawalFilter = { stage: string | undefined; currency: string | undefined; userId: string | undefined }

/** Of open stages those that wait longest first, else newest first; and how many there are in all. */
export async function listWithdrawals(
  sql: Transaction,
  { stage, currency, userId }: WithdrawalFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: QueuedWithdrawal[]; total: number }> {
  const isOpen = stage === 'open' || openWithdrawalStages.some((open) => open === stage)
  const matches = sql`
    ${isOpen ? sql`w.is_open` : sql`true`}
    ${stage === undefined || stage === 'open' ? sql`` : sql`and w.stage = ${stage}`}
    ${currency === undefined ? sql`` : sql`and w.currency = ${currency}`}
    ${userId === undefined ? sql`` : sql`and b.user_id = ${userId}`}`
  const from = sql`from withdrawals w join books b on b.id = w.book_id where ${matches}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count ${from}`
  const rows = await sql<Columns[]>`
    select w.book_id, b.user_id, w.body ${from}
    order by ${isOpen ? sql`w.requested_at, w.id` : sql`w.requested_at desc, w.id desc`} offset ${skip} limit ${limit}`
  return { rows: rows.map(queuedFrom), total: Number(counted?.count ?? 0n) }
}

/** The withdrawal of an id, which begins with the number of its book. */
export async function findQueuedWithdrawal(sql: Transaction, id: string): Promise<QueuedWithdrawal | undefined> {
  const [row] = await sql<Columns[]>`
    select w.book_id, b.user_id, w.body from withdrawals w join books b on b.id = w.book_id
    where w.book_id = ${id.slice(0, id.indexOf('-'))} and w.id = ${id}`
  return row && queuedFrom(row)
}

/** The real books of which an operator has credited a deposit since, epoch milliseconds: for display, the book decides. */
export async function creditedBooks(
  sql: Transaction,
  { operatorId, since }: { operatorId: number; since: number },
): Promise<ReadonlySet<number>> {
  const rows = await sql<{ book_id: bigint }[]>`
    select distinct book_id from deposits
    where book_id is not null and closed_at > ${since} and ${String(operatorId)} = any(string_to_array(credited_by, ','))`
  return new Set(rows.map(({ book_id }) => Number(book_id)))
}
