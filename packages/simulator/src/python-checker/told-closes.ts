import { rehashed } from '@touchstone/domain/examples/rehashed'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { ClosedReply } from '@touchstone/domain/positions/position-replies'
import { type IsAsked, type Lives, type PartResult, resultsOfRow } from '@touchstone/domain/positions/position-result'
import { printedResult } from '@touchstone/domain/positions/printed-result'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { firstRowFor } from '@touchstone/domain/rulebook/since-opening'

export type Told = Record<string, unknown> & { net: string; place: number }
export type Close = { row: JournalRow; before: JournalRow[]; told: Told[] }

const lifeRow = ({ sequence, at, reply, entries }: JournalRow) => ({
  sequence,
  at,
  reply: readReply(reply),
  postings: readEntries(entries).postings,
})

/** What each close of a book brought, by the domain, with the rows since the opening. */
export function closesIn(journal: readonly JournalRow[]): Close[] {
  const closes: Close[] = []
  let lives: Lives = new Map()
  for (const row of journal) {
    const { sequence } = row
    const after = resultsOfRow(lives, lifeRow(row))
    lives = after.lives
    const from = firstRowFor(row)
    if (from !== undefined)
      closes.push({ row, before: journal.slice(from - 1, sequence - 1), told: after.results.map(toldOf) })
  }
  return closes
}

const toldOf = (result: PartResult): Told => {
  const { positionId, symbol, sequence, place, at, reason } = result
  const time = new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  return { ...printedResult(result), positionId, symbol, sequence, place, time, reason }
}

/** What rows from an opening on make of the last of them; undefined where they make nothing. */
function toldBy(rows: readonly JournalRow[]): Told[] | undefined {
  try {
    const { settlements } = readReply(rows.at(-1)?.reply ?? '') as ClosedReply
    const ids = new Set(settlements.map(({ positionId }) => positionId))
    const isAsked: IsAsked = (positionId) => ids.has(positionId)
    let [lives, results]: [Lives, readonly PartResult[]] = [new Map(), []]
    for (const row of rows) ({ lives, results } = resultsOfRow(lives, lifeRow(row), isAsked))
    return results.map(toldOf)
  } catch {
    return undefined
  }
}

/** What a house shows that hashes again what it changed in these rows, with results as they make them. */
export function forgedOf({ told, before, row }: Close, change: (rows: JournalRow[]) => JournalRow[]): Close {
  const rows = rehashed(change([...before, row]))
  return { before: rows.slice(0, -1), row: rows.at(-1) ?? row, told: toldBy(rows) ?? told }
}
