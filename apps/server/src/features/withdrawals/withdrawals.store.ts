import { readRecord } from '@touchstone/domain/books/codec'
import { type Withdrawal, withdrawalRecord, type WithdrawalStage } from '@touchstone/domain/withdrawals/withdrawal'
import type { Transaction } from '../../platform/database.ts'
import { stagesOf } from './withdrawal-status.ts'

export type WithdrawalFilter = {
  status: number | undefined
  currency: string | undefined
  from: number | undefined
  to: number | undefined
}

/** A stretch of a book's withdrawals, newest first, and how many there are in all. Moments are included. */
export async function listWithdrawals(
  sql: Transaction,
  bookId: number,
  { status, currency, from = 0, to = Number.MAX_SAFE_INTEGER }: WithdrawalFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ withdrawals: Withdrawal[]; total: number }> {
  const stages: readonly WithdrawalStage[] | undefined = status === undefined ? undefined : stagesOf(status)
  const matches = sql`
    book_id = ${bookId} and requested_at between ${from} and ${to}
    ${stages === undefined ? sql`` : sql`and stage = any(${[...stages]}::text[])`}
    ${currency === undefined ? sql`` : sql`and currency = ${currency}`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from withdrawals where ${matches}`
  const rows = await sql<{ body: string }[]>`
    select body from withdrawals where ${matches}
    order by requested_at desc, split_part(split_part(id, '-', 2), '.', 1)::bigint desc
    offset ${skip} limit ${limit}`
  return {
    withdrawals: rows.map(({ body }) => readRecord(withdrawalRecord, body)),
    total: Number(counted?.count ?? 0n),
  }
}

export async function findWithdrawal(sql: Transaction, bookId: number, id: string): Promise<Withdrawal | undefined> {
  const [row] = await sql<{ body: string }[]>`
    select body from withdrawals where book_id = ${bookId} and id = ${id}`
  return row && readRecord(withdrawalRecord, row.body)
}

/** Withdrawals by their ids, whichever books they are of. */
export async function withdrawalsById(
  sql: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Withdrawal>> {
  if (ids.length === 0) return new Map()
  const bookIds = ids.map((id) => id.slice(0, id.indexOf('-')))
  const rows = await sql<{ body: string }[]>`
    select body from withdrawals
    where (book_id, id) in (select * from unnest(${bookIds}::bigint[], ${[...ids]}::text[]))`
  return new Map(rows.map(({ body }) => readRecord(withdrawalRecord, body)).map((each) => [each.id, each]))
}
