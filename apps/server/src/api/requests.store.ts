import { createHash } from 'node:crypto'
import { refuse, type Result } from '@touchstone/domain/result'
import { type ClientKey, clientKeyAheadMs, clientKeyForMs, type OperatorKey } from '../executor/client-key.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import type { Refused } from './handler.ts'

/** A request outside the books as it is compared with one under the same key. */
export type KeyedRequest = { userId: number; key: ClientKey | OperatorKey; hash: string; at: number }

/** Returns the hash of a call and its parsed fields, without the secret ones. */
export function requestHash(name: string, fields: object, secrets: readonly string[]): string {
  const compared = Object.entries(fields)
    .filter(([field]) => !secrets.includes(field))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([name, compared]))
    .digest('hex')
}

/** The reply recorded under the key, if any. Refuses a key of something else, of too long ago to know, or too far ahead. */
export async function findRecorded(
  sql: Transaction,
  request: KeyedRequest,
): Promise<Result<string | undefined, Refused>> {
  const { userId, key, hash, at } = request
  const [row] = await sql<{ hash: string; reply: string }[]>`
    select hash, reply from requests where user_id = ${userId} and key = ${key.key}`
  if (row !== undefined) return row.hash === hash ? { ok: true, value: row.reply } : refuse({ kind: 'key_reused' })
  if (key.stampedAt - at > clientKeyAheadMs) return refuse({ kind: 'key_ahead' })
  return at - key.stampedAt > clientKeyForMs ? refuse({ kind: 'key_expired' }) : { ok: true, value: undefined }
}

/** Undoes a transaction whose effect was refused. */
class Undone extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

/**
 * Runs an effect and records its reply in one transaction. Of two requests under one key the second waits here for the
 * first, and gets its reply. A refusal rolls everything back and is not recorded: a retry is decided again.
 */
export async function recordOnce(
  sql: Sql,
  request: KeyedRequest,
  effect: (transaction: Transaction) => Promise<Result<unknown, Refused>>,
): Promise<Result<string, Refused>> {
  const { userId, key, hash, at } = request
  try {
    return await sql.begin(async (transaction) => {
      const inserted = await transaction`
        insert into requests (user_id, key, hash, reply, at) values (${userId}, ${key.key}, ${hash}, '', ${at})
        on conflict do nothing returning true`
      if (inserted.length === 0) {
        const found = await findRecorded(transaction, request)
        if (!found.ok) throw new Undone(found.refusal)
        return { ok: true as const, value: found.value ?? '' }
      }
      const answer = await effect(transaction)
      if (!answer.ok) throw new Undone(answer.refusal)
      const reply = JSON.stringify(answer.value)
      await transaction`update requests set reply = ${reply} where user_id = ${userId} and key = ${key.key}`
      return { ok: true as const, value: reply }
    })
  } catch (error) {
    if (error instanceof Undone) return refuse(error.refusal)
    throw error
  }
}

/** Deletes requests that no retry can ask for: their keys are already refused as too old. */
export async function forgetRequests(sql: Transaction, now: number): Promise<void> {
  await sql`delete from requests where at < ${now - 2 * clientKeyForMs}`
}
