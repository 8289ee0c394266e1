import type { Transaction } from '../../platform/database.ts'

export type SharedReceipt = { code: string; bookId: number; sequence: number; at: number }

type Columns = { code: string; book_id: bigint; sequence: bigint; at: bigint }
const sharedFrom = ({ code, book_id: bookId, sequence, at }: Columns): SharedReceipt => ({
  code,
  bookId: Number(bookId),
  sequence: Number(sequence),
  at: Number(at),
})

/** Newest first. */
export async function sharedBy(sql: Transaction, userId: number): Promise<SharedReceipt[]> {
  const rows = await sql<Columns[]>`
    select code, book_id, sequence, at from shared_receipts where user_id = ${userId} order by at desc, code`
  return rows.map(sharedFrom)
}

/** The same, for this transaction alone to add to. */
export async function sharedToChange(sql: Transaction, userId: number): Promise<SharedReceipt[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shared receipts ${userId}`}, 0))`
  return sharedBy(sql, userId)
}

export async function addShared(sql: Transaction, userId: number, shared: SharedReceipt): Promise<void> {
  const { code, bookId, sequence, at } = shared
  await sql`
    insert into shared_receipts (code, user_id, book_id, sequence, at)
    values (${code}, ${userId}, ${bookId}, ${sequence}, ${at})`
}

export async function dropShared(sql: Transaction, userId: number, code: string): Promise<void> {
  await sql`delete from shared_receipts where code = ${code} and user_id = ${userId}`
}

export async function sharedUnder(sql: Transaction, code: string): Promise<SharedReceipt | undefined> {
  const [row] = await sql<Columns[]>`
    select code, book_id, sequence, at from shared_receipts where code = ${code}`
  return row && sharedFrom(row)
}
