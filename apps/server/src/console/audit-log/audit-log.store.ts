import type { Sql, Transaction } from '../../platform/database.ts'
import { oldReadingActs, readingActs } from '@touchstone/wire/console/audit-acts'
import { type AuditRow, type ChainEnd, firstHash, followChain } from '../audit/audit-chain.ts'

type Columns = {
  id: bigint
  at: bigint
  operator_id: bigint
  act: string
  subject: string
  details: string
  previous_hash: string
  hash: string
}

const rowFrom = (row: Columns): AuditRow => ({
  id: Number(row.id),
  at: Number(row.at),
  operatorId: Number(row.operator_id),
  act: row.act,
  subject: row.subject,
  details: row.details,
  previousHash: row.previous_hash,
  hash: row.hash,
})

export type AuditFilter = {
  operatorId: string | undefined
  act: string | undefined
  /** A `user 12` is found in readings of lists too. */
  subject: string | undefined
  show: 'acts' | 'readings' | undefined
  /** Epoch milliseconds, both included. */
  from: number | undefined
  to: number | undefined
}

function about(sql: Transaction, subject: string) {
  const [, userId] = /^user (\d{1,15})$/.exec(subject) ?? []
  if (userId === undefined) return sql`subject = ${subject}`
  return sql`(subject = ${subject} or (subject = 'users' and details::jsonb -> 'users' @> to_jsonb(${userId}::bigint)))`
}

/** Newest first, and how many there are in all. */
export async function listAudit(
  sql: Transaction,
  { operatorId, act, subject, show, from = 0, to = Number.MAX_SAFE_INTEGER }: AuditFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const matches = sql`
    at between ${from} and ${to}
    ${operatorId === undefined ? sql`` : sql`and operator_id = ${operatorId}`}
    ${act === undefined ? sql`` : sql`and act = ${act}`}
    ${show === undefined ? sql`` : sql`and (act = any(${[...readingActs, ...oldReadingActs]}::text[])) = ${show === 'readings'}`}
    ${subject === undefined ? sql`` : sql`and ${about(sql, subject)}`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from audit_log where ${matches}`
  const rows = await sql<Columns[]>`
    select * from audit_log where ${matches} order by id desc offset ${skip} limit ${limit}`
  return { rows: rows.map(rowFrom), total: Number(counted?.count ?? 0n) }
}

const pageSize = 1_000

/** The whole log in its order, some rows at a time. */
export async function* eachAuditRow(sql: Transaction, after = 0): AsyncIterable<AuditRow[]> {
  for (let last = after; ;) {
    const rows = await sql<Columns[]>`select * from audit_log where id > ${last} order by id limit ${pageSize}`
    const end = rows.at(-1)
    if (end === undefined) return
    last = Number(end.id)
    yield rows.map(rowFrom)
  }
}

export type AuditCheck = { intact: boolean; rows: number; head: string; brokenAt: number | null }

/** Recomputes the chain of the log. `rows` and `head` are where it is still intact. */
export async function checkAuditLog(sql: Sql | Transaction): Promise<AuditCheck> {
  let end: ChainEnd = { id: 0, hash: firstHash }
  for await (const rows of eachAuditRow(sql)) {
    const followed = followChain(end, rows)
    if (!followed.intact)
      return { intact: false, rows: followed.brokenAt - 1, head: end.hash, brokenAt: followed.brokenAt }
    end = followed.end
  }
  return { intact: true, rows: end.id, head: end.hash, brokenAt: null }
}
