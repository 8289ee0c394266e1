import { readEntries } from '@touchstone/domain/ledger/entries-text'
import {
  type Burden,
  lifeKinds,
  type Lives,
  type PartResult,
  resultsOfRow,
} from '@touchstone/domain/positions/position-result'
import { livesText, partText, readLives, readPart } from '@touchstone/domain/positions/result-texts'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Transaction } from '../../platform/database.ts'
import { createTurns, type Turns } from '../../platform/turns.ts'

/** Rows of a journal that are looked at by one statement; our choice. */
const rowsAtOnce = 500

/** What a position has brought so far. `open` is undefined once all of it is closed, `parts` are its latest closes. */
export type PositionLife = { open: Burden | undefined; parts: readonly PartResult[] }

/** The lives of positions of a book by their ids, each with this many of its closes at most, oldest first. */
export async function livesIn(
  sql: Transaction,
  bookId: number,
  ids: readonly string[],
  partsMax: number,
): Promise<Map<string, PositionLife>> {
  if (ids.length === 0) return new Map()
  const { head, lives } = await keepResults(sql, bookId)
  const rows = await sql<{ body: string }[]>`
    select part.body from unnest(${[...ids]}::text[]) as asked (id) cross join lateral (
      select sequence, place, body from close_results
      where book_id = ${bookId} and position_id = asked.id and sequence <= ${head}
      order by sequence desc, place desc limit ${partsMax}
    ) as part order by part.sequence, part.place`
  const parts = Map.groupBy(
    rows.map(({ body }) => readPart(body)),
    ({ positionId }) => positionId,
  )
  return new Map(ids.map((id) => [id, { open: lives.get(id)?.open, parts: parts.get(id) ?? [] }]))
}

/** What each close in rows of a book brought, in the order of the rows and of the settlements in them. */
export async function resultsIn(sql: Transaction, bookId: number, sequences: readonly number[]): Promise<PartResult[]> {
  if (sequences.length === 0) return []
  await keepResults(sql, bookId)
  const rows = await sql<{ body: string }[]>`
    select body from close_results where book_id = ${bookId} and sequence = any(${[...sequences]}::bigint[])
    order by sequence, place`
  return rows.map(({ body }) => readPart(body))
}

/** The closes of the rows after one and up to another, oldest first: as many as wanted, and how many there are. */
export async function resultsBetween(
  sql: Transaction,
  bookId: number,
  { after, through, limit }: { after: number; through: number; limit: number },
): Promise<{ closes: PartResult[]; count: number }> {
  await keepResults(sql, bookId)
  const within = sql`book_id = ${bookId} and sequence > ${after} and sequence <= ${through}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) from close_results where ${within}`
  const rows = await sql<{ body: string }[]>`
    select body from close_results where ${within} order by sequence, place limit ${limit}`
  return { closes: rows.map(({ body }) => readPart(body)), count: Number(counted?.count ?? 0n) }
}

/**
 * Makes the results of the rows that came since they were last asked for: each row of a book is read once, whoever asks
 * how often. @returns the last row, and what is open after it.
 */
function keepResults(sql: Transaction, bookId: number): Promise<KeptResults> {
  const turns = turnsOf.get(sql) ?? createTurns()
  turnsOf.set(sql, turns)
  return turns.take(bookId, () => keepToHead(sql, bookId))
}

type KeptResults = { head: number; lives: Lives }

/** Many who ask for a book at once would all do the same work: one does it, and the others find it done. */
const turnsOf = new WeakMap<Transaction, Turns>()

/**
 * What is kept is believed, since it follows from the journal. Where it leads to no result, or is of rows that are not there,
 * somebody has changed it: it is forgotten, and all of the book is made from the journal once more.
 */
async function keepToHead(sql: Transaction, bookId: number): Promise<KeptResults> {
  for (let isAnew = false; ;) {
    const { head, kept, text } = await readHead(sql, bookId)
    const to = Math.min(head, kept + rowsAtOnce)
    const rows = kept < head ? await rowsBetween(sql, bookId, { kept, to }) : []
    const made = makeResults(kept > head ? undefined : text, rows)
    if ('error' in made) {
      if (isAnew) throw made.error
      isAnew = true
      await forgetResults(sql, bookId, { kept, text })
    } else {
      if (kept === head) return { head, lives: made.lives }
      await keepResultsTo(sql, bookId, { ...made, kept, to })
    }
  }
}

type Head = { head: number; kept: number; text: string }

/** The last row of a book, and up to which its results are kept, with what is open after that one. */
async function readHead(sql: Transaction, bookId: number): Promise<Head> {
  const [row] = await sql<{ head: bigint; kept: bigint; lives: string }[]>`
    select b.sequence as head, coalesce(h.sequence, 0)::bigint as kept, coalesce(h.lives, '[]') as lives
    from books b left join result_heads h on h.book_id = b.id where b.id = ${bookId}`
  return { head: Number(row?.head ?? 0n), kept: Number(row?.kept ?? 0n), text: row?.lives ?? '[]' }
}

/** In the text of a reply; what has one of the kinds further in does no harm. */
const kindsPattern = `"kind":"(${lifeKinds.join('|')})"`

type Columns = { sequence: bigint; at: bigint; reply: string; entries: string }

const rowsBetween = (sql: Transaction, bookId: number, { kept, to }: { kept: number; to: number }) => sql<Columns[]>`
  select sequence, at, reply, entries from journal
  where book_id = ${bookId} and sequence > ${kept} and sequence <= ${to} and reply ~ ${kindsPattern}
  order by sequence`

type Made = { lives: Lives; results: PartResult[] }

/** The results of rows, after what was open before them, or why there are none. */
function makeResults(before: string | undefined, rows: readonly Columns[]): Made | { error: unknown } {
  if (before === undefined) return { error: new Error('stored results refer to missing rows') }
  try {
    let lives = readLives(before)
    const results: PartResult[] = []
    for (const { sequence, at, reply, entries } of rows) {
      const { postings } = readEntries(entries)
      const row = { sequence: Number(sequence), at: Number(at), reply: readReply(reply), postings }
      const after = resultsOfRow(lives, row)
      lives = after.lives
      results.push(...after.results)
    }
    return { lives, results }
  } catch (error) {
    return { error }
  }
}

/** Where two sessions do the same at once, the later one changes nothing. */
async function keepResultsTo(
  sql: Transaction,
  bookId: number,
  { kept, to, lives, results }: Made & { kept: number; to: number },
): Promise<void> {
  await sql`
    with moved as (
      insert into result_heads as head (book_id, sequence, lives) values (${bookId}, ${to}, ${livesText(lives)})
      on conflict (book_id) do update set sequence = excluded.sequence, lives = excluded.lives
      where head.sequence = ${kept} returning 1
    )
    insert into close_results (book_id, sequence, place, position_id, body)
    select ${bookId}, made.* from moved cross join unnest(
      ${results.map(({ sequence }) => sequence)}::bigint[],
      ${results.map(({ place }) => place)}::bigint[],
      ${results.map(({ positionId }) => positionId)}::text[],
      ${results.map(partText)}::text[]) as made (sequence, place, position_id, body)`
}

/** Begins a book anew, unless another session did meanwhile. */
async function forgetResults(sql: Transaction, bookId: number, { kept, text }: Omit<Head, 'head'>): Promise<void> {
  await sql`
    with moved as (
      update result_heads set sequence = 0, lives = '[]'
      where book_id = ${bookId} and sequence = ${kept} and lives = ${text} returning 1
    )
    delete from close_results where book_id = ${bookId} and exists (select from moved)`
}
