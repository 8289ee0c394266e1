import { rightsOf } from '@touchstone/wire/rights'
import type { Operator } from '../../api/handler.ts'
import type { Transaction } from '../../platform/database.ts'
import { isToken, newToken, secretHash } from '../../features/accounts/users/secret-hash.ts'
import { rolesOf } from './operators.store.ts'

/** A session is not extended: after half a day an operator signs in again. */
export const operatorSessionForMs = 12 * 3_600_000

/** Creates an operator session; only this reply contains its token. */
export async function insertOperatorSession(
  sql: Transaction,
  {
    operatorId,
    device,
    address,
    browser,
    at,
  }: { operatorId: number; device: string; address: string; browser?: string | undefined; at: number },
): Promise<string> {
  const token = newToken()
  await sql`
    insert into operator_sessions (operator_id, token_hash, device, address, browser, created_at, expires_at)
    values (${operatorId}, ${secretHash(token)}, ${device}, ${address}, ${browser ?? null}, ${at},
            ${at + operatorSessionForMs})`
  return token
}

/** Returns the operator of a token, with their current rights. */
export async function operatorOf(sql: Transaction, token: string, at: number): Promise<Operator | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await sql<
    { id: bigint; session_id: bigint; name: string; roles: string; must_change_password: boolean; since: bigint }[]
  >`
    select o.id, s.id as session_id, o.name, o.roles, o.must_change_password, o.since
    from operator_sessions s join operators o on o.id = s.operator_id
    where s.token_hash = ${secretHash(token)} and s.expires_at > ${at}`
  if (row === undefined) return undefined
  const roles = rolesOf(row.roles)
  return {
    operatorId: Number(row.id),
    sessionId: Number(row.session_id),
    name: row.name,
    roles,
    rights: rightsOf(roles),
    mustChangePassword: row.must_change_password,
    since: Number(row.since),
  }
}

export type OperatorSession = { id: number; device: string; address: string; createdAt: number }

export async function listOperatorSessions(
  sql: Transaction,
  operatorId: number,
  at: number,
): Promise<OperatorSession[]> {
  const rows = await sql<{ id: bigint; device: string; address: string; created_at: bigint }[]>`
    select id, device, address, created_at from operator_sessions
    where operator_id = ${operatorId} and expires_at > ${at} order by id desc limit 100`
  return rows.map(({ id, device, address, created_at: createdAt }) => ({
    id: Number(id),
    device,
    address,
    createdAt: Number(createdAt),
  }))
}

/** Undefined when the operator has no such session; else the browser that it was begun in, where one is known. */
export async function deleteOperatorSession(
  sql: Transaction,
  operatorId: number,
  id: number,
): Promise<{ browser: string | null } | undefined> {
  const [deleted] = await sql<{ browser: string | null }[]>`
    delete from operator_sessions where operator_id = ${operatorId} and id = ${id} returning browser`
  return deleted
}

/** All of an operator's sessions, or all but one. */
export async function deleteOperatorSessions(sql: Transaction, operatorId: number, exceptId = 0): Promise<void> {
  await sql`delete from operator_sessions where operator_id = ${operatorId} and id <> ${exceptId}`
}

export async function forgetOperatorSessions(sql: Transaction, now: number): Promise<void> {
  await sql`delete from operator_sessions where expires_at < ${now - 30 * 24 * 3_600_000}`
}
