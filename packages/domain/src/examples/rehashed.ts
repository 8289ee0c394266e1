import { emptyHash } from '../ledger/hash.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'

/** The journal of a forger who hashes again what they changed, and all that follows. */
export function rehashed(rows: readonly JournalRow[]): JournalRow[] {
  const forged: JournalRow[] = []
  for (const row of rows) {
    const linked = { ...row, previousHash: forged.at(-1)?.hash ?? emptyHash }
    forged.push({ ...linked, hash: journalRowHash(linked) })
  }
  return forged
}
