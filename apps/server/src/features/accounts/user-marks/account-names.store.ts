import type { Transaction } from '../../../platform/database.ts'

/** The account names of users by their ids, for lists. */
export async function accountNames(sql: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids)].map(String)
  if (wanted.length === 0) return new Map()
  const rows = await sql<{ id: bigint; account: string }[]>`
    select id, account from users where id = any(${wanted}::bigint[])`
  return new Map(rows.map(({ id, account }) => [Number(id), account]))
}

export const namedUser = (accounts: ReadonlyMap<number, string>, id: number): { id: number; account: string } => ({
  id,
  account: accounts.get(id) ?? '',
})
