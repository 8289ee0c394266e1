import { hourMs, dayMs } from '@touchstone/domain/time'
import type { ProposalKind, Right } from '@touchstone/wire/rights'
import type { AuditAct, RefusedAct } from '@touchstone/wire/console/audit-acts'
import type { CaseQueue } from '@touchstone/wire/console/console-overview'
import type { Transaction } from '../../platform/database.ts'

export type Waiting = { count: number; oldestAt: number | null; overHour: number; overDay: number }

export type OpenCase = {
  queue: CaseQueue
  id: string
  at: number
  amount: string | null
  currency: string | null
  level: number | null
  kind: ProposalKind | null
  operator: number | null
}

/** The right that shows each queue. */
export const queueRights: Readonly<Record<CaseQueue, Right>> = {
  deposits: 'see_deposits',
  withdrawals: 'see_withdrawals',
  identity: 'see_identity',
  proposals: 'see_proposals',
}

/** The open cases of each queue, with the same columns. Each reads an index of open rows alone. */
const openCases = (sql: Transaction, queue: CaseQueue) => {
  switch (queue) {
    case 'deposits':
      return sql`
        select id::text as id, submitted_at as at, amount::text as amount, currency, null::bigint as level,
          null::text as kind, claimed_by as operator
        from deposits where state in ('submitted', 'claimed')`
    case 'withdrawals':
      return sql`
        select id, made_at as at, body::json ->> 'amount' as amount, subject as currency, null::bigint as level,
          null::text as kind, nullif((body::json -> 'steps' -> -1 ->> 'operator')::bigint, 0) as operator
        from records where kind = 'withdrawal' and is_open`
    case 'identity':
      return sql`
        select id::text as id, submitted_at as at, null::text as amount, null::text as currency, level,
          null::text as kind, claimed_by as operator
        from identity_applications where state in ('submitted', 'waiting')`
    case 'proposals':
      return sql`
        select id::text as id, proposed_at as at, null::text as amount, null::text as currency, null::bigint as level,
          kind, proposed_by as operator
        from proposals where state = 'open'`
  }
}

export async function countWaiting(sql: Transaction, queue: CaseQueue, now: number): Promise<Waiting> {
  const [row] = await sql<{ count: bigint; oldest: bigint | null; hour: bigint; day: bigint }[]>`
    select count(*) as count, min(at) as oldest, count(*) filter (where at < ${now - hourMs}) as hour,
      count(*) filter (where at < ${now - dayMs}) as day
    from (${openCases(sql, queue)}) c`
  if (row === undefined) throw new Error(`count of ${queue} returned no row`)
  const oldestAt = row.oldest === null ? null : Number(row.oldest)
  return { count: Number(row.count), oldestAt, overHour: Number(row.hour), overDay: Number(row.day) }
}

type CaseRow = Omit<OpenCase, 'queue' | 'at' | 'level' | 'operator'> & {
  at: bigint
  level: bigint | null
  operator: bigint | null
}

/** The open cases of a queue that wait longest. */
export async function oldestCases(sql: Transaction, queue: CaseQueue, limit: number): Promise<OpenCase[]> {
  const rows = await sql<CaseRow[]>`select * from (${openCases(sql, queue)}) c order by at, id limit ${limit}`
  return rows.map(({ at, level, operator, ...row }) => ({
    ...row,
    queue,
    at: Number(at),
    level: level === null ? null : Number(level),
    operator: operator === null ? null : Number(operator),
  }))
}

export type Finding = { id: number; at: number; operator: number; act: string; subject: string }

/** Our choice: findings are looked for among the newest rows of the log, whatever its length. */
const newestRows = 20_000

/** What went wrong lately, by the audit log: the newest rows of some acts. */
export async function recentFindings(
  sql: Transaction,
  acts: readonly (AuditAct | RefusedAct)[],
  { since, limit }: { since: number; limit: number },
): Promise<Finding[]> {
  const rows = await sql<{ id: bigint; at: bigint; operator_id: bigint; act: string; subject: string }[]>`
    select id, at, operator_id, act, subject from audit_log
    where id > (select coalesce(max(id), 0) from audit_log) - ${newestRows} and at > ${since}
      and act = any(${[...acts]}::text[])
    order by id desc limit ${limit}`
  return rows.map(({ id, at, operator_id: operator, act, subject }) => ({
    id: Number(id),
    at: Number(at),
    operator: Number(operator),
    act,
    subject,
  }))
}
