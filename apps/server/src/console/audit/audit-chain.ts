import { createHash } from 'node:crypto'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'

/** One row of the audit log. `details` is canonical text; operator 0 is the house itself. */
export type AuditRow = {
  id: number
  at: number
  operatorId: number
  act: string
  subject: string
  details: string
  previousHash: string
  hash: string
}

/** The previous hash of the first row. */
export const firstHash = '0'.repeat(64)

/** SHA-256 in hex of the row's canonical text, which holds the hash of the row before. */
export function auditHash(row: Omit<AuditRow, 'hash'>): string {
  const { id, at, operatorId, act, subject, details, previousHash } = row
  const text = canonicalText({ id, at, operatorId, act, subject, details, previousHash } satisfies Canonical)
  return createHash('sha256').update(text).digest('hex')
}

/** The end of an intact chain, where it continues: the number and the hash of its last row. */
export type ChainEnd = { id: number; hash: string }

/** Follows rows in their order. Answers the end, or the number of the first that is missing, changed or added. */
export function followChain(
  from: ChainEnd,
  rows: readonly AuditRow[],
): { intact: true; end: ChainEnd } | { intact: false; brokenAt: number } {
  let end = from
  for (const row of rows) {
    const fits = row.id === end.id + 1 && row.previousHash === end.hash && row.hash === auditHash(row)
    if (!fits) return { intact: false, brokenAt: end.id + 1 }
    end = { id: row.id, hash: row.hash }
  }
  return { intact: true, end }
}
