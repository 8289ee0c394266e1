import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Book, emptyBook } from '@touchstone/domain/books/book'
import { replayBook, type Replaying } from '@touchstone/domain/books/replay'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { textsOfBook } from '@touchstone/domain/rulebook/book-texts'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { houseRules } from '@touchstone/domain/rulebook/rules'
import type { Settings } from '@touchstone/domain/settings/settings'
import { readBookTexts } from '../../executor/books.store.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { settingsAsFiled, settingsByVersion } from '../settings/settings.store.ts'
import { readRowsIn, stretchesReplayed, tapeKey } from '../tape/named-rows.ts'
import { type JournalColumns, journalColumns, journalRowFrom } from './journal-columns.ts'
import { nativeHash } from './native-hash.ts'

/** Some ten milliseconds of work, after which others have their turn. */
const rowsAtOnce = 100

/**
 * Replays the journal of a book from its first row and compares what it leads to with what is stored: the row that it
 * ends with, the state and everything open. Resolves with the first difference as a sentence, or undefined. It takes as
 * long as the journal is, in slices between which everything else goes on; each answer of the database calls `heard`.
 */
export const createBookReplay =
  (sql: Sql) =>
  (bookId: number, heard: () => void): Promise<string | undefined> =>
    sql.begin('isolation level repeatable read read only', async (transaction) =>
      differenceIn(transaction, bookId, { settings: settingsByVersion(await settingsAsFiled(transaction)), heard }),
    )

async function differenceIn(
  sql: Transaction,
  bookId: number,
  { settings, heard }: { settings: (version: number) => Settings; heard: () => void },
): Promise<string | undefined> {
  const [stored] = await readBookTexts(sql, [bookId])
  if (stored === undefined) return 'it is not there'
  let book: Book = emptyBook(bookId, stored.world)
  for (;;) {
    const rows = await rowsAfter(sql, book)
    heard()
    if (rows.length === 0) break
    const tapeRow = await tapeOf(sql, rows)
    heard()
    const replaying: Replaying<Command> = {
      archive: { settings, tapeRow },
      rules: houseRules,
      hash: nativeHash,
    }
    const replayed = replayBook(book, rows, replaying)
    if (!replayed.ok) return `row ${replayed.refusal.sequence}: ${replayed.refusal.sentence}`
    book = replayed.value
    await nextTurn()
  }
  const due = textsOfBook(book)
  if (stored.sequence !== due.sequence || stored.head !== due.head)
    return `it ends with row ${stored.sequence}, and its journal with row ${due.sequence}`
  if (stored.state !== due.state) return `its state is not what its journal leads to, which is ${due.state}`
  for (const kind of new Set([...Object.keys(stored.records), ...Object.keys(due.records)]))
    if (sorted(stored.records[kind]) !== sorted(due.records[kind])) return `its open records of ${kind} are others`
  return undefined
}

/** Open records have no order: they are compared by id. */
const sorted = (bodies: readonly string[] = []): string => bodies.toSorted().join('\n')

async function rowsAfter(sql: Transaction, { id, sequence }: Book): Promise<JournalRow[]> {
  const rows = await sql.unsafe<JournalColumns[]>(
    `select ${journalColumns} from journal j where book_id = $1 and sequence > $2 order by sequence limit ${rowsAtOnce}`,
    [id, sequence],
  )
  return rows.map(journalRowFrom)
}

/** The rows of the tape that these journal rows name. One that is missing is a difference of the row that reads it. */
async function tapeOf(sql: Transaction, rows: readonly JournalRow[]) {
  const taped = await readRowsIn(
    { unsafe: (text, values, options) => sql.unsafe(text, values, options) },
    rows.flatMap((row) => stretchesReplayed(row)),
  )
  return (symbol: string, sequence: number) => {
    const row = taped.get(tapeKey(symbol, sequence))
    if (row === undefined) throw new Error(`row ${sequence} is missing from the tape of ${symbol}`)
    return row
  }
}
