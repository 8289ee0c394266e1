import { isRole, type Role } from '@touchstone/wire/rights'
import type { Transaction } from '../../platform/database.ts'
import type { SealedSecret } from '../../features/accounts/users/authenticator-safe.ts'

export type OperatorRow = {
  id: number
  name: string
  roles: Role[]
  passwordHash: string
  mustChangePassword: boolean
  secret: SealedSecret
  /** Null until the key of the code was used. */
  lastStep: number | null
  createdAt: number
  since: number
}

type Columns = {
  id: bigint
  name: string
  roles: string
  password_hash: string
  must_change_password: boolean
  secret: SealedSecret
  last_step: bigint | null
  created_at: bigint
  since: bigint
}

/** Roles as they are stored, with commas between. */
export const rolesText = (roles: readonly Role[]): string => [...new Set(roles)].toSorted().join(',')
export const rolesOf = (text: string): Role[] => text.split(',').filter(isRole)

const operatorFrom = (row: Columns): OperatorRow => ({
  id: Number(row.id),
  name: row.name,
  roles: rolesOf(row.roles),
  passwordHash: row.password_hash,
  mustChangePassword: row.must_change_password,
  secret: row.secret,
  lastStep: row.last_step === null ? null : Number(row.last_step),
  createdAt: Number(row.created_at),
  since: Number(row.since),
})

export async function findOperator(
  sql: Transaction,
  by: { id: number } | { name: string },
): Promise<OperatorRow | undefined> {
  const [row] = await sql<Columns[]>`
    select * from operators where ${'id' in by ? sql`id = ${by.id}` : sql`name = ${by.name}`}`
  return row && operatorFrom(row)
}

/** The same, locked until the transaction ends. */
export async function holdOperator(transaction: Transaction, id: number): Promise<OperatorRow | undefined> {
  const [row] = await transaction<Columns[]>`select * from operators where id = ${id} for no key update`
  return row && operatorFrom(row)
}

export type NewOperator = Pick<OperatorRow, 'name' | 'roles' | 'passwordHash' | 'secret' | 'createdAt' | 'since'>

/** Undefined when there is one of this name. */
export async function insertOperator(sql: Transaction, operator: NewOperator): Promise<number | undefined> {
  const { name, roles, passwordHash, secret, createdAt, since } = operator
  const [row] = await sql<{ id: bigint }[]>`
    insert into operators (name, roles, password_hash, secret, created_at, since)
    values (${name}, ${rolesText(roles)}, ${passwordHash}, ${secret}, ${createdAt}, ${since})
    on conflict (name) do nothing returning id`
  return row && Number(row.id)
}

export async function setOperatorRoles(
  sql: Transaction,
  { id, roles, since }: Pick<OperatorRow, 'id' | 'roles' | 'since'>,
): Promise<void> {
  await sql`update operators set roles = ${rolesText(roles)}, since = ${since} where id = ${id}`
}

/** A new key of the code, and a given password where there is one. */
export async function resetOperator(
  sql: Transaction,
  { id, secret, passwordHash, since }: { id: number; secret: SealedSecret; passwordHash: string | null; since: number },
): Promise<void> {
  await sql`
    update operators set secret = ${secret}, last_step = null, since = ${since},
      password_hash = coalesce(${passwordHash}, password_hash),
      must_change_password = must_change_password or ${passwordHash !== null}
    where id = ${id}`
}

/** A password of the operator's own. */
export async function setOperatorPassword(sql: Transaction, id: number, passwordHash: string): Promise<void> {
  await sql`update operators set password_hash = ${passwordHash}, must_change_password = false where id = ${id}`
}

/** Uses a step of the code up; false when it or a later one was used before. */
export async function useOperatorStep(sql: Transaction, id: number, step: number): Promise<boolean> {
  const used = await sql`
    update operators set last_step = ${step}
    where id = ${id} and (last_step is null or last_step < ${step}) returning true`
  return used.length > 0
}

export type ListedOperator = OperatorRow & { sessions: number; seenAt: number | null }

/** By name, with the number of their sessions and the time of their last sign-in. */
export async function listOperators(
  sql: Transaction,
  at: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ListedOperator[]; total: number }> {
  const rows = await sql<(Columns & { sessions: bigint; seen_at: bigint | null; total: bigint })[]>`
    select o.*, count(*) over () as total,
      (select count(*) from operator_sessions s where s.operator_id = o.id and s.expires_at > ${at}) as sessions,
      (select max(created_at) from operator_sessions s where s.operator_id = o.id) as seen_at
    from operators o order by name offset ${skip} limit ${limit}`
  return {
    rows: rows.map((row) => ({
      ...operatorFrom(row),
      sessions: Number(row.sessions),
      seenAt: row.seen_at === null ? null : Number(row.seen_at),
    })),
    total: Number(rows[0]?.total ?? 0n),
  }
}

export async function countOperators(sql: Transaction): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`select count(*) as count from operators`
  return Number(row?.count ?? 0n)
}

/** Returns names by id, for lists; an id without a name is the house itself. */
export async function operatorNames(sql: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids)].map(String)
  if (wanted.length === 0) return new Map()
  const rows = await sql<{ id: bigint; name: string }[]>`
    select id, name from operators where id = any(${wanted}::bigint[])`
  return new Map(rows.map(({ id, name }) => [Number(id), name]))
}

export type NamedOperator = { id: string; name: string }

/** How a list shows an operator; null for the house and for none. */
export const namedOperator = (names: ReadonlyMap<number, string>, id: number | null): NamedOperator | null =>
  id === null || id === 0 ? null : { id: String(id), name: names.get(id) ?? '' }
