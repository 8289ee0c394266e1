import type { Book } from '@touchstone/domain/books/book'
import type { Change } from '@touchstone/domain/books/decision'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { type RecordRow, recordRow } from '../../executor/record-row.ts'
import { planOnce } from '../../platform/database.ts'
import { select, type Verification } from './verification.ts'

type Found = { kind: string; id: string; body: string; filed: string }

/** The columns by which a record is found, in one line; `filedAs` writes the same of a record. */
const filedColumns = `concat_ws(' ', state, subject, made_at, 'due ' || due_at, 'in ' || slot, 'rank ' || trim_scale(rank),
  case when is_open then 'open' else 'closed' end)`

function filedAs({ state, subject, madeAt, dueAt, slot, rank, isOpen }: RecordRow): string {
  const parts = [state, subject, madeAt]
  if (dueAt !== null) parts.push(`due ${dueAt}`)
  if (slot !== null) parts.push(`in ${slot}`)
  if (rank !== null) parts.push(`rank ${printDecimal(rank)}`)
  return [...parts, isOpen ? 'open' : 'closed'].join(' ')
}

/** A kind as a person reads it. */
const nameOf = (kind: string): string => kind.replaceAll('_', ' ')
const placeOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

/**
 * A book's records as rows of their table against what its replay made of them: the closed ones page by page, the open ones
 * at the end.
 */
export function createRecordCheck(verification: Verification, bookId: number, differs: (sentence: string) => void) {
  let closed: RecordRow[] = []
  const made = new Map<string, number>()

  function compare(expected: readonly RecordRow[], rows: readonly Found[]): void {
    const found = new Map(rows.map((row) => [placeOf(row), row]))
    for (const each of expected) {
      const row = found.get(placeOf(each))
      const name = `${nameOf(each.kind)} ${each.id}`
      const filed = filedAs(each)
      if (row === undefined) differs(`${name} is not there`)
      else if (row.body !== each.body) differs(`${name} is not what the journal leads to, which is ${each.body}`)
      else if (row.filed !== filed) differs(`${name} is filed as ${row.filed}, but is ${filed}`)
      found.delete(placeOf(each))
    }
    for (const { kind, id } of found.values()) differs(`${nameOf(kind)} ${id} is open, but not by the journal`)
    verification.counts.records += expected.length
  }

  async function checkNumbers(): Promise<void> {
    const rows = await select<{ kind: string; number: bigint }>(
      verification,
      'select kind, count(*) as number from records where book_id = $1 group by kind',
      [bookId],
      planOnce,
    )
    const numbers = new Map(rows.map(({ kind, number }) => [kind, Number(number)]))
    for (const kind of new Set([...numbers.keys(), ...made.keys()])) {
      const [number, wanted] = [numbers.get(kind) ?? 0, made.get(kind) ?? 0]
      if (number !== wanted) differs(`it has ${number} records of kind ${kind}, but its journal made ${wanted}`)
    }
  }

  return {
    /** What one command did to the records of the book before it. */
    note(before: Book, changes: readonly Change[]): void {
      const latest = new Map(changedRows(bookId, changes).map((row) => [placeOf(row), row]))
      for (const row of latest.values()) {
        const isNew = before.records[row.kind]?.open.has(row.id) !== true
        if (isNew) made.set(row.kind, (made.get(row.kind) ?? 0) + 1)
        if (!row.isOpen) closed.push(row)
      }
    },
    async checkClosed(): Promise<void> {
      if (closed.length === 0) return
      const rows = await select<Found>(
        verification,
        `select kind, id, body, ${filedColumns} as filed from records
         where book_id = $1 and (kind, id) in (select * from unnest($2::text[], $3::text[]))`,
        [bookId, closed.map(({ kind }) => kind), closed.map(({ id }) => id)],
        planOnce,
      )
      compare(closed, rows)
      closed = []
    },
    async checkEnd(book: Book): Promise<void> {
      const rows = await select<Found>(
        verification,
        `select kind, id, body, ${filedColumns} as filed from records where book_id = $1 and is_open`,
        [bookId],
        planOnce,
      )
      compare(openRows(book), rows)
      await checkNumbers()
    },
  }
}

/** Records of books that are not there. */
export async function verifyOrphans(verification: Verification): Promise<void> {
  const orphans = await select<{ kind: string; number: bigint }>(
    verification,
    `select kind, count(*) as number from records r
     where not exists (select from books b where b.id = r.book_id) group by kind order by kind`,
  )
  for (const { kind, number } of orphans)
    verification.differs(`there are ${Number(number)} records of kind ${kind} of books that are not there`)
}

/** What was written to the table by these changes. */
const changedRows = (bookId: number, changes: readonly Change[]): RecordRow[] =>
  changes.flatMap((change) => (change.kind === 'record' ? [recordRow(bookId, change.of, change.record)] : []))

const openRows = ({ id, records }: Book): RecordRow[] =>
  Object.values(records).flatMap(({ of, open }) => [...open.values()].map((record) => recordRow(id, of, record)))
