import { houseRules } from '@touchstone/domain/rulebook/rules'
import type { Sql } from '../../platform/database.ts'
import { isOfLostSession, messageOf, type Verification, type VerifyCounts } from './verification.ts'
import { verifyAgreements } from './verify-agreements.ts'
import { verifyAudit } from './verify-audit.ts'
import { type BookRules, verifyBooks } from './verify-books.ts'
import { verifyBatches, verifyCheckpoints } from './verify-checkpoints.ts'
import type { FoundFacts } from './verify-facts.ts'
import { verifyRowTimes } from './verify-row-times.ts'
import { createGiverCheck, noGiverCheck } from './verify-givers.ts'
import { verifyHouse } from './verify-house.ts'
import { verifyLevels } from './verify-levels.ts'
import { verifyMoves } from './verify-moves.ts'
import { createPurchaseCheck, noPurchaseCheck } from './verify-purchases.ts'
import { verifyOrphans } from './verify-records.ts'
import { loadVersions } from './verify-settings.ts'
import { verifyStates } from './verify-states.ts'
import { verifyTapes } from './verify-tape.ts'

export type VerifyOptions = {
  /** The rules to decide by again; those of the domain, unless a test breaks one on purpose. */
  decide?: BookRules['rules']['decide']
  /** For a life that no console was beside, such as a simulated one: nobody signed what its operators did. */
  withoutConsole?: boolean
  /** For a life whose people buy past the calls, such as a simulated one: nobody kept what they accepted. */
  withoutAgreements?: boolean
  /**
   * For a database that is verified again and again while it grows: the facts of these rows are not checked another time,
   * and those that are found to be so join them. A row or a tape that changed afterwards shows in its hashes all the same,
   * what only a later checkpoint gives away in a verification without this.
   */
  foundFacts?: FoundFacts
  /** How many differences are named; what is found after them is only counted. */
  differencesMax?: number
  /** Gets each difference that is named as it is found: what was found stays known where the database goes away. */
  onDifference?: (sentence: string) => void
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
 * decisions, results and states from the journal, who gave each command and accepted what they bought under, the house and the zero sum from the postings, batches, checkpoints,
 * the tape and the operators' log. What cannot be read is a difference that names it, and the rest is checked all the same;
 * what PostgreSQL itself refuses ends its part, of which the others need two: without the settings, neither books, house,
 * checkpoints nor tape can be checked, and without the books not the house. Each that is skipped is named.
 *
 * @throws where the database goes away.
 */
export async function verifyDatabase(sql: Sql, options: VerifyOptions = {}): Promise<Verdict> {
  const { decide = houseRules.decide, withoutConsole = false, withoutAgreements = false } = options
  const { differencesMax = 200, onDifference, foundFacts } = options
  const verdict = { differences: [] as string[], found: 0, counts: noCounts() }
  await sql.begin('isolation level repeatable read read only', async (transaction) => {
    const differs = (sentence: string): void => {
      verdict.found += 1
      if (verdict.found > differencesMax) return
      verdict.differences.push(sentence)
      onDifference?.(sentence)
    }
    /** Runs a part; whatever it runs into, the snapshot stays good for the next ones. */
    async function part<Found>(
      name: string,
      check: (verification: Verification) => Promise<Found>,
    ): Promise<Found | undefined> {
      const unlessLost = (error: unknown): Promise<never> | never => {
        // `begin` rejects when the session ends. If this rejected too, the driver would send a rollback to the savepoint on a
        // socket that is gone: an error that nobody can catch, and the process ends without a verdict.
        if (isOfLostSession(error)) return new Promise(() => undefined)
        throw error
      }
      try {
        return (await transaction.savepoint((sql) =>
          check({ sql, counts: verdict.counts, differs }).catch(unlessLost),
        )) as Found
      } catch (error) {
        differs(`${name} could not be checked to the end: ${messageOf(error)}`)
        return undefined
      }
    }
    // Before the snapshot is taken: no day of the tape is dropped while we read.
    await transaction`lock table ticks in access share mode`
    const versions = await part('the settings', (verification) => loadVersions(verification, { withoutConsole }))
    /** Runs a part that needs what an earlier one found. */
    async function partWith<Needed, Found>(
      needed: Needed | undefined,
      [name, from]: readonly [name: string, from: string],
      check: (verification: Verification, needed: Needed) => Promise<Found>,
    ): Promise<Found | undefined> {
      if (needed !== undefined) return part(name, (verification) => check(verification, needed))
      differs(`${name} could not be checked: ${from} could not be read`)
      return undefined
    }
    const totals = await partWith(versions, ['the books', 'the settings'], (verification, known) => {
      const given = withoutConsole ? noGiverCheck : createGiverCheck(verification)
      const agreed = withoutAgreements ? noPurchaseCheck : createPurchaseCheck(verification)
      const rules = { ...houseRules, decide }
      return verifyBooks(verification, { rules, versions: known, given, agreed, foundFacts })
    })
    await part('the records', verifyOrphans)
    await part('the states of equity', verifyStates)
    await partWith(versions, ['the levels', 'the settings'], verifyLevels)
    await partWith(totals, ['the house', 'the books'], verifyHouse)
    await part('the batches', verifyBatches)
    await partWith(versions, ['the checkpoints', 'the settings'], verifyCheckpoints)
    await partWith(versions, ['the tape', 'the settings'], verifyTapes)
    await part('the typical moves', verifyMoves)
    await part('the audit log', verifyAudit)
    await part('the agreements', verifyAgreements)
    // A life of its own leaps over days, and its checkpoints follow.
    if (!withoutConsole) await part('rows that had to stand before a time', verifyRowTimes)
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
    `${counts.agreedPurchases} purchases under agreements`,
    ...(counts.purchasesOfBefore > 0
      ? [`${counts.purchasesOfBefore} of them of before the audit log said which were in force`]
      : []),
  ].join(', ')
  return `${found === 0 ? 'clean' : differencesText(found)}: ${seen}`
}

export const differencesText = (found: number): string => (found === 1 ? '1 difference' : `${found} differences`)

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
  agreedPurchases: 0,
  purchasesOfBefore: 0,
})
