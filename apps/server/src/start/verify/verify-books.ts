import { type Book, emptyBook } from '@touchstone/domain/books/book'
import type { TapeStretch } from '@touchstone/domain/books/fact-kind'
import { frozenFor } from '@touchstone/domain/books/frozen'
import { type Replayed, type Replaying, replayRow, type Rules } from '@touchstone/domain/books/replay'
import { isHouseAccount, type World } from '@touchstone/domain/ledger/account'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { TapeRow } from '@touchstone/domain/market/tick'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { stateText } from '@touchstone/domain/rulebook/book-texts'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { bookFromRow, type BookRow } from '../../executor/book-record.ts'
import { readRowsIn, stretchesReplayed, tapeKey } from '../../house/tape/named-rows.ts'
import { type JournalColumns, journalColumns, journalRowFrom } from '../../house/ledger/journal-columns.ts'
import { nativeHash } from '../../house/ledger/native-hash.ts'
import { checkOrDiffer, isAfter, messageOf, pages, readerOf, selectNumber, type Verification } from './verification.ts'
import { createCreditCheck, type CreditCheck } from './verify-credits.ts'
import { createPoolCheck, type PoolCheck } from './verify-pools.ts'
import { createFactCheck, type FoundFacts } from './verify-facts.ts'
import type { GiverCheck } from './verify-givers.ts'
import type { PurchaseCheck } from './verify-purchases.ts'
import { createRecordCheck } from './verify-records.ts'
import { createResultCheck } from './verify-results.ts'
import type { StoredVersions } from './verify-settings.ts'

const booksAtOnce = 200
const rowsAtOnce = 500

/** Amounts by `world account:currency`. */
export type Totals = Map<string, Money>

export const addTo = (totals: Totals, place: string, amount: Money): void => {
  totals.set(place, (totals.get(place) ?? 0n) + amount)
}

/** What the books hold by their own account, and what their postings did to the house. */
export type BookTotals = {
  held: Totals
  house: Totals
  /** False where a book or a row could not be read, so that sums of all books would accuse others of what is missing here. */
  isWhole: boolean
}

export type BookRules = {
  rules: Rules<Command>
  versions: StoredVersions
  given: GiverCheck
  agreed: PurchaseCheck
  foundFacts?: FoundFacts | undefined
}

/** Every book against its journal: chain, entries, decisions, records, results and state. One book in memory at a time. */
export async function verifyBooks(verification: Verification, by: BookRules): Promise<BookTotals> {
  const totals: BookTotals = { held: new Map(), house: new Map(), isWhole: true }
  const books = pages<BookRow>(
    verification,
    `select id, world, sequence, head, state from books where ${isAfter('id')} order by id limit ${booksAtOnce}`,
    [null],
    (last) => [String(last.id)],
  )
  const credits = createCreditCheck(verification)
  const pools = createPoolCheck(verification)
  let areAllRead = true
  for await (const rows of books)
    for (const row of rows) {
      const isRead = await checkOrDiffer(verification, `book ${row.id} could not be checked to the end`, () =>
        verifyBook({ verification, ...by, totals, credits, pools }, row),
      )
      areAllRead &&= isRead
    }
  totals.isWhole &&= areAllRead
  await credits.checkEnd()
  if (totals.isWhole) await pools.checkEnd(totals.house)
  else verification.differs('pools were not compared with their orders: a book or a row of one could not be read')
  await by.given.checkEnd()
  await by.agreed.checkEnd()
  await checkRowCount(verification, areAllRead)
  return totals
}

async function checkRowCount(verification: Verification, areAllRead: boolean): Promise<void> {
  const { counts, differs } = verification
  if (!areAllRead) {
    differs('rows that no chain of a book reaches were not looked for: a book could not be checked to the end')
    return
  }
  const all = await selectNumber(verification, 'select count(*) as number from journal')
  if (all !== counts.journalRows)
    differs(`the journal holds ${all - counts.journalRows} rows that no chain of a book reaches`)
}

type Run = BookRules & { verification: Verification; totals: BookTotals; credits: CreditCheck; pools: PoolCheck }

async function verifyBook(run: Run, row: BookRow): Promise<void> {
  const { verification, rules, versions, totals, credits, pools, given, agreed, foundFacts } = run
  const name = `book ${row.id}`
  const differs = (sentence: string): void => {
    verification.differs(`${name}: ${sentence}`)
  }
  const { counts } = verification
  counts.books += 1
  if (Number(row.id) <= 0) differs('its id is below 1, and the house gives none below 1')
  if (!Number.isSafeInteger(Number(row.id))) throw new Error('its id is beyond what can be counted')
  const entries = createEntryCheck(row.world, totals, differs)
  const facts = createFactCheck(verification, versions, differs, foundFacts)
  const records = createRecordCheck(verification, Number(row.id), differs)
  const results = await createResultCheck(verification, Number(row.id), differs)
  let book: Book | undefined = emptyBook(Number(row.id), row.world as World)
  let last: JournalRow | undefined
  for await (const journal of readJournal(verification, Number(row.id))) {
    const archive = { settings: versions.settings, tapeRow: await loadTape(verification, journal) }
    await facts.check(journal, last)
    await given.check(journal)
    await agreed.check(journal)
    for (const each of journal) {
      last = each
      counts.journalRows += 1
      counts.postings += entries.check(each)
      credits.check(each)
      pools.check(each)
      results.note(each)
      if (book === undefined) continue
      const replayed: Replayed | undefined = replay(book, each, { archive, rules, hash: nativeHash }, differs)
      if (replayed !== undefined) records.note(book, replayed.decision.changes)
      book = replayed?.book
    }
    await records.checkClosed()
    await results.check(last?.sequence ?? 0)
  }
  await results.checkEnd(last?.sequence ?? 0)
  for (const [key, amount] of Object.entries(stateOf(row))) addTo(totals.held, `${row.world} ${key}`, amount)
  checkEnd(row, last, differs)
  entries.checkEnd(new Map(Object.entries(stateOf(row))))
  if (book === undefined) return
  if (stateText(book) !== row.state) differs(`its state is not what its journal leads to, which is ${stateText(book)}`)
  checkFrozen(book, differs)
  pools.checkBook(book)
  await records.checkEnd(book)
}

