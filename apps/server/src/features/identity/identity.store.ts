import type { ApplicationState, IdentityLevel, SoughtLevel } from '@touchstone/domain/identity/application'
import type { IdentityRejection } from '@touchstone/wire/identity'
import type { Transaction } from '../../platform/database.ts'
import type { ApplicationBody } from './application-body.ts'

export type Application = {
  id: number
  userId: number
  account: string
  level: SoughtLevel
  state: ApplicationState
  body: ApplicationBody
  document: string | null
  submittedAt: number
  claimedBy: number | null
  claimedAt: number | null
  decidedBy: number | null
  decidedAt: number | null
  reason: IdentityRejection | null
}

type Columns = {
  id: bigint
  user_id: bigint
  account: string
  level: bigint
  state: ApplicationState
  body: string
  document: string | null
  submitted_at: bigint
  claimed_by: bigint | null
  claimed_at: bigint | null
  decided_by: bigint | null
  decided_at: bigint | null
  reason: IdentityRejection | null
}

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value))

const applicationFrom = (row: Columns): Application => ({
  id: Number(row.id),
  userId: Number(row.user_id),
  account: row.account,
  level: row.level === 2n ? 2 : 1,
  state: row.state,
  body: JSON.parse(row.body) as ApplicationBody,
  document: row.document,
  submittedAt: Number(row.submitted_at),
  claimedBy: numberOf(row.claimed_by),
  claimedAt: numberOf(row.claimed_at),
  decidedBy: numberOf(row.decided_by),
  decidedAt: numberOf(row.decided_at),
  reason: row.reason,
})

const columns = (sql: Transaction) => sql`
  a.id, a.user_id, u.account, a.level, a.state, a.body, a.document, a.submitted_at, a.claimed_by, a.claimed_at,
  a.decided_by, a.decided_at, a.reason
  from identity_applications a join users u on u.id = a.user_id`

/** Whoever submits or changes something of a user, or of a document, waits here for others who do. */
export async function lockIdentity(transaction: Transaction, name: string): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended(${`identity ${name}`}, 0))`
}

export async function verifiedLevel(sql: Transaction, userId: number): Promise<IdentityLevel> {
  const [row] = await sql<{ level: bigint | null }[]>`
    select max(level) as level from identity_applications where user_id = ${userId} and state = 'verified'`
  return row?.level === 2n ? 2 : row?.level === 1n ? 1 : 0
}

export async function newestOf(sql: Transaction, userId: number, level: SoughtLevel): Promise<Application | undefined> {
  const [row] = await sql<Columns[]>`
    select ${columns(sql)} where a.user_id = ${userId} and a.level = ${level} order by a.id desc limit 1`
  return row === undefined ? undefined : applicationFrom(row)
}

/** Submissions of a level since a moment. */
export async function countSince(sql: Transaction, userId: number, level: SoughtLevel, since: number): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from identity_applications
    where user_id = ${userId} and level = ${level} and submitted_at >= ${since}`
  return Number(row?.count)
}

/** Whether another account holds the document, or wants to. Under `lockIdentity` of the document. */
export async function isDocumentTaken(sql: Transaction, document: string, userId: number): Promise<boolean> {
  const found = await sql`
    select from identity_applications where document = ${document} and state <> 'rejected' and user_id <> ${userId}`
  return found.length > 0
}

type ToInsert = Pick<Application, 'userId' | 'level' | 'body' | 'document' | 'submittedAt'>

export async function insertApplication(sql: Transaction, application: ToInsert): Promise<number> {
  const { userId, level, body, document, submittedAt } = application
  const [row] = await sql<{ id: bigint }[]>`
    insert into identity_applications (user_id, level, state, body, document, submitted_at)
    values (${userId}, ${level}, 'submitted', ${JSON.stringify(body)}, ${document}, ${submittedAt})
    returning id`
  return Number(row?.id)
}

export async function changeBody(
  sql: Transaction,
  { id, body, document }: Pick<Application, 'id' | 'body' | 'document'>,
): Promise<void> {
  await sql`
    update identity_applications set body = ${JSON.stringify(body)}, document = ${document}
    where id = ${id} and state = 'submitted'`
}

export async function findApplication(sql: Transaction, id: number): Promise<Application | undefined> {
  const [row] = await sql<Columns[]>`select ${columns(sql)} where a.id = ${id}`
  return row === undefined ? undefined : applicationFrom(row)
}

/** As it stands; nobody else moves it until the transaction ends. */
export async function holdApplication(transaction: Transaction, id: number): Promise<Application | undefined> {
  const [row] = await transaction<Columns[]>`select ${columns(transaction)} where a.id = ${id} for update of a`
  return row === undefined ? undefined : applicationFrom(row)
}

export async function claim(sql: Transaction, id: number, operator: number, at: number): Promise<void> {
  await sql`
    update identity_applications
    set state = 'waiting', claimed_by = ${operator}, claimed_at = coalesce(claimed_at, ${at}) where id = ${id}`
}

export async function decide(
  sql: Transaction,
  { id, state, reason, operator, at }: Pick<Application, 'id' | 'state' | 'reason'> & { operator: number; at: number },
): Promise<void> {
  await sql`
    update identity_applications
    set state = ${state}, reason = ${reason}, decided_by = ${operator}, decided_at = ${at} where id = ${id}`
}

export type ApplicationFilter = { states?: readonly ApplicationState[]; userId?: number; level?: SoughtLevel }

/** A stretch of submissions and how many there are in all: what waits for somebody oldest first, else newest first. */
export async function listApplications(
  sql: Transaction,
  { states, userId, level }: ApplicationFilter,
  { skip, limit, oldestFirst = false }: { skip: number; limit: number; oldestFirst?: boolean },
): Promise<{ applications: Application[]; total: number }> {
  const matches = sql`
    true ${states === undefined ? sql`` : sql`and state = any(${[...states]}::text[])`}
    ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}
    ${level === undefined ? sql`` : sql`and level = ${level}`}`
  const [counted] = await sql<{ count: bigint }[]>`
    select count(*) as count from identity_applications where ${matches}`
  const order = oldestFirst ? sql`asc` : sql`desc`
  const rows = await sql<Columns[]>`
    select ${columns(sql)}
    where a.id in (select id from identity_applications where ${matches}
                   order by id ${order} offset ${skip} limit ${limit})
    order by a.id ${order}`
  return { applications: rows.map(applicationFrom), total: Number(counted?.count ?? 0n) }
}

export type Unbooked = { id: number; userId: number; level: SoughtLevel; country: string }

/** Verified levels that the books do not know of yet, oldest first, each with the country of the person's document. */
export async function listUnbooked(sql: Transaction, limit: number): Promise<Unbooked[]> {
  const rows = await sql<{ id: bigint; user_id: bigint; level: bigint; country: string }[]>`
    select a.id, a.user_id, a.level, b.body::json -> 'basic' ->> 'country' as country
    from identity_applications a
    join identity_applications b on b.user_id = a.user_id and b.level = 1 and b.state = 'verified'
    where a.state = 'verified' and a.booked_at is null order by a.id limit ${limit}`
  return rows.map(({ id, user_id, level, country }) => ({
    id: Number(id),
    userId: Number(user_id),
    level: level === 2n ? 2 : 1,
    country,
  }))
}

export async function markBooked(sql: Transaction, id: number, at: number): Promise<void> {
  await sql`update identity_applications set booked_at = ${at} where id = ${id}`
}
