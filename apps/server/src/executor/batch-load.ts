import type { Book } from '@touchstone/domain/books/book'
import { bookFromRow, openByBook, type OpenRow, type OpenRows } from './book-record.ts'
import { type Item, itemKey } from './batch-item.ts'
import { integers, separator, texts } from './batch-parameters.ts'
import type { Session } from '../platform/session.ts'
import type { BookCache } from './book-cache.ts'
import type { BookProofs, Proof } from './book-proofs.ts'
import { sealOf } from './book-seal.ts'
import type { AnyLockedFact, LoadedFact } from './locked-fact.ts'

export type RecordedRow = { sequence: number; command: string; reply: string; hash: string }

export type Loaded = {
  batchId: string
  /** The books that this batch holds, current and locked. */
  books: Map<number, Book>
  /** Held by another session. */
  skipped: Set<number>
  /** Locked, but not to be decided on: their journals are being replayed, or lead to something else. */
  unproven: ReadonlyMap<number, Proof>
  /** Of the batch's keys, those that the journal has, by `itemKey`. */
  recorded: Map<string, RecordedRow>
  /** Facts that the batch may use up, by `lockedFactKey`. */
  lockedFacts: Map<string, LoadedFact>
}

type LockedRow = {
  id: string
  head: string
  world: string | null
  sequence: string | null
  state: string | null
  seal: string | null
}

type StoredRow = { id: string; head: string; world: string; sequence: string; state: string; seal: string }

export type LoadContext = {
  cache: BookCache
  lockedFacts: readonly AnyLockedFact[]
  proofs: BookProofs
  /** Told of a book whose state cannot be read. */
  onUnreadable: (bookId: number, error: unknown) => void
}

/**
 * Opens the transaction, locks the batch's books and loads what is not known, in one round trip. The lock is a statement
 * of its own: what a later statement reads is never older. A book whose cached head is not the locked one costs one more.
 */
export async function lockAndLoad(
  { sql, burst }: Session,
  items: readonly Item[],
  { cache, lockedFacts, proofs, onUnreadable }: LoadContext,
): Promise<Loaded> {
  const bookIds = [...new Set(items.map((item) => item.bookId))]
  const unknown = bookIds.filter((bookId) => cache.get(bookId) === undefined)
  // The driver sends a statement when it is first waited for; this one has to go before the others.
  const begun = sql`begin`.execute()
  const [locked, keys, open, facts] = await burst(
    Promise.all([
      lock(sql, bookIds, unknown),
      recordedKeys(sql, items),
      unknown.length === 0 ? [] : openRows(sql, unknown),
      Promise.all(lockedFacts.map((of) => loadLocked(sql, items, of))),
      begun,
    ]),
  )
  const books = new Map<number, Book>()
  const unproven = new Map<number, Proof>()
  const stale: number[] = []
  function take(row: StoredRow, records: OpenRows): void {
    const bookId = Number(row.id)
    const seal = sealOf(row)
    const book = readBook(row, records, onUnreadable)
    const proof = seal === row.seal && book !== undefined ? undefined : proofs.proofOf({ bookId, seal })
    if (book !== undefined && (proof === undefined || proof.kind === 'holds')) books.set(bookId, book)
    else if (proof !== undefined) unproven.set(bookId, proof)
  }
  const records = openByBook(open)
  for (const { id, head, world, sequence, state, seal } of locked.rows) {
    const cached = cache.get(Number(id))
    if (cached?.head === head) books.set(cached.id, cached)
    else if (world === null || sequence === null || state === null || seal === null) stale.push(Number(id))
    else take({ id, head, world, sequence, state, seal }, records.get(id) ?? {})
  }
  const { rows, open: reloaded } = await burst(reload(sql, stale))
  for (const row of rows) take(row, reloaded.get(row.id) ?? {})
  const skipped = await burst(
    existing(
      sql,
      bookIds.filter((bookId) => !books.has(bookId) && !unproven.has(bookId)),
    ),
  )
  return { batchId: locked.batchId, books, skipped, unproven, recorded: keys, lockedFacts: new Map(facts.flat()) }
}

