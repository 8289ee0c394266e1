import type { Transaction } from '../platform/database.ts'

export type Channel = 'email' | 'sms'
export type OutgoingMessage = {
  channel: Channel
  to: string
  subject: string
  text: string
  /** Epoch milliseconds. Past `expiresAt` it does not leave any more. */
  at: number
  expiresAt: number
}
type Ending = 'sent' | 'refused' | 'unknown' | 'expired'
type Claimed = { channel: Channel; to: string; subject: string; text: string }

export async function insertDelivery(sql: Transaction, message: OutgoingMessage): Promise<number> {
  const { channel, to, subject, text, at, expiresAt } = message
  const [row] = await sql<{ id: bigint }[]>`
    insert into deliveries (channel, recipient, subject, text, created_at, expires_at)
    values (${channel}, ${to}, ${subject}, ${text}, ${at}, ${expiresAt})
    returning id`
  if (row === undefined) throw new Error('a delivery was inserted')
  return Number(row.id)
}

/** Takes a message to send it, which only one can do. Undefined when it was taken before, or its time is over. */
export async function claimDelivery(sql: Transaction, id: number, at: number): Promise<Claimed | undefined> {
  const [row] = await sql<Claimed[]>`
    update deliveries set state = 'sending' where id = ${id} and state = 'queued' and expires_at > ${at}
    returning channel, recipient as "to", subject, text`
  return row
}

/** It has not left: whoever tries next may take it. */
export async function releaseDelivery(sql: Transaction, id: number, reason: string): Promise<void> {
  await sql`update deliveries set state = 'queued', reason = ${reason} where id = ${id} and state = 'sending'`
}

/** Ends one that was taken; what it said is dropped. */
export async function endDelivery(
  sql: Transaction,
  id: number,
  { state, reason, at }: { state: Ending; reason?: string | undefined; at: number },
): Promise<void> {
  await sql`
    update deliveries set state = ${state}, reason = ${reason ?? null}, done_at = ${at}, subject = '', text = ''
    where id = ${id} and state in ('queued', 'sending')`
}

export async function stateOfDelivery(sql: Transaction, id: number): Promise<string | undefined> {
  const [row] = await sql<{ state: string }[]>`select state from deliveries where id = ${id}`
  return row?.state
}

const weekMs = 7 * 24 * 3_600_000

/** Drops what is older than a week, from the outbox too. */
export async function forgetDeliveries(sql: Transaction, now: number): Promise<void> {
  await sql`delete from deliveries where created_at < ${now - weekMs}`
  await sql`delete from outbox where sent_at < ${now - weekMs}`
}
