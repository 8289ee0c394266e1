import type { Sql } from '../platform/database.ts'

/** Whether a book has a command under a person's key. */
export async function isRecorded(sql: Sql, bookId: number, key: string): Promise<boolean> {
  const rows = await sql`select from journal where book_id = ${bookId} and key = ${key}`
  return rows.length > 0
}
