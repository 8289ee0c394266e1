import { decimal, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import type { Transaction } from '../../platform/database.ts'
import { insertMessages } from '../messages/messages.store.ts'
import type { AlertDirection, ArmedAlert } from './alert-index.ts'

export type AlertRow = ArmedAlert & {
  userId: number
  state: 'armed' | 'reached'
  createdAt: number
  reachedAt: number | null
  reachedSequence: number | null
  reachedMark: Price | null
}

type Columns = {
  id: bigint
  user_id: bigint
  symbol: string
  price: string
  direction: AlertDirection
  state: 'armed' | 'reached'
  created_at: bigint
  created_sequence: bigint
  reached_at: bigint | null
  reached_sequence: bigint | null
  reached_mark: string | null
}

const alertFrom = (row: Columns): AlertRow => ({
  id: Number(row.id),
  userId: Number(row.user_id),
  symbol: row.symbol,
  price: decimal(row.price),
  direction: row.direction,
  state: row.state,
  createdAt: Number(row.created_at),
  createdSequence: Number(row.created_sequence),
  reachedAt: row.reached_at === null ? null : Number(row.reached_at),
  reachedSequence: row.reached_sequence === null ? null : Number(row.reached_sequence),
  reachedMark: row.reached_mark === null ? null : decimal(row.reached_mark),
})

/** Serialises a user's changes of alerts until the transaction ends. */
export async function lockAlertsOf(sql: Transaction, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`price alerts ${userId}`}, 0))`
}

export async function countArmed(sql: Transaction, userId: number): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from price_alerts where user_id = ${userId} and state = 'armed'`
  return Number(row?.count ?? 0n)
}

type NewAlert = Pick<AlertRow, 'userId' | 'symbol' | 'price' | 'direction' | 'createdAt' | 'createdSequence'>

export async function addAlert(sql: Transaction, alert: NewAlert): Promise<AlertRow> {
  const { userId, symbol, price, direction, createdAt, createdSequence } = alert
  const [row] = await sql<Columns[]>`
    insert into price_alerts (user_id, symbol, price, direction, created_at, created_sequence)
    values (${userId}, ${symbol}, ${printDecimal(price)}, ${direction}, ${createdAt}, ${createdSequence})
    returning *`
  if (row === undefined) throw new Error('insert into alerts returned no row')
  return alertFrom(row)
}

/** False when it is not there or another's. */
export async function dropAlert(sql: Transaction, userId: number, id: string): Promise<boolean> {
  const found = await sql`delete from price_alerts where user_id = ${userId} and id = ${id} returning true`
  return found.length > 0
}

export type AlertFilter = { symbol: string | undefined; state: 'armed' | 'reached' | undefined }

export async function listAlerts(
  sql: Transaction,
  userId: number,
  { symbol, state }: AlertFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: AlertRow[]; total: number }> {
  const matches = sql`
    user_id = ${userId} ${symbol === undefined ? sql`` : sql`and symbol = ${symbol}`}
    ${state === undefined ? sql`` : sql`and state = ${state}`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from price_alerts where ${matches}`
  const rows = await sql<Columns[]>`
    select * from price_alerts where ${matches} order by id desc offset ${skip} limit ${limit}`
  return { rows: rows.map(alertFrom), total: Number(counted?.count ?? 0n) }
}

export async function armedAlerts(sql: Transaction): Promise<AlertRow[]> {
  const rows = await sql<Columns[]>`select * from price_alerts where state = 'armed' order by id`
  return rows.map(alertFrom)
}

export type ReachedRow = { id: number; sequence: number; mark: Price; at: number }

/** Marks alerts as reached and notifies their users, each once. Requires a transaction. */
export async function markReached(transaction: Transaction, reached: readonly ReachedRow[]): Promise<number> {
  const rows = await transaction<Columns[]>`
    update price_alerts a set state = 'reached', reached_at = r.at, reached_sequence = r.sequence, reached_mark = r.mark
    from unnest(
      ${reached.map(({ id }) => id)}::bigint[], ${reached.map(({ sequence }) => sequence)}::bigint[],
      ${reached.map(({ mark }) => printDecimal(mark))}::numeric[], ${reached.map(({ at }) => at)}::bigint[]
    ) as r (id, sequence, mark, at)
    where a.id = r.id and a.state = 'armed' returning a.*`
  if (rows.length === 0) return 0
  return insertMessages(
    transaction,
    rows.map(alertFrom).map(({ id, userId, symbol, price, direction, reachedMark, reachedAt, reachedSequence }) => ({
      userId,
      bookId: null,
      sequence: null,
      kind: 'price_alert_reached' as const,
      details: {
        symbol,
        price: printDecimal(price),
        side: direction,
        mark: printDecimal(reachedMark ?? price),
        tick: reachedSequence,
      },
      source: `alert:${id}`,
      at: reachedAt ?? 0,
    })),
  )
}
