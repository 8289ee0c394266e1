import type { Transaction } from '../../../platform/database.ts'
import { newToken, secretHash } from '../users/secret-hash.ts'

export const sessionForMs = 30 * 24 * 3_600_000

export type FoundSession = { id: number; userId: number; seenAt: number; expiresAt: number }
export type ListedSession = { id: number; device: string; address: string; createdAt: number; seenAt: number }

type NewSession = { userId: number; device: string; address: string; browser?: string | undefined; at: number }

/** Creates a session on a device; only this reply contains its token. */
export async function insertSession(
  sql: Transaction,
  { userId, device, address, browser, at }: NewSession,
): Promise<string> {
  const token = newToken()
  await sql`
    insert into sessions (user_id, token_hash, device, address, browser, created_at, seen_at, expires_at)
    values (${userId}, ${secretHash(token)}, ${device}, ${address}, ${browser ?? null}, ${at}, ${at}, ${at + sessionForMs})`
  return token
}

export async function findSession(sql: Transaction, tokenHash: string, at: number): Promise<FoundSession | undefined> {
  const [row] = await sql<{ id: bigint; user_id: bigint; seen_at: bigint; expires_at: bigint }[]>`
    select id, user_id, seen_at, expires_at from sessions where token_hash = ${tokenHash} and expires_at > ${at}`
  if (row === undefined) return undefined
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    seenAt: Number(row.seen_at),
    expiresAt: Number(row.expires_at),
  }
}

/** Restarts its thirty days. */
export async function extendSession(sql: Transaction, id: number, at: number): Promise<void> {
  await sql`
    update sessions set seen_at = ${at}, expires_at = ${at + sessionForMs} where id = ${id} and seen_at < ${at}`
}

export async function listSessions(
  sql: Transaction,
  userId: number,
  { at, pageNo, pageSize }: { at: number; pageNo: number; pageSize: number },
): Promise<{ total: number; records: ListedSession[] }> {
  const rows = await sql<
    { id: bigint; device: string; address: string; created_at: bigint; seen_at: bigint; total: bigint }[]
  >`
    select id, device, address, created_at, seen_at,
           (select count(*) from sessions where user_id = ${userId} and expires_at > ${at}) as total
    from sessions where user_id = ${userId} and expires_at > ${at}
    order by seen_at desc, id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`
  const records = rows.map((row) => ({
    id: Number(row.id),
    device: row.device,
    address: row.address,
    createdAt: Number(row.created_at),
    seenAt: Number(row.seen_at),
  }))
  const total = rows[0]?.total ?? (await countSessions(sql, userId, at))
  return { total: Number(total), records }
}

async function countSessions(sql: Transaction, userId: number, at: number): Promise<bigint> {
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from sessions where user_id = ${userId} and expires_at > ${at}`
  return row?.count ?? 0n
}

/** Undefined when the user has no such session; else the browser that it was begun in, where one is known. */
export async function deleteSession(
  sql: Transaction,
  userId: number,
  id: number,
): Promise<{ browser: string | null } | undefined> {
  const [deleted] = await sql<{ browser: string | null }[]>`
    delete from sessions where user_id = ${userId} and id = ${id} returning browser`
  return deleted
}

/** All of a user's sessions, or all but one. */
export async function deleteSessions(sql: Transaction, userId: number, exceptId?: number): Promise<void> {
  await sql`delete from sessions where user_id = ${userId} and id <> ${exceptId ?? 0}`
}

export async function liveSessionIds(sql: Transaction, userId: number, at: number): Promise<number[]> {
  const rows = await sql<{ id: bigint }[]>`select id from sessions where user_id = ${userId} and expires_at > ${at}`
  return rows.map((row) => Number(row.id))
}
