import type { Transaction } from '../../platform/database.ts'

export async function favouritesOf(sql: Transaction, userId: number): Promise<string[]> {
  const rows = await sql<{ symbol: string }[]>`
    select symbol from favourites where user_id = ${userId} order by rank, symbol`
  return rows.map((row) => row.symbol)
}

/** The favourites, for this transaction alone to change. */
export async function favouritesToChange(sql: Transaction, userId: number): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${userId}`}, 0))`
  return favouritesOf(sql, userId)
}

export async function putFavourites(sql: Transaction, userId: number, symbols: readonly string[]): Promise<void> {
  const ranks = symbols.map((_, rank) => rank)
  await sql`delete from favourites where user_id = ${userId} and not symbol = any(${[...symbols]}::text[])`
  await sql`
    insert into favourites (user_id, symbol, rank)
    select ${userId}::bigint, * from unnest(${[...symbols]}::text[], ${ranks}::int[])
    on conflict (user_id, symbol) do update set rank = excluded.rank`
}
