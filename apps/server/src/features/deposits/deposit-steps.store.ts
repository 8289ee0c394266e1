import type { Transaction } from '../../platform/database.ts'
import { announceDeposit } from './deposit-feed.ts'

type Step = { id: number; at: number }

/** Each of these writes one step of a deposit that is held, and notifies its owner's screens once that is committed. */
export async function putClaimed(sql: Transaction, { id, at, operator }: Step & { operator: number }): Promise<void> {
  await sql`update deposits set state = 'claimed', claimed_at = ${at}, claimed_by = ${operator} where id = ${id}`
  await announceDeposit(sql, id)
}

export async function putReleased(sql: Transaction, id: number): Promise<void> {
  await sql`update deposits set state = 'submitted', claimed_at = null, claimed_by = null where id = ${id}`
  await announceDeposit(sql, id)
}

export async function putRejected(
  sql: Transaction,
  { id, at, operator, reason }: Step & { operator: number; reason: string },
): Promise<void> {
  await sql`
    update deposits set state = 'rejected', closed_at = ${at}, decided_by = ${operator}, reason = ${reason}
    where id = ${id}`
  await announceDeposit(sql, id)
}

export async function putCancelled(sql: Transaction, { id, at }: Step): Promise<void> {
  await sql`update deposits set state = 'cancelled', closed_at = ${at} where id = ${id}`
  await announceDeposit(sql, id)
}

/** There are no operators where a chain says so by itself. */
export async function putCrediting(
  sql: Transaction,
  { id, at, operators }: Step & { operators: readonly number[] },
): Promise<void> {
  await sql`
    update deposits set state = 'crediting', crediting_at = ${at}, decided_by = ${operators.at(-1) ?? null},
      credited_by = ${operators.join(',')}
    where id = ${id}`
  await announceDeposit(sql, id)
}

/** Once, whoever of several finishes it first. `bookId` and `sequence` name the row of the journal that credited it. */
export async function putDelivered(
  sql: Transaction,
  { id, at, bookId, sequence }: Step & { bookId: number; sequence: number },
): Promise<void> {
  const moved = await sql`
    update deposits set state = 'delivered', closed_at = ${at}, book_id = ${bookId}, sequence = ${sequence}
    where id = ${id} and state = 'crediting' returning true`
  if (moved.length > 0) await announceDeposit(sql, id)
}

export async function putUndone(
  sql: Transaction,
  { id, at, operators, reason }: Step & { operators: readonly number[]; reason: string },
): Promise<void> {
  await sql`
    update deposits set state = 'undone', undone_at = ${at}, undone_by = ${operators.join(',')}, reason = ${reason}
    where id = ${id}`
  await announceDeposit(sql, id)
}

/** The row of the journal that took it back. */
export async function putUndoSequence(sql: Transaction, id: number, sequence: number): Promise<void> {
  await sql`update deposits set undo_sequence = ${sequence} where id = ${id} and undo_sequence is null`
}
