import type { Transaction } from '../../../platform/database.ts'
import { type SealedSecret, sealPrefix, type SecretOwner } from './authenticator-safe.ts'

type Column = 'secret' | 'pending_secret'
/** An unsealed secret, and its location. */
export type PlainSecret = { column: Column; owner: SecretOwner; secret: string }

type Columns = { column: Column; user_id: bigint | null; name: string | null; secret: string }

export async function findPlainSecrets(sql: Transaction, limit: number): Promise<PlainSecret[]> {
  const rows = await sql<Columns[]>`
    select 'secret' as column, user_id, null as name, secret from second_factors
    where not starts_with(secret, ${sealPrefix})
    union all
    select 'pending_secret', user_id, null, pending_secret from second_factors
    where not starts_with(pending_secret, ${sealPrefix})
    union all
    select 'secret', null, name, secret from operators where not starts_with(secret, ${sealPrefix})
    limit ${limit}`
  return rows.map(({ column, user_id, name, secret }) => ({
    column,
    owner: user_id === null ? { operator: name ?? '' } : { userId: Number(user_id) },
    secret,
  }))
}

/** Puts a sealed secret in the place of the plain one. */
export async function putSealedSecret(
  sql: Transaction,
  { column, owner, secret }: PlainSecret,
  sealed: SealedSecret,
): Promise<void> {
  if ('operator' in owner)
    await sql`update operators set secret = ${sealed} where name = ${owner.operator} and secret = ${secret}`
  else
    await sql`
      update second_factors set ${sql(column)} = ${sealed}
      where user_id = ${owner.userId} and ${sql(column)} = ${secret}`
}

/** How many are sealed, but not under this prefix. */
export async function countSealedOtherwise(sql: Transaction, prefix: string): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`
    select (select count(*) from second_factors where not starts_with(secret, ${prefix}))
         + (select count(*) from operators where not starts_with(secret, ${prefix})) as count`
  return Number(row?.count)
}

/** Whether any is sealed, under whatever key. */
export async function hasSealed(sql: Transaction): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (select from second_factors where starts_with(secret, ${sealPrefix}) or starts_with(pending_secret, ${sealPrefix}))
        or exists (select from operators where starts_with(secret, ${sealPrefix})) as has`
  return row?.has === true
}
