import { hash } from 'node:crypto'
import { emptyBook } from '@touchstone/domain/books/book'
import { replayBook } from '@touchstone/domain/books/replay'
import type { World } from '@touchstone/domain/ledger/account'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { TapeRow } from '@touchstone/domain/market/tick'
import { anchorPending, type Receipt, type ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { houseRules } from '@touchstone/domain/rulebook/rules'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import type { House } from '@touchstone/server/house/house'
import { rowFromColumns, type TapeColumns } from '@touchstone/server/house/tape/tape.store'
import type { Sql } from '@touchstone/server/platform/database'
import { settingsByVersion } from '@touchstone/server/house/settings/settings.store'
import { verifyDatabase } from '@touchstone/server/start/verify/verify'
import type { FoundFacts } from '@touchstone/server/start/verify/verify-facts'
import type { JournalText } from '../audit/journal-reader.ts'

/** Replays the whole journal from empty books, with nothing but the tape and the settings. */
export async function replayEverything(sql: Sql): Promise<string[]> {
  const tape = new Map<string, TapeRow>()
  for (const columns of await sql<TapeColumns[]>`select * from ticks`) {
    const row = rowFromColumns(columns)
    tape.set(`${row.symbol} ${row.sequence}`, row)
  }
  const tapeRow = (symbol: string, sequence: number): TapeRow => {
    const row = tape.get(`${symbol} ${sequence}`)
    if (row === undefined) throw new Error(`no tape row ${sequence} of ${symbol}`)
    return row
  }
  const filed = await sql<{ body: string }[]>`select body from settings order by version`
  const archive = { settings: settingsByVersion(filed.map(({ body }) => settingsFromText(body))), tapeRow }
  const faults: string[] = []
  for (const book of await sql<{ id: bigint; world: string; head: string }[]>`select id, world, head from books`) {
    const rows = await sql<JournalText[]>`select * from journal where book_id = ${book.id} order by sequence`
    const empty = emptyBook(Number(book.id), book.world as World)
    const replayed = replayBook(empty, rows.map(journalRow), {
      archive,
      rules: houseRules,
      hash: (text) => hash('sha256', text),
    })
    if (!replayed.ok) faults.push(`book ${book.id} row ${replayed.refusal.sequence}: ${replayed.refusal.sentence}`)
    else if (replayed.value.head !== book.head) faults.push(`the replay of book ${book.id} ends at a different head`)
  }
  return faults
}

const journalRow = (row: JournalText): JournalRow => ({
  bookId: Number(row.book_id),
  sequence: Number(row.sequence),
  key: row.key,
  at: Number(row.at),
  command: row.command,
  facts: row.facts,
  reply: row.reply,
  entries: row.entries,
  previousHash: row.previous_hash,
  hash: row.hash,
})

/** Hears of each receipt that is checked, and the verdict on it. */
export type ReceiptListener = (receipt: Receipt, verdict: ReceiptVerdict) => void

type RowPlace = { bookId: number; sequence: number }

type HowChecked = {
  /** None may still be pending. */
  anchored: boolean
  heard: ReceiptListener | undefined
  /** More than one only at the end of a life: which connection serves which receipt is the machine's affair then. */
  atOnce?: number
}

/** Checks the receipts of these rows as their holders would. */
export async function checkReceipts(
  house: House,
  rows: readonly RowPlace[],
  { anchored, heard, atOnce = 1 }: HowChecked,
): Promise<string[]> {
  const faults: string[] = []
  const checked = async ({ bookId, sequence }: RowPlace) => {
    const receipt = await house.receipt(bookId, sequence)
    return { bookId, sequence, receipt, verdict: await checkSignedReceipt(receipt) }
  }
  const found = inOrder(rows, atOnce, checked)
  for await (const { bookId, sequence, receipt, verdict } of found) {
    heard?.(receipt, verdict)
    const failed = verdict.checks.filter((check) => !check.ok)
    if (!verdict.ok) faults.push(`book ${bookId} row ${sequence}: ${JSON.stringify(failed)}`)
    // What the tape has yet to show is no fault: the life is over.
    else if (anchored && verdict.checks.some(({ detail }) => detail === anchorPending))
      faults.push(`book ${bookId} row ${sequence} is still pending`)
  }
  return faults
}

/** Some at a time, each time waiting for all of them. */
async function* inOrder<T, U>(all: readonly T[], atOnce: number, work: (each: T) => Promise<U>): AsyncGenerator<U> {
  for (let from = 0; from < all.length; from += atOnce)
    yield* await Promise.all(all.slice(from, from + atOnce).map(work))
}

/** `foundFacts`: rows whose facts need no second look, to which it adds; without them it looks at all. */
export async function verify(sql: Sql, foundFacts?: FoundFacts): Promise<string[]> {
  const life = { withoutConsole: true, withoutAgreements: true }
  const found = await verifyDatabase(sql, foundFacts === undefined ? life : { ...life, foundFacts })
  return found.differences.map((difference) => `${JSON.stringify(difference)}`)
}
