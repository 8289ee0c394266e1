import type { Transaction } from '../../../platform/database.ts'

export type UserMarks = {
  important: boolean
  /** Why sign-in is blocked, as shown to the user. */
  signInBlock: { reason: string; by: number; at: number } | undefined
}

export async function findMarks(sql: Transaction, userId: number): Promise<UserMarks> {
  const [row] = await sql<
    { important: boolean; sign_in_blocked: string | null; blocked_by: bigint | null; blocked_at: bigint | null }[]
  >`select important, sign_in_blocked, blocked_by, blocked_at from user_marks where user_id = ${userId}`
  const reason = row?.sign_in_blocked ?? null
  return {
    important: row?.important ?? false,
    signInBlock:
      reason === null ? undefined : { reason, by: Number(row?.blocked_by ?? 0n), at: Number(row?.blocked_at ?? 0n) },
  }
}

export async function setImportant(sql: Transaction, userId: number, important: boolean): Promise<void> {
  await sql`
    insert into user_marks (user_id, important) values (${userId}, ${important})
    on conflict (user_id) do update set important = excluded.important`
}

/** Without a block everybody with the right password may come in. */
export async function setSignInBlock(
  sql: Transaction,
  userId: number,
  block: { reason: string; by: number; at: number } | undefined,
): Promise<void> {
  await sql`
    insert into user_marks (user_id, sign_in_blocked, blocked_by, blocked_at)
    values (${userId}, ${block?.reason ?? null}, ${block?.by ?? null}, ${block?.at ?? null})
    on conflict (user_id) do update set sign_in_blocked = excluded.sign_in_blocked, blocked_by = excluded.blocked_by,
      blocked_at = excluded.blocked_at`
}

/**
 * Returns why a user may not sign in, if so. A sign-in and a block of the same account wait for each other until their
 * transactions end, so no session starts while a block ends all sessions.
 */
export async function signInBlockOf(transaction: Transaction, userId: number): Promise<string | undefined> {
  await holdSignIns(transaction, userId)
  const [row] = await transaction<{ reason: string | null }[]>`
    select sign_in_blocked as reason from user_marks where user_id = ${userId}`
  return row?.reason ?? undefined
}

export async function holdSignIns(transaction: Transaction, userId: number): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${userId}`}, 0))`
}
