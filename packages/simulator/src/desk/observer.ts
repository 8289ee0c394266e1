import type { Sql } from '@touchstone/server/platform/database'
import { auditBook, openOf, readRecords } from '../audit/audit-records.ts'
import { createAuditor } from '../audit/auditor.ts'
import { journalReader, type JournalText } from '../audit/journal-reader.ts'
import { compareProtection } from '../nouns/protection/compare-protection.ts'
import type { PostingText } from '../naive-model/postings.ts'
import { naiveModel } from '../rulebook/naive-model.ts'
import { overdueIn } from '../rulebook/noun-tables.ts'
import { naiveTape, type TapeText } from '../naive-model/naive-tape.ts'
import { naiveTerms, type NaiveTerms } from '../naive-model/naive-terms.ts'
import type { NaiveCommandRow } from '../naive-model/naive-work.ts'
import type { Coverage } from './coverage.ts'
import type { Answered } from './desk.ts'
import { type Refused, unjustifiedRefusal } from './unjustified-refusals.ts'
import { compareBook, type RecordText } from './compare-book.ts'

/** Observes the house from outside, through nothing but its database. */
export type Observer = Awaited<ReturnType<typeof createObserver>>

export type Observed = { rows: readonly JournalText[]; faults: string[] }

export async function createObserver(sql: Sql, coverage: Coverage) {
  const versions = new Map<number, NaiveTerms>()
  for (const row of await sql<{ version: bigint; body: string }[]>`select version, body from settings`)
    versions.set(Number(row.version), naiveTerms(row.body))
  const termsOf = (version: number): NaiveTerms => {
    const terms = versions.get(version)
    if (terms === undefined) throw new Error(`no version ${version} of the settings`)
    return terms
  }
  const tape = naiveTape()
  const model = naiveModel(tape, termsOf, (name) => {
    coverage.count(name)
  })
  const auditor = createAuditor()
  const journal = journalReader(sql)
  /** The answers in the journal, by book and key. */
  const answers = new Map<string, { sequence: number; reply: string }>()

  async function readTape(): Promise<string[]> {
    const heads = [...tape.heads()]
    const rows = await sql<(TapeText & { kind: string; sequence: bigint; source_at: bigint })[]>`
      select t.symbol, t.sequence, t.kind, t.source_at, t.bid, t.ask, t.last, t.derived from ticks t
      left join unnest(${heads.map(([symbol]) => symbol)}::text[], ${heads.map(([, head]) => head)}::bigint[])
        as h (symbol, head) on h.symbol = t.symbol
      where t.sequence > coalesce(h.head, 0) order by t.symbol, t.sequence`
    return rows.flatMap((row) => {
      if (row.kind === 'watermark') coverage.count('watermark')
      const fault = tape.add({ ...row, sequence: Number(row.sequence), source_at: Number(row.source_at) })
      return fault === undefined ? [] : [fault]
    })
  }

  function follow(row: JournalText): string[] {
    coverage.follow(row)
    answers.set(`${row.book_id} ${row.key}`, { sequence: row.sequence, reply: row.reply })
    const parsed = {
      bookId: row.book_id,
      sequence: row.sequence,
      at: row.at,
      command: JSON.parse(row.command) as NaiveCommandRow['command'],
      facts: JSON.parse(row.facts) as NaiveCommandRow['facts'],
      reply: JSON.parse(row.reply) as NaiveCommandRow['reply'],
    }
    const found = model.follow(parsed, row.world, JSON.parse(row.entries) as PostingText[])
    const said = found.map((fault) => `${row.command} by ${row.key} on ${row.facts} answered ${row.reply}: ${fault}`)
    return [...auditor.follow(row), ...said.map((text) => `book ${row.book_id} row ${row.sequence}, ${text}`)]
  }

  function acknowledgedFault({ bookId, uuid, sequence, reply }: Answered): string[] {
    const found = answers.get(`${bookId} u:${uuid}`)
    if (found?.sequence === sequence && found.reply === reply) return []
    return [
      `command ${uuid} of book ${bookId} was acknowledged as row ${sequence}; the journal has ${found?.sequence ?? 'no such row'}`,
    ]
  }

  return {
    tape,
    model,
    auditor,
    termsOf,
    /** The rows since the last call, and their faults. No command may be in flight. */
    async look(acknowledged: readonly Answered[], refused: readonly Refused[]): Promise<Observed> {
      const faults = await readTape()
      const warned = new Set([...model.books.values()].filter((book) => book.protection.acknowledged))
      const rows = await journal.next()
      for (const row of rows) faults.push(...follow(row))
      for (const each of acknowledged) faults.push(...acknowledgedFault(each))
      for (const each of refused) {
        const book = model.books.get(each.bookId)
        if (book !== undefined) faults.push(...unjustifiedRefusal(book, warned.has(book), each))
      }
      const touched = [...new Set(rows.map((row) => row.book_id))]
      for (const [id, records] of await readRecords(sql, touched)) {
        faults.push(...auditBook(auditor, id, records))
        const book = model.books.get(id)
        const positions = openOf(records, 'position') as unknown as RecordText[]
        const orders = openOf(records, 'order').map((order) => String(order['id']))
        const withdrawals = openOf(records, 'withdrawal').map(({ id, stage }) => `${String(id)} ${String(stage)}`)
        const { accounts, standing } = records
        if (book !== undefined)
          faults.push(
            ...compareBook(book, { accounts, positions, orders, withdrawals }),
            ...compareProtection(book, standing),
          )
      }
      return { rows, faults }
    },
    /** What should have been done by now but was not. */
    overdue: (now: number, isAwake: (symbol: string) => boolean): string[] =>
      [...model.books.values()].flatMap((book) => overdueIn(book, { now, terms: termsOf(1), tape, isOpen: isAwake })),
  }
}
