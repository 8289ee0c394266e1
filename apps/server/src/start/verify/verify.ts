import { houseRules } from '@touchstone/domain/rulebook/rules'
import type { Sql } from '../../platform/database.ts'
import type { Verification, VerifyCounts } from './verification.ts'
import { verifyAgreements } from './verify-agreements.ts'
import { verifyAudit } from './verify-audit.ts'
import { type BookRules, verifyBooks } from './verify-books.ts'
import { verifyBatches, verifyCheckpoints } from './verify-checkpoints.ts'
import { createGiverCheck, noGiverCheck } from './verify-givers.ts'
import { verifyHouse } from './verify-house.ts'
import { verifyMoves } from './verify-moves.ts'
import { verifyOrphans } from './verify-records.ts'
import { loadVersions } from './verify-settings.ts'
import { verifyStates } from './verify-states.ts'
import { verifyTapes } from './verify-tape.ts'

export type VerifyOptions = {
  /** The rules to decide by again; those of the domain, unless a test breaks one on purpose. */
  decide?: BookRules['rules']['decide']
  /** For a life that no console was beside, such as a simulated one: nobody signed what its operators did. */
  withoutConsole?: boolean
  /** How many differences are named; what is found after them is only counted. */
  differencesMax?: number
}

/** `found` counts every difference, named or not. */
export type Verdict = {
  differences: string[]
  found: number
  counts: VerifyCounts
  /** One line for a person. */
  summary: string
}

/**
 * Recomputes everything that the database claims, on one snapshot and without writing: balances, chains, records and
 * decisions, results and states from the journal, who gave each command, the house and the zero sum from the postings, batches, checkpoints,
 * the tape and the operators' log.
 */
export async function verifyDatabase(sql: Sql, options: VerifyOptions = {}): Promise<Verdict> {
  const { decide = houseRules.decide, withoutConsole = false, differencesMax = 200 } = options
  const verdict = { differences: [] as string[], found: 0, counts: noCounts() }
  await sql.begin('isolation level repeatable read read only', async (transaction) => {
    const verification: Verification = {
      sql: transaction,
      counts: verdict.counts,
      differs(sentence) {
        verdict.found += 1
        if (verdict.found <= differencesMax) verdict.differences.push(sentence)
      },
    }
    // Before the snapshot is taken: no day of the tape is dropped while we read.
    await transaction`lock table ticks in access share mode`
    const versions = await loadVersions(verification, { withoutConsole })
    const given = withoutConsole ? noGiverCheck : createGiverCheck(verification)
    const totals = await verifyBooks(verification, { rules: { ...houseRules, decide }, versions, given })
    await verifyOrphans(verification)
    await verifyStates(verification)
    await verifyHouse(verification, totals)
    await verifyBatches(verification)
    await verifyCheckpoints(verification, versions)
    await verifyTapes(verification, versions)
    await verifyMoves(verification)
    await verifyAudit(verification)
    await verifyAgreements(verification)
  })
  return { ...verdict, summary: summaryOf(verdict) }
}

function summaryOf({ counts, found }: Omit<Verdict, 'summary'>): string {
  const seen = [
    `${counts.books} books`,
    `${counts.journalRows} journal rows`,
    `${counts.postings} postings`,
    `${counts.records} records`,
    `${counts.batches} batches`,
    `${counts.checkpoints} checkpoints`,
    `${counts.tapeRows} rows of the tape`,
    `${counts.keptRows} kept`,
    `${counts.agreements} agreements`,
    ...(counts.unnotedAgreements > 0
      ? [`${counts.unnotedAgreements} of them of before they stood in the audit log`]
      : []),
  ].join(', ')
  return `${found === 0 ? 'clean' : `${found} differences`}: ${seen}`
}

const noCounts = (): VerifyCounts => ({
  books: 0,
  journalRows: 0,
  postings: 0,
  records: 0,
  batches: 0,
  checkpoints: 0,
  tapeRows: 0,
  keptRows: 0,
  agreements: 0,
  unnotedAgreements: 0,
})