/** Nothing is frozen but what something open has frozen. */
function checkFrozen(book: Book, differs: (sentence: string) => void): void {
  const due = frozenFor(book)
  const held = [...book.accounts].filter(([key]) => key.startsWith('frozen:'))
  for (const [key, amount] of held)
    if (amount !== (due.get(key) ?? 0n))
      differs(`${key} is ${printDecimal(amount)}, but what is open has frozen ${printDecimal(due.get(key) ?? 0n)}`)
  for (const [key, amount] of due)
    if (!book.accounts.has(key)) differs(`${key} is 0, but what is open has frozen ${printDecimal(amount)}`)
}

const stateOf = (row: BookRow): Record<string, Money> => Object.fromEntries(bookFromRow(row, {}).accounts)

async function* readJournal(verification: Verification, bookId: number): AsyncGenerator<JournalRow[]> {
  const found = pages<JournalColumns>(
    verification,
    `select ${journalColumns} from journal j where book_id = $1 and sequence > $2 order by sequence limit ${rowsAtOnce}`,
    [bookId, 0],
    (last) => [bookId, Number(last.sequence)],
  )
  for await (const rows of found) yield rows.map(journalRowFrom)
}

/** The rows of the tape that a replay of these journal rows reads. */
async function loadTape(
  verification: Verification,
  journal: readonly JournalRow[],
): Promise<(symbol: string, sequence: number) => TapeRow> {
  const unreadable = new Map<string, unknown>()
  const rows = await readRowsIn(readerOf(verification), journal.flatMap(stretchesOf), (key, error) =>
    unreadable.set(key, error),
  )
  return (symbol, sequence) => {
    const key = tapeKey(symbol, sequence)
    const row = rows.get(key)
    if (row === undefined)
      throw unreadable.get(key) ?? new Error(`row ${sequence} is missing from the tape of ${symbol}`)
    return row
  }
}

/** Facts that cannot be read name nothing; the replay says what is wrong with them. */
function stretchesOf(row: JournalRow): TapeStretch[] {
  try {
    return stretchesReplayed(row)
  } catch {
    return []
  }
}

function replay(
  book: Book,
  row: JournalRow,
  replaying: Replaying<Command>,
  differs: (sentence: string) => void,
): Replayed | undefined {
  const replayed = replayRow(book, row, replaying)
  if (replayed.ok) return replayed.value
  differs(`row ${row.sequence}: ${replayed.refusal.sentence}`)
  return undefined
}

/** Adds a book's entries up, and compares each balance on the way and the last ones with what the book holds. */
function createEntryCheck(world: string, totals: BookTotals, differs: (sentence: string) => void) {
  const held = new Map<string, Money>()
  const compare = (key: string, says: Money, at: string): void => {
    const sum = held.get(key) ?? 0n
    if (says !== sum) differs(`${at} ${key} is ${printDecimal(says)}, but the entries add up to ${printDecimal(sum)}`)
  }
  return {
    /** @returns the number of postings. */
    check(row: JournalRow): number {
      try {
        const { postings, entries } = readEntries(row.entries)
        for (const { account, currency, amount, balanceAfter } of entries) {
          addTo(held, `${account}:${currency}`, amount)
          compare(`${account}:${currency}`, balanceAfter, `after row ${row.sequence}`)
        }
        for (const { from, to, currency, amount } of postings) {
          if (amount <= 0n) differs(`row ${row.sequence} has a posting of ${printDecimal(amount)}`)
          if (isHouseAccount(from)) addTo(totals.house, `${world} ${from}:${currency}`, -amount)
          if (isHouseAccount(to)) addTo(totals.house, `${world} ${to}:${currency}`, amount)
        }
        return postings.length
      } catch (error) {
        differs(`row ${row.sequence}: its entries cannot be read: ${messageOf(error)}`)
        totals.isWhole = false
        return 0
      }
    },
    checkEnd(state: ReadonlyMap<string, Money>): void {
      for (const key of new Set([...held.keys(), ...state.keys()])) compare(key, state.get(key) ?? 0n, 'now')
    },
  }
}

function checkEnd(row: BookRow, last: JournalRow | undefined, differs: (sentence: string) => void): void {
  if (Number(row.sequence) !== (last?.sequence ?? 0))
    differs(`its last row is ${Number(row.sequence)}, but its journal ends at ${last?.sequence ?? 0}`)
  else if (row.head !== (last?.hash ?? emptyBook(0, 'demo').head)) differs('its head is not the hash of its last row')
}
