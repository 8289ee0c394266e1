import { decimal, type Money } from '@touchstone/domain/money/decimal'
import { secretEvents } from '@touchstone/wire/console/person-background'
import type { Transaction } from '../../platform/database.ts'

/** Counts the withdrawals of a book, except one if it is named. `value`: of the paid ones in USDT, as when requested. */
export async function otherWithdrawals(
  sql: Transaction,
  bookId: number,
  except = '',
): Promise<{ paid: number; value: Money; open: number }> {
  const [row] = await sql<{ paid: bigint; value: string; open: bigint }[]>`
    select count(*) filter (where stage = 'paid') as paid, count(*) filter (where is_open) as open,
           coalesce(sum((body::jsonb ->> 'usdtValue')::numeric) filter (where stage = 'paid'), 0)::text as value
    from withdrawals where book_id = ${bookId} and id <> ${except}`
  return { paid: Number(row?.paid ?? 0n), value: decimal(row?.value ?? '0'), open: Number(row?.open ?? 0n) }
}

export type SecretEvent = { kind: (typeof secretEvents)[number]; at: number }

/** The changes of a user's secrets that messages reported since a moment, newest first. Our choice: twenty at most. */
export async function secretEventsSince(sql: Transaction, userId: number, since: number): Promise<SecretEvent[]> {
  const rows = await sql<{ kind: SecretEvent['kind']; at: bigint }[]>`
    select kind, at from messages
    where user_id = ${userId} and kind = any(${[...secretEvents]}) and at > ${since}
    order by id desc limit 20`
  return rows.map(({ kind, at }) => ({ kind, at: Number(at) }))
}

export type NewSession = { device: string; address: string; createdAt: number }

/** Sessions of a user that began since a moment and have not ended, newest first. Our choice: twenty at most. */
export async function sessionsSince(sql: Transaction, userId: number, since: number): Promise<NewSession[]> {
  const rows = await sql<{ device: string; address: string; created_at: bigint }[]>`
    select device, address, created_at from sessions where user_id = ${userId} and created_at > ${since}
    order by created_at desc, id desc limit 20`
  return rows.map(({ device, address, created_at: createdAt }) => ({ device, address, createdAt: Number(createdAt) }))
}
