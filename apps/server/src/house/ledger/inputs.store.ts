import type { Sql, Transaction } from '../../platform/database.ts'

/** The texts of these hashes, in their order; those that are not there are left out. */
export async function inputTexts(sql: Pick<Sql, 'unsafe'>, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await sql.unsafe<{ hash: string; text: string }[]>(
    `select hash, text from receipt_inputs where hash = any($1::text[])`,
    [[...hashes]],
  )
  const found = new Map(rows.map(({ hash, text }) => [hash, text]))
  return hashes.flatMap((hash) => found.get(hash) ?? [])
}

/** Keeps a text under its hash; one that is there already stays. */
export async function keepInput(sql: Transaction, hash: string, text: string): Promise<void> {
  await sql`insert into receipt_inputs (hash, text) values (${hash}, ${text}) on conflict do nothing`
}