/** Undefined for a state that this version cannot read: a later one may have written it. */
function readBook(row: StoredRow, records: OpenRows, onUnreadable: LoadContext['onUnreadable']): Book | undefined {
  try {
    return bookFromRow(row, records)
  } catch (error) {
    onUnreadable(Number(row.id), error)
    return undefined
  }
}

/** Whole rows only of the books that are not in the cache. */
async function lock(sql: Session['sql'], bookIds: readonly number[], unknown: readonly number[]) {
  const [rows, ids] = await Promise.all([
    sql<LockedRow[]>`
      select id, head,
             case when id = any(${integers(unknown)}::bigint[]) then world end as world,
             case when id = any(${integers(unknown)}::bigint[]) then sequence end as sequence,
             case when id = any(${integers(unknown)}::bigint[]) then state end as state,
             case when id = any(${integers(unknown)}::bigint[]) then seal end as seal
      from books where id = any(${integers(bookIds)}::bigint[]) order by id for no key update skip locked`,
    sql<{ id: string }[]>`select nextval('batch_ids') as id`,
  ])
  return { rows, batchId: ids[0]?.id ?? '' }
}

async function recordedKeys(sql: Session['sql'], items: readonly Item[]): Promise<Map<string, RecordedRow>> {
  const rows = await sql<
    { book_id: string; key: string; sequence: string; command: string; reply: string; hash: string }[]
  >`
    select j.book_id, j.key, j.sequence, j.command, j.reply, j.hash
    from (select unnest(${integers(items.map((item) => item.bookId))}::bigint[]),
                 unnest(string_to_array(${texts(items.map((item) => item.submission.key))}, ${separator}))
         ) as wanted (book_id, key)
    join journal j on j.book_id = wanted.book_id and j.key = wanted.key`
  return new Map(
    rows.map(({ book_id, key, sequence, ...row }) => [itemKey(book_id, key), { ...row, sequence: Number(sequence) }]),
  )
}

/** Everything open in these books: a decision and its replay must see the same. */
const openRows = (sql: Session['sql'], bookIds: readonly number[]): PromiseLike<OpenRow<string>[]> => sql<
  OpenRow<string>[]
>`
  select book_id, kind, body from records where book_id = any(${integers(bookIds)}::bigint[]) and is_open`

export const lockedFactKey = (bookId: number, commandKind: string): string => `${bookId} ${commandKind}`

async function loadLocked(sql: Session['sql'], items: readonly Item[], of: AnyLockedFact) {
  const bookIds = items.filter(({ submission }) => submission.command.kind === of.for).map(({ bookId }) => bookId)
  if (bookIds.length === 0) return []
  const found = await of.load(sql, bookIds)
  return found.map((stored): [string, LoadedFact] => [lockedFactKey(stored.bookId, of.for), { of, stored }])
}

/** Books that the cache had another head of: another node has written to them, or a commit was not confirmed. */
async function reload(sql: Session['sql'], bookIds: readonly number[]) {
  if (bookIds.length === 0) return { rows: [], open: new Map<string, OpenRows>() }
  const [rows, open] = await Promise.all([
    sql<StoredRow[]>`
      select id, head, world, sequence, state, seal from books where id = any(${integers(bookIds)}::bigint[])`,
    openRows(sql, bookIds),
  ])
  return { rows, open: openByBook(open) }
}

async function existing(sql: Session['sql'], bookIds: readonly number[]): Promise<Set<number>> {
  if (bookIds.length === 0) return new Set()
  const rows = await sql<{ id: string }[]>`select id from books where id = any(${integers(bookIds)}::bigint[])`
  return new Set(rows.map((row) => Number(row.id)))
}
