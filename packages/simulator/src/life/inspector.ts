import { replyRules } from '@touchstone/domain/rulebook/journal-tables'
import { auditCheckpoints } from '../audit/audit-checkpoints.ts'
import { auditHouse } from '../audit/audit-records.ts'
import type { Auditor } from '../audit/auditor.ts'
import type { JournalText } from '../audit/journal-reader.ts'
import type { House } from '@touchstone/server/house/house'
import type { FoundFacts } from '@touchstone/server/start/verify/verify-facts'
import type { Sql } from '@touchstone/server/platform/database'
import type { Coverage } from '../desk/coverage.ts'
import { foundBy } from '../desk/checker.ts'
import { checkReceipts, type ReceiptListener, replayEverything, verify } from './final-checks.ts'

type Place = { bookId: number; sequence: number }

/** The slower checks: receipts, chains, sums, the replay and the house's own `verify`. */
export function createInspector(sql: Sql, coverage: Coverage, heard?: ReceiptListener) {
  const seen: Place[] = []
  const fresh: Place[] = []
  const foundFacts: FoundFacts = new Set()
  let receipts = 0

  async function common(house: House, auditor: Auditor): Promise<string[]> {
    const faults = [
      ...foundBy('auditor', [...auditor.zeroSum(), ...(await auditHouse(sql, auditor))]),
      ...foundBy('checkpoints', await auditCheckpoints(sql)),
    ]
    const [row] = await sql<{ count: bigint }[]>`select count(*) from checkpoints`
    if (row !== undefined && row.count > 0n) coverage.counts.set('checkpoint', Number(row.count))
    receipts += fresh.length
    faults.push(...foundBy('receipt', await checkReceipts(house, fresh, { anchored: false, heard })))
    seen.push(...fresh.splice(0))
    return faults
  }

  return {
    receipts: (): number => receipts,
    follow(rows: readonly JournalText[]): void {
      for (const row of rows) {
        const { kind } = JSON.parse(row.reply) as { kind?: string }
        // A row without a formula has a receipt of its place in the chain only; every tenth of these.
        if (replyRules.get(kind ?? '')?.formula !== 'none' || row.sequence % 10 === 1)
          fresh.push({ bookId: row.book_id, sequence: row.sequence })
      }
    },
    /** After a restart: everything except the receipts and the facts of rows already checked. */
    async inspect(house: House, auditor: Auditor): Promise<string[]> {
      return [...(await common(house, auditor)), ...foundBy('verify', await verify(sql, foundFacts))]
    },
    /** At the end: every receipt and all facts once more, with none still pending, and the replay. */
    async inspectAll(house: House, auditor: Auditor): Promise<string[]> {
      const faults = await common(house, auditor)
      receipts += seen.length
      return [
        ...faults,
        ...foundBy('receipt', await checkReceipts(house, seen, { anchored: true, heard, atOnce: 8 })),
        ...foundBy('replay', await replayEverything(sql)),
        ...foundBy('verify', await verify(sql)),
      ]
    },
  }
}
