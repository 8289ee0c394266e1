import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import type { AuditAct, RefusedAct } from '@touchstone/wire/console/audit-acts'
import type { Transaction } from '../../platform/database.ts'
import { auditHash, firstHash } from './audit-chain.ts'

export type Audited = {
  at: number
  /** 0: the house itself. */
  operatorId: number
  act: AuditAct | RefusedAct
  /** Such as `user 12`, `withdrawal 3-14`, `proposal 5`. */
  subject: string
  details?: { readonly [name: string]: Canonical }
}

/** Waits until the transactions of other writers of the log end, and keeps them waiting until this one does. */
export async function lockAuditLog(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended('audit_log', 0))`
}

/**
 * Adds a row to the audit log and returns its number. A writer waits until the transactions of other writers end, so
 * call it last in a transaction.
 */
export async function audit(transaction: Transaction, audited: Audited): Promise<number> {
  const { at, operatorId, act, subject } = audited
  await lockAuditLog(transaction)
  const [last] = await transaction<{ id: bigint; hash: string }[]>`
    select id, hash from audit_log order by id desc limit 1`
  const row = {
    id: Number(last?.id ?? 0n) + 1,
    at,
    operatorId,
    act,
    subject,
    details: canonicalText(audited.details ?? {}),
    previousHash: last?.hash ?? firstHash,
  }
  await transaction`
    insert into audit_log (id, at, operator_id, act, subject, details, previous_hash, hash)
    values (${row.id}, ${at}, ${operatorId}, ${act}, ${subject}, ${row.details}, ${row.previousHash}, ${auditHash(row)})`
  return row.id
}
