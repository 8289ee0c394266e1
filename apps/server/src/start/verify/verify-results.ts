import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { type Lives, resultsOfRow } from '@touchstone/domain/positions/position-result'
import { livesText, partText } from '@touchstone/domain/positions/result-texts'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { planOnce } from '../../platform/database.ts'
import { select, type Verification } from './verification.ts'

type Kept = { sequence: bigint; place: bigint; position_id: string; body: string }

/**
 * What the closes of a book brought, as far as it is kept, against what the rows of its journal lead to: the figures that
 * people see are read there.
 */
export async function createResultCheck(verification: Verification, bookId: number, differs: (what: string) => void) {
  const [head] = await select<{ sequence: bigint; lives: string }>(
    verification,
    'select sequence, lives from result_heads where book_id = $1',
    [bookId],
    planOnce,
  )
  const keptTo = Number(head?.sequence ?? 0)
  let lives: Lives | undefined = new Map()
  let made = new Map<string, string>()
  // Somebody may have written one before the first row, and one after any other.
  let checked: number | null = null

  /** Of the rows since it was asked last; without an end all that are left. */
  async function checkTo(sequence: number | null): Promise<void> {
    const rows = await select<Kept>(
      verification,
      `select sequence, place, position_id, body from close_results
       where book_id = $1 and ($2::bigint is null or sequence > $2) and ($3::bigint is null or sequence <= $3)
       order by sequence, place`,
      [bookId, checked, sequence],
    )
    for (const row of rows) {
      const place = `${Number(row.sequence)}.${Number(row.place)}`
      const due = made.get(place)
      made.delete(place)
      if (`${row.position_id} ${row.body}` !== due)
        differs(`the result of close ${place} is not what the journal leads to, which is ${due ?? 'no close'}`)
    }
    for (const [place, due] of made) differs(`the result of close ${place} is not there, which is ${due}`)
    made = new Map()
    checked = sequence
  }

  return {
    note(row: JournalRow): void {
      if (lives === undefined || row.sequence > keptTo) return
      try {
        const after = resultsOfRow(lives, { ...row, reply: readReply(row.reply), ...readEntries(row.entries) })
        lives = after.lives
        for (const result of after.results)
          made.set(`${result.sequence}.${result.place}`, `${result.positionId} ${partText(result)}`)
      } catch (error) {
        lives = undefined
        differs(`row ${row.sequence} leads to no result: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    /** After rows up to this one. */
    async check(sequence: number): Promise<void> {
      if (lives !== undefined) await checkTo(sequence)
    },
    /** After the book's last row. */
    async checkEnd(last: number): Promise<void> {
      if (keptTo > last) differs(`its results are kept to row ${keptTo}, but its journal ends at ${last}`)
      if (lives === undefined) return
      await checkTo(null)
      if (head !== undefined && head.lives !== livesText(lives))
        differs(`what its open positions bear is not what the journal leads to, which is ${livesText(lives)}`)
    },
  }
}
