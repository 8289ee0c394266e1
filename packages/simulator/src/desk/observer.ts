import type { Sql } from '@touchstone/server/platform/database'
import { auditBook, openOf, type OpenRecords, readRecords } from '../audit/audit-records.ts'
import { auditIeos } from '../audit/audit-ieos.ts'
import { auditMining } from '../audit/audit-mining.ts'
import { auditBonds } from '../audit/audit-bonds.ts'
import { auditPools } from '../audit/audit-pools.ts'
import { createPayments } from '../audit/audit-payments.ts'
import { createAuditor, noHash } from '../audit/auditor.ts'
import { journalReader, type JournalText } from '../audit/journal-reader.ts'
import { compareIssue } from '../nouns/bond-issues/compare-issue.ts'
import { compareSale } from '../nouns/ieo-sales/compare-sale.ts'
import { comparePool } from '../nouns/house-books/compare-pool.ts'
import { compareProtection } from '../nouns/protection/compare-protection.ts'
import type { PostingText } from '../naive-model/postings.ts'
import { modelAside, naiveModel } from '../rulebook/naive-model.ts'
import { overdueIn } from '../rulebook/noun-tables.ts'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import { naiveTape, type TapeText } from '../naive-model/naive-tape.ts'
import { naiveVersions } from '../naive-model/naive-versions.ts'
import type { NaiveCommandRow } from '../naive-model/naive-work.ts'
import type { Coverage } from './coverage.ts'
import type { Answered } from './desk.ts'
import type { Agreed, DecisionLog } from './decision-log.ts'
import { inOrderOfDecision, type RefusedThen } from './order-of-decision.ts'
import { foundBy } from './checker.ts'
import { judgeQuote, noteAgreement, type QuoteAnswer, type QuoteRequest } from './quote-desk.ts'
import { createSurroundings } from './surroundings.ts'
import { applicationLine, bondLine, compareBook, machineLine, type RecordText } from './compare-book.ts'

/** Observes the house from outside, through nothing but its database. */
export type Observer = Awaited<ReturnType<typeof createObserver>>

type TapedText = Omit<TapeText, 'sequence' | 'source_at' | 'received_at'> & {
  kind: string
  sequence: bigint
  source_at: bigint
  /** Null for a watermark. */
  received_at: bigint | null
}

export type Observed = { rows: readonly JournalText[]; faults: string[] }

