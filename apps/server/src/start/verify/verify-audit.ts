import { type AuditRow, type ChainEnd, firstHash, followChain } from '../../console/audit/audit-chain.ts'
import { isAfter, pages, type Verification } from './verification.ts'

type Columns = Omit<AuditRow, 'id' | 'at' | 'operatorId'> & { id: bigint; at: bigint; operatorId: bigint }

const text = `
  select id, at, operator_id as "operatorId", act, subject, details, previous_hash as "previousHash", hash
  from audit_log where ${isAfter('id')} order by id limit 1000`

/** The chain of the operators' audit log: a row that was changed, taken away or put in between breaks it. */
export async function verifyAudit(verification: Verification): Promise<void> {
  let end: ChainEnd = { id: 0, hash: firstHash }
  for await (const page of pages<Columns>(verification, text, [null], (last) => [String(last.id)])) {
    const rows = page.map((row) => ({
      ...row,
      id: Number(row.id),
      at: Number(row.at),
      operatorId: Number(row.operatorId),
    }))
    const followed = followChain(end, rows)
    if (!followed.intact) {
      verification.differs(`the audit log is broken at row ${followed.brokenAt}`)
      return
    }
    end = followed.end
  }
}
