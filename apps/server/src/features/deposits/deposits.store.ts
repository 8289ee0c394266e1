import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { currencyOf } from '../../house/ledger/currency-of.ts'
import type { Transaction } from '../../platform/database.ts'
import { type Deposit, depositStatus, type DepositState } from './deposit.ts'

type Columns = {
  id: bigint
  user_id: bigint
  channel: string
  channel_name: string
  kind: 'bank' | 'chain'
  network: string
  currency: string
  amount: string
  arrived: string | null
  arrival_id: bigint | null
  transaction: string | null
  proof: string | null
  state: DepositState
  reason: string | null
  submitted_at: bigint
  claimed_at: bigint | null
  crediting_at: bigint | null
  closed_at: bigint | null
  undone_at: bigint | null
  claimed_by: bigint | null
  undone_by: string | null
  credited_by: string | null
  book_id: bigint | null
  sequence: bigint | null
}

const numberOrNull = (value: bigint | null): number | null => (value === null ? null : Number(value))

const operatorsOf = (ids: string | null): number[] => (ids === null || ids === '' ? [] : ids.split(',').map(Number))

const depositFrom = (row: Columns): Deposit => ({
  id: Number(row.id),
  userId: Number(row.user_id),
  channel: row.channel,
  channelName: row.channel_name,
  kind: row.kind,
  network: row.network,
  currency: currencyOf(row.currency),
  amount: decimal(row.amount),
  arrived: row.arrived === null ? null : decimal(row.arrived),
  arrivalId: numberOrNull(row.arrival_id),
  transaction: row.transaction,
  proof: row.proof,
  state: row.state,
  reason: row.reason,
  submittedAt: Number(row.submitted_at),
  claimedAt: numberOrNull(row.claimed_at),
  creditingAt: numberOrNull(row.crediting_at),
  closedAt: numberOrNull(row.closed_at),
  undoneAt: numberOrNull(row.undone_at),
  claimedBy: numberOrNull(row.claimed_by),
  undoneBy: operatorsOf(row.undone_by),
  creditedBy: operatorsOf(row.credited_by),
  bookId: numberOrNull(row.book_id),
  sequence: numberOrNull(row.sequence),
})

const columns = (sql: Transaction) => sql`
  d.id, d.user_id, d.channel, d.channel_name, d.kind, d.network, d.currency, d.amount, d.proof, d.state, d.reason,
  d.submitted_at, d.claimed_at, d.crediting_at, d.closed_at, d.undone_at, d.claimed_by, d.undone_by,
  d.credited_by, d.book_id, d.sequence, a.id as arrival_id, a.amount as arrived, a.transaction`

export type NewDeposit = Pick<
  Deposit,
  'userId' | 'channel' | 'channelName' | 'kind' | 'network' | 'currency' | 'amount' | 'proof' | 'submittedAt'
>

/** Adds a request. Answers its id. */
export async function insertDeposit(sql: Transaction, deposit: NewDeposit): Promise<number> {
  const { userId, channel, channelName, kind, network, currency, amount, proof, submittedAt } = deposit
  const [row] = await sql<{ id: bigint }[]>`
    insert into deposits (user_id, channel, channel_name, kind, network, currency, amount, proof, state, submitted_at)
    values (${userId}, ${channel}, ${channelName}, ${kind}, ${network}, ${currency}, ${printDecimal(amount)}, ${proof},
      'submitted', ${submittedAt})
    returning id`
  if (row === undefined) throw new Error('insert into deposits returned no row')
  return Number(row.id)
}

/** One deposit; of this user alone where one is named. */
export async function findDeposit(sql: Transaction, id: number, userId?: number): Promise<Deposit | undefined> {
  const [row] = await sql<Columns[]>`
    select ${columns(sql)} from deposits d left join arrivals a on a.deposit_id = d.id
    where d.id = ${id} ${userId === undefined ? sql`` : sql`and d.user_id = ${userId}`}`
  return row && depositFrom(row)
}

/** The same, held until the transaction ends. The lock comes first: what is read is what it was when it was held. */
export async function holdDeposit(sql: Transaction, id: number, userId?: number): Promise<Deposit | undefined> {
  await sql`select from deposits where id = ${id} for update`
  return findDeposit(sql, id, userId)
}

/** Lets one request after another of a user be counted, until the transaction ends. */
export async function lockDepositsOf(sql: Transaction, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposits ${userId}`}, 0))`
}

export async function countUnderReview(sql: Transaction, userId: number): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from deposits where user_id = ${userId} and state in ('submitted', 'claimed')`
  return Number(row?.count ?? 0n)
}

export type DepositFilter = {
  status: number | undefined
  currency: string | undefined
  from: number | undefined
  to: number | undefined
}

const statesOf = (status: number): DepositState[] =>
  (Object.keys(depositStatus) as DepositState[]).filter((state) => depositStatus[state] === status)

/** A stretch of a user's deposits, newest first, and how many there are in all. Moments are included. */
export async function listDeposits(
  sql: Transaction,
  userId: number,
  { status, currency, from = 0, to = Number.MAX_SAFE_INTEGER }: DepositFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ deposits: Deposit[]; total: number }> {
  const matches = sql`
    d.user_id = ${userId} and d.submitted_at between ${from} and ${to}
    ${status === undefined ? sql`` : sql`and d.state = any(${statesOf(status)}::text[])`}
    ${currency === undefined ? sql`` : sql`and d.currency = ${currency}`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from deposits d where ${matches}`
  const rows = await sql<Columns[]>`
    select ${columns(sql)} from deposits d left join arrivals a on a.deposit_id = d.id
    where ${matches} order by d.id desc offset ${skip} limit ${limit}`
  return { deposits: rows.map(depositFrom), total: Number(counted?.count ?? 0n) }
}

/** Deposits that wait for a journal row: to be credited, or to be taken back. Those longest in wait first. */
export async function listUnfinished(sql: Transaction, limit: number): Promise<Deposit[]> {
  const rows = await sql<Columns[]>`
    select ${columns(sql)} from deposits d left join arrivals a on a.deposit_id = d.id
    where d.state = 'crediting' or (d.state = 'undone' and d.undo_sequence is null)
    order by d.id limit ${limit}`
  return rows.map(depositFrom)
}