export async function createObserver(sql: Sql, coverage: Coverage, log: DecisionLog, clock: () => number) {
  const settings = naiveVersions()
  const readSettings = async (): Promise<void> => {
    const rows = await sql<{ body: string }[]>`
      select body from settings where version > ${settings.newest()} order by version`
    for (const { body } of rows) settings.add(body)
  }
  await readSettings()
  const { termsOf } = settings
  const tape = naiveTape()
  const books = new Map<number, NaiveBook>()
  const surroundings = createSurroundings({ tape, books, terms: termsOf(1), clock })
  const note = (name: string): void => coverage.count(name)
  const sources = { tape, settings, outside: surroundings.outside, note }
  const model = naiveModel(books, sources)
  const auditor = createAuditor()
  const payments = createPayments()
  const journal = journalReader(sql)
  /** The answers in the journal, by book and key. */
  const answers = new Map<string, { sequence: number; reply: string }>()

  const quoteFaults: string[] = []

  async function readTape(): Promise<string[]> {
    const heads = [...tape.heads()]
    const rows = await sql<TapedText[]>`
      select t.symbol, t.sequence, t.kind, t.source_at, t.received_at, t.bid, t.ask, t.last, t.derived from ticks t
      left join unnest(${heads.map(([symbol]) => symbol)}::text[], ${heads.map(([, head]) => head)}::bigint[])
        as h (symbol, head) on h.symbol = t.symbol
      where t.sequence > coalesce(h.head, 0) order by t.symbol, t.sequence`
    return rows.flatMap((row) => {
      if (row.kind === 'watermark') coverage.count('watermark')
      const times = { source_at: Number(row.source_at), received_at: Number(row.received_at ?? 0) }
      const fault = tape.add({ ...row, sequence: Number(row.sequence), ...times })
      return foundBy('auditor', fault === undefined ? [] : [fault])
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
    if (row.command.includes('"kind":"exchange"')) surroundings.used(row.book_id)
    const said = found.map((fault) => `${row.command} by ${row.key} on ${row.facts} answered ${row.reply}: ${fault}`)
    const where = `book ${row.book_id} row ${row.sequence}`
    const told = said.map((text) => `${where}, ${text}`)
    return [...foundBy('auditor', auditor.follow(row)), ...foundBy('model', told)]
  }

  function refuse({ bookId, sequence, head, world, refused }: RefusedThen): string[] {
    // On top of what was never committed: the book never was so.
    if ((auditor.books.get(bookId)?.head ?? noHash) !== head) return []
    const { command, facts, refusal } = refused
    const row = { bookId, sequence: sequence + 1, at: facts.at, command, facts }
    const found = model.refuse(row, world, refusal)
    const said = found.map((fault) => `book ${bookId} after row ${sequence}, ${JSON.stringify(refused)}: ${fault}`)
    return foundBy('model', said)
  }

  return {
    tape,
    model,
    auditor,
    termsOf,
    surroundings,
    payments,
    /** Whether market orders wait for the next tick now. */
    fillsNext: (at = clock()): boolean => settings.inForceAt(at).fillAt === 'next_tick',
    /** Reads the tape in the middle of a step, while nothing is in flight; returns its faults. */
    catchUp: readTape,
    /** Looks at the answer to somebody who asked for a quote. */
    quoted(request: QuoteRequest, answer: QuoteAnswer, at: number): void {
      quoteFaults.push(...judgeQuote(request, answer, at, { tape, terms: termsOf(1), surroundings, log }))
    },
    /** Takes note of what the house made of somebody who agreed to a quote, while nothing was in flight. */
    agreed(agreed: Omit<Agreed, 'heads'>): void {
      log.agreed({ ...agreed, heads: tape.heads() })
    },
    /** The rows since the last call, and their faults. No command may be in flight. */
    async look(acknowledged: readonly Answered[]): Promise<Observed> {
      await readSettings()
      const faults = [...(await readTape()), ...foundBy('model', quoteFaults.splice(0))]
      const rows = await journal.next()
      const inOrder = inOrderOfDecision(rows, log.take())
      for (const each of inOrder.steps) {
        if ('quoted' in each) surroundings.quoted(each.bookId, each.quoted)
        else if ('quoteId' in each) faults.push(...foundBy('model', noteAgreement(each, surroundings)))
        else {
          log.judge(each.shadows, (bookId) => modelAside(books, bookId, sources))
          faults.push(...('refused' in each ? refuse(each) : follow(each)))
        }
      }
      for (const row of inOrder.undecided)
        faults.push(`model: nobody decided row ${row.sequence} of book ${row.book_id}`)
      for (const each of acknowledged) faults.push(...foundBy('desk', acknowledgedFault(each, answers)))
      faults.push(...foundBy('payments', await payments.check(sql, rows)))
      surroundings.settle()
      const touched = [...new Set(rows.map((row) => row.book_id))]
      for (const [id, records] of await readRecords(sql, touched)) {
        faults.push(...foundBy('auditor', auditBook(auditor, id, records)))
        faults.push(...foundBy('records', recordFaults(model.books.get(id), records)))
      }
      faults.push(
        ...foundBy('auditor', [
          ...(await auditPools(sql, auditor)),
          ...(await auditBonds(sql, auditor)),
          ...(await auditMining(sql, auditor)),
          ...(await auditIeos(sql, auditor)),
        ]),
      )
      return { rows, faults }
    },
    /** What should have been done by now but was not. Nothing may be in flight. */
    overdue: (now: number, isAwake: (symbol: string) => boolean): string[] => [
      ...[...model.books.values()].flatMap((book) =>
        overdueIn(book, { now, terms: termsOf(1), tape, isOpen: isAwake }),
      ),
      ...surroundings.outside.followUps.missing().map((command) => `never came: ${command}`),
    ],
  }
}

function acknowledgedFault(
  { bookId, uuid, sequence, reply }: Answered,
  answers: ReadonlyMap<string, { sequence: number; reply: string }>,
): string[] {
  const found = answers.get(`${bookId} u:${uuid}`)
  if (found?.sequence === sequence && found.reply === reply) return []
  return [
    `command ${uuid} of book ${bookId} was acknowledged as row ${sequence}; the journal has ${found?.sequence ?? 'no such row'}`,
  ]
}

/** Where the records of a book say something else than the model. */
function recordFaults(book: NaiveBook | undefined, records: OpenRecords): string[] {
  if (book === undefined) return []
  const { accounts, standing, pool, pauses, bondIssue, ieoSale } = records
  const idsOf = (kind: string): string[] => openOf(records, kind).map(({ id }) => String(id))
  const house = {
    accounts,
    positions: openOf(records, 'position') as unknown as RecordText[],
    orders: idsOf('order'),
    withdrawals: openOf(records, 'withdrawal').map(({ id, stage }) => `${String(id)} ${String(stage)}`),
    strategies: idsOf('strategy_order'),
    machines: openOf(records, 'miner_order').map(({ id, daysPaid, idleDays, income }) =>
      machineLine([id, daysPaid, idleDays, income]),
    ),
    bonds: openOf(records, 'bond_order').map((order) => bondLine(order as Parameters<typeof bondLine>[0])),
    applications: openOf(records, 'ieo_order').map((order) =>
      applicationLine(order as Parameters<typeof applicationLine>[0]),
    ),
  }
  return [
    ...compareBook(book, house),
    ...compareProtection(book, standing),
    ...comparePool(book, pool, pauses),
    ...compareIssue(book, bondIssue),
    ...compareSale(book, ieoSale),
  ]
}
