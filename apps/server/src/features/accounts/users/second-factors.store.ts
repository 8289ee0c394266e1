import type { Transaction } from '../../../platform/database.ts'
import type { SealedSecret } from './authenticator-safe.ts'

/** A key that waits to be bound is offered again for an hour. Our choice. */
const pendingForMs = 3_600_000

/** The key that waits to be bound: this one, or that of a moment ago. Undefined when one is bound. */
export async function preparePending(
  sql: Transaction,
  userId: number,
  secret: SealedSecret,
  at: number,
): Promise<SealedSecret | undefined> {
  const [row] = await sql<{ pending_secret: SealedSecret }[]>`
    insert into second_factors as f (user_id, pending_secret, pending_at) values (${userId}, ${secret}, ${at})
    on conflict (user_id) do update
    set pending_secret =
          case when f.pending_at > ${at - pendingForMs} then f.pending_secret else excluded.pending_secret end,
        pending_at = case when f.pending_at > ${at - pendingForMs} then f.pending_at else excluded.pending_at end
    where f.secret is null
    returning pending_secret`
  return row?.pending_secret
}

export async function findPending(sql: Transaction, userId: number, at: number): Promise<SealedSecret | undefined> {
  const [row] = await sql<{ pending_secret: SealedSecret | null }[]>`
    select pending_secret from second_factors where user_id = ${userId} and pending_at > ${at - pendingForMs}`
  return row?.pending_secret ?? undefined
}

/** Binds the key that waits, whose code of this step was right. False when it is not that key any more. */
export async function bindPending(
  sql: Transaction,
  { userId, secret, step, at }: { userId: number; secret: SealedSecret; step: number; at: number },
): Promise<boolean> {
  const bound = await sql`
    update second_factors
    set secret = pending_secret, bound_at = ${at}, last_step = ${step}, pending_secret = null, pending_at = null
    where user_id = ${userId} and secret is null and pending_secret = ${secret}
    returning true`
  return bound.length > 0
}

/** Takes the bound key away. False when it is another key now. */
export async function unbindSecret(
  sql: Transaction,
  { userId, secret }: { userId: number; secret: SealedSecret },
): Promise<boolean> {
  const unbound = await sql`
    update second_factors set secret = null, bound_at = null, last_step = null
    where user_id = ${userId} and secret = ${secret}
    returning true`
  return unbound.length > 0
}

export async function findSecret(sql: Transaction, userId: number): Promise<SealedSecret | undefined> {
  const [row] = await sql<{ secret: SealedSecret | null }[]>`
    select secret from second_factors where user_id = ${userId}`
  return row?.secret ?? undefined
}

/** Uses up a step's code. False when it, or a later one, was used. */
export async function takeStep(sql: Transaction, userId: number, step: number): Promise<boolean> {
  const used = await sql`
    update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning true`
  return used.length > 0
}

/**
 * Uses up a step's code for a request, by its idempotency key: sent again, the same request may bring the same code. False
 * when another used it, or a later one was.
 */
export async function takeStepFor(
  sql: Transaction,
  { userId, step, key }: { userId: number; step: number; key: string },
): Promise<boolean> {
  const used = await sql`
    update second_factors set last_step = ${step}, last_use = ${key}
    where user_id = ${userId} and (last_step < ${step} or (last_step = ${step} and last_use = ${key})) returning true`
  return used.length > 0
}
