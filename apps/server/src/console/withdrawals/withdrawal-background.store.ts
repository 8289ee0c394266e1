import type { Transaction } from '../../platform/database.ts'

export type BoundHere = { label: string; createdAt: number; changedAt: number; usableFrom: number }

/** The account of a user that a withdrawal goes to, while it is bound. */
export async function boundAccount(
  sql: Transaction,
  { userId, channel, target }: { userId: number; channel: string; target: string },
): Promise<BoundHere | undefined> {
  const [row] = await sql<{ label: string; created_at: bigint; changed_at: bigint; usable_from: bigint }[]>`
    select label, created_at, changed_at, usable_from from settlement_accounts
    where user_id = ${userId} and channel = ${channel} and target = ${target} and removed_at is null`
  if (row === undefined) return undefined
  const { label, created_at: createdAt, changed_at: changedAt, usable_from: usableFrom } = row
  return { label, createdAt: Number(createdAt), changedAt: Number(changedAt), usableFrom: Number(usableFrom) }
}
