import type { Transaction } from '../../platform/database.ts'
import { nameOnDocuments } from '../../features/identity/holder-name.ts'

export type OwnedBook = { userId: number; bookId: number; world: string }

/** The books of these users, of both worlds. */
export async function booksOfUsers(sql: Transaction, userIds: readonly number[]): Promise<OwnedBook[]> {
  if (userIds.length === 0) return []
  const rows = await sql<{ id: bigint; user_id: bigint; world: string }[]>`
    select id, user_id, world from books where user_id = any(${userIds.map(String)}::bigint[])`
  return rows.map(({ id, user_id, world }) => ({ bookId: Number(id), userId: Number(user_id), world }))
}

/** The names of these users as their verified documents have them; users without any are left out. */
export async function verifiedNames(
  sql: Transaction,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await sql<{ user_id: bigint; surname: string | null; first_name: string | null }[]>`
    select user_id, body::jsonb -> 'basic' ->> 'surname' as surname, body::jsonb -> 'basic' ->> 'firstName' as first_name
    from identity_applications
    where user_id = any(${userIds.map(String)}::bigint[]) and level = 1 and state = 'verified'`
  return new Map(
    rows.flatMap(({ user_id, surname, first_name: firstName }) =>
      surname === null || firstName === null ? [] : [[Number(user_id), nameOnDocuments({ surname, firstName })]],
    ),
  )
}
