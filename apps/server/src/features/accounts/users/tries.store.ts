import { refuse, type Result } from '@touchstone/domain/result'
import type { Sql } from '../../../platform/database.ts'
import { secretHash } from './secret-hash.ts'

/** The limit of wrong tries and its time window. Our choice. */
const triesMax = 5
const withinMs = 15 * 60_000

type TriesRefusal = { kind: 'tries_exhausted'; minutes: number }

/**
 * Counts a try of a secret before the check, in a separate transaction: nothing later can undo it, and concurrent tries
 * all count. Refuses a try over the limit.
 */
export async function countTry(sql: Sql, subject: string, at: number): Promise<Result<undefined, TriesRefusal>> {
  const [row] = await sql<{ count: number; since: bigint }[]>`
    insert into tries as t (subject, count, since) values (${secretHash(subject)}, 1, ${at})
    on conflict (subject) do update
    set count = case when t.since <= ${at - withinMs} then 1 else t.count + 1 end,
        since = case when t.since <= ${at - withinMs} then excluded.since else t.since end
    returning count, since`
  if (row === undefined) throw new Error('upsert into tries returned no row')
  if (row.count <= triesMax) return { ok: true, value: undefined }
  const minutes = Math.max(1, Math.ceil((Number(row.since) + withinMs - at) / 60_000))
  return refuse({ kind: 'tries_exhausted', minutes })
}

/** Resets the count after a correct try. */
export async function forgetTries(sql: Sql, subject: string): Promise<void> {
  await sql`delete from tries where subject = ${secretHash(subject)}`
}
