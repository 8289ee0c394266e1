import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { isUsed } from '../../features/deposits/arrivals.store.ts'
import { type Deposit } from '../../features/deposits/deposit.ts'
import { findDeposit } from '../../features/deposits/deposits.store.ts'
import type { Sql, Transaction } from '../../platform/database.ts'

export type DepositQueueFilter = { state: string | undefined; currency: string | undefined; userId: string | undefined }

/** The open ones that wait longest first, else newest first; and how many there are in all. */
export async function listDepositQueue(
  sql: Sql,
  { state, currency, userId }: DepositQueueFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: Deposit[]; total: number }> {
  const isOpen = state === 'open' || state === 'submitted' || state === 'claimed'
  const states = state === 'open' ? ['submitted', 'claimed'] : [state ?? '']
  const matches = sql`
    ${state === undefined ? sql`true` : sql`state = any(${states}::text[])`}
    ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
    ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from deposits where ${matches}`
  const ids = await sql<{ id: bigint }[]>`
    select id from deposits where ${matches}
    order by ${isOpen ? sql`id` : sql`id desc`} offset ${skip} limit ${limit}`
  const rows = await Promise.all(ids.map(({ id }) => findDeposit(sql, Number(id))))
  return { rows: rows.flatMap((row) => row ?? []), total: Number(counted?.count ?? 0n) }
}

export type ListedArrival = {
  id: number
  source: string
  channel: string
  currency: string
  amount: string
  reference: string
  payer: string
  arrivedAt: number
  depositId: number | null
  isCapital: boolean
  userId: number | null
}

export type ArrivalFilter = { free: boolean | undefined; channel: string | undefined; currency: string | undefined }

/** Newest first, and how many there are in all. */
export async function listArrivals(
  sql: Transaction,
  { free, channel, currency }: ArrivalFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ListedArrival[]; total: number }> {
  const matches = sql`
    ${free === undefined ? sql`true` : free ? sql`not ${isUsed(sql)}` : isUsed(sql)}
    ${channel === undefined ? sql`` : sql`and a.channel = ${channel}`}
    ${currency === undefined ? sql`` : sql`and a.currency = ${currency}`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from arrivals a where ${matches}`
  const rows = await sql<
    {
      id: bigint
      source: string
      channel: string
      currency: string
      amount: string
      reference: string
      payer: string
      arrived_at: bigint
      deposit_id: bigint | null
      is_capital: boolean
      user_id: bigint | null
    }[]
  >`
    select a.id, a.source, a.channel, a.currency, a.amount, coalesce(a.written, a.reference) as reference, a.payer,
      a.arrived_at, a.deposit_id, a.capital_proposal is not null as is_capital, d.user_id
    from arrivals a left join deposits d on d.id = a.deposit_id
    where ${matches} order by a.id desc offset ${skip} limit ${limit}`
  return {
    rows: rows.map((row) => ({
      id: Number(row.id),
      source: row.source,
      channel: row.channel,
      currency: row.currency,
      amount: row.amount,
      reference: row.reference,
      payer: row.payer,
      arrivedAt: Number(row.arrived_at),
      depositId: row.deposit_id === null ? null : Number(row.deposit_id),
      isCapital: row.is_capital,
      userId: row.user_id === null ? null : Number(row.user_id),
    })),
    total: Number(counted?.count ?? 0n),
  }
}

/** How many deposits of a channel and an amount wait to be credited: money that came may be theirs. */
export async function countWaiting(
  sql: Transaction,
  { channel, amount }: { channel: string; amount: Money },
): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from deposits
    where channel = ${channel} and amount = ${printDecimal(amount)} and state in ('submitted', 'claimed')`
  return Number(row?.count ?? 0n)
}
