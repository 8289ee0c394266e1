import { decide } from '@touchstone/domain/rulebook/decide'
import { connect, type DatabaseAddress } from '@touchstone/server/platform/database'
import { verifyDatabase } from '@touchstone/server/start/verify/verify'
import { auditCheckpoints } from '../audit/audit-checkpoints.ts'
import { auditBook, auditHouse, readRecords } from '../audit/audit-records.ts'
import { createAuditor } from '../audit/auditor.ts'
import { journalReader } from '../audit/journal-reader.ts'
import type { Acknowledged } from './load.ts'

/** Longer than a watermark takes. */
const settledWithinMs = 5_000

export type Aftermath = { faults: string[]; rows: number; settled: number; unanswered: number }

/**
 * Examines the database after all kills: every acknowledged command must be there once and as acknowledged, nothing
 * twice or in part, everything due settled, and `verify` must find nothing.
 */
export async function examine(address: DatabaseAddress, acknowledged: Iterable<Acknowledged>): Promise<Aftermath> {
  const sql = connect(address, 1)
  try {
    const auditor = createAuditor()
    const rows = await journalReader(sql).next()
    const faults = rows.flatMap((row) => auditor.follow(row))
    const byKey = new Map(rows.map((row) => [`${row.book_id} ${row.key}`, row]))
    let answered = 0
    for (const { bookId, uuid, sequence, reply } of acknowledged) {
      const row = byKey.get(`${bookId} u:${uuid}`)
      answered += 1
      if (row?.sequence !== sequence || row.reply !== reply)
        faults.push(
          `command ${uuid} of book ${bookId} was acknowledged as row ${sequence}; the journal has ${row?.sequence ?? 'no such row'}`,
        )
    }
    for (const [id, records] of await readRecords(sql, [...auditor.books.keys()]))
      faults.push(...auditBook(auditor, id, records))
    const due = await sql<{ id: string }[]>`
      select id from second_contracts where is_open and expires_at < ${Date.now() - settledWithinMs}`
    for (const { id } of due) faults.push(`second contract ${id} was never settled`)
    faults.push(...auditor.zeroSum(), ...(await auditHouse(sql, auditor)), ...(await auditCheckpoints(sql)))
    faults.push(...(await verifyDatabase(sql, { decide, withoutConsole: true })).differences)
    const asked = rows.filter((row) => row.key.startsWith('u:')).length
    const settled = rows.filter((row) => row.key.startsWith('settle:')).length
    return { faults, rows: rows.length, settled, unanswered: asked - answered }
  } finally {
    await sql.end({ timeout: 5 })
  }
}
