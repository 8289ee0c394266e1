import type { Transaction } from '../../platform/database.ts'

/** Returns the id of a user's book, if there is one; does not create it. */
export async function bookIfThere(
  sql: Transaction,
  userId: number,
  world: 'real' | 'demo',
): Promise<number | undefined> {
  const [row] = await sql<{ id: bigint }[]>`select id from books where user_id = ${userId} and world = ${world}`
  return row && Number(row.id)
}
