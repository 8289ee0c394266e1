import type { BookRecord } from '@touchstone/domain/books/record-kind'
import { decimal } from '@touchstone/domain/money/decimal'
import { readShape } from '@touchstone/domain/money/shape'
import { decide } from '@touchstone/domain/rulebook/decide'
import { rowOf } from '@touchstone/domain/rulebook/merged'
import { recordKinds } from '@touchstone/domain/rulebook/noun-tables'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt-text'
import { newClientKey } from '@touchstone/server/executor/client-key'
import { recordRow } from '@touchstone/server/executor/record-row'
import { submitUnder } from '@touchstone/server/house/test-submit'
import { connect, migrateDatabase, type Sql } from '@touchstone/server/platform/database'
import { versionsIn } from '@touchstone/server/platform/prepare-database'
import { verifyDatabase } from '@touchstone/server/start/verify/verify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from '../life/fingerprint.ts'
import { replayEverything } from '../life/final-checks.ts'
import { openOn } from '../life/house-keeper.ts'
import { startLifeDatabase } from '../life/life-database.ts'
import { lifeSettings } from '../life/life-settings.ts'
import { createMarket } from '../market/market.ts'
import { createRandom } from '../chance/random.ts'
import { loadRecordedLife, recordedReceipts, type RecordedLife } from './load-recorded-life.ts'

let database: Awaited<ReturnType<typeof startLifeDatabase>>
let life: RecordedLife
let sql: Sql
let wasOutdated: boolean

/** The tables of the earlier version, whose names are views now. */
const tableOf = {
  position: 'positions',
  order: 'orders',
  second_contract: 'second_contracts',
  withdrawal: 'withdrawals',
}
type TableRow = { book_id: bigint; id: string; state?: string; stage?: string; is_open?: boolean; body: string }
type RecordColumns = {
  book_id: bigint
  made_at: bigint
  due_at: bigint | null
  is_open: boolean
  rank: string | null
} & {
  [column in 'kind' | 'id' | 'state' | 'subject' | 'body']: string
}
const then = new Map<string, TableRow[]>()
const rowsOf = async (table: string): Promise<TableRow[]> => [
  ...(await sql<TableRow[]>`select * from ${sql(table)} order by book_id, id`),
]

beforeAll(async () => {
  database = await startLifeDatabase()
  life = await loadRecordedLife(database.address)
  sql = connect(database.address, 2)
  for (const table of Object.values(tableOf)) then.set(table, await rowsOf(table))
  wasOutdated = (await versionsIn(sql)).earlier
  await migrateDatabase(database.address)
})

afterAll(async () => {
  await sql.end()
  await database.stop()
})

describe('a life that an earlier version recorded', () => {
  test('has its records in one table now, each as it was', async () => {
    expect([wasOutdated, await versionsIn(sql)]).toEqual([true, { earlier: false, later: false }])
    const numbers = await sql<{ kind: string; number: number }[]>`
      select kind, count(*)::int as number from records group by kind`
    expect(Object.fromEntries(numbers.map(({ kind, number }) => [kind, number]))).toEqual({
      position: 663,
      order: 694,
      second_contract: 313,
      withdrawal: 86,
    })
    const rows = await sql<RecordColumns[]>`
      select book_id, made_at, due_at, is_open, kind, id, state, subject, slot, trim_scale(rank) as rank, body
      from records`
    for (const { book_id, made_at, due_at, is_open, rank, ...row } of rows) {
      const kind = rowOf(recordKinds, row.kind)
      const record = readShape(JSON.parse(row.body), kind.decimals) as BookRecord
      expect(recordRow(Number(book_id), kind, record)).toEqual({
        ...row,
        bookId: Number(book_id),
        isOpen: is_open,
        madeAt: Number(made_at),
        dueAt: due_at === null ? null : Number(due_at),
        rank: rank === null ? null : decimal(rank),
      })
    }
  })

  test.each(Object.entries(tableOf))('shows every %s in the view %s as the table had it', async (kind, table) => {
    const before = then.get(table) ?? []
    const now = await rowsOf(table)
    expect(now).toEqual(before.map((row) => ({ ...row, is_open: expect.any(Boolean) as boolean })))
    const filed = await sql<{ kind: string; state: string; number: number }[]>`
      select kind, state, count(*)::int as number from records where kind = ${kind} group by kind, state order by state`
    const states = before.map(({ state, stage }) => state ?? stage ?? '')
    expect([...filed]).toEqual(
      [...new Set(states)]
        .sort()
        .map((state) => ({ kind, state, number: states.filter((each) => each === state).length })),
    )
  })

  test('comes out the same, row for row', async () => {
    expect(await replayEverything(sql)).toEqual([])
    expect(await fingerprint(sql)).toBe(life.fingerprint)
    const { differences, counts } = await verifyDatabase(sql, { withoutConsole: true })
    expect(differences).toEqual([])
    expect(counts).toMatchObject({ books: 39, journalRows: 5_055, records: 1_756, checkpoints: 96, tapeRows: 9_973 })
  })

  test('goes on', async () => {
    const [clock, complaints]: [{ now: number }, string[]] = [{ now: life.endedAt }, []]
    const keeping = { address: database.address, sql, clock: () => clock.now, settings: lifeSettings }
    const house = await openOn({ ...keeping, mutant: undefined, decide }, (text) => complaints.push(text))
    const random = createRandom(3)
    const market = createMarket(random.fork())
    for (let second = 0; second < 400; second += 4) {
      clock.now += 4_000
      await house.ingest(market.frames(clock.now, 4))
      await house.advance()
    }
    const open = await sql<{ book_id: bigint; id: string }[]>`
      select book_id, id from positions where state = 'running' order by book_id, id`
    const outcomes = []
    for (const { book_id, id } of open) {
      const command = { kind: 'close_position', positionId: id, quantity: null } as const
      outcomes.push(
        await submitUnder(house, newClientKey(clock.now, random.bytes(10)), { bookId: Number(book_id), command }),
      )
    }
    await house.stop()
    expect(complaints).toEqual([])
    expect(outcomes.filter(({ kind }) => kind === 'done').length).toBeGreaterThan(10)
    const { differences, counts } = await verifyDatabase(sql, { withoutConsole: true })
    expect(differences).toEqual([])
    expect(counts.journalRows).toBeGreaterThan(5_055)
  })
})

const replyOf = (text: string): string => {
  const { row } = (JSON.parse(text) as { journal: { row: { bookId: number; sequence: number; reply: string } } })
    .journal
  return `${(JSON.parse(row.reply) as { kind: string }).kind}, ${row.bookId}-${row.sequence}`
}

test.each(recordedReceipts().map((text) => [replyOf(text), text]))('a receipt saved before holds: %s', (_, text) => {
  const receipt = readReceipt(text)
  expect(readReceipt(receiptText(receipt))).toEqual(receipt)
  const { checks, pending, unproven } = checkReceipt(receipt)
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  expect(pending).toBe(false)
  // It is of a time when receipts showed less, and says so.
  expect(unproven).toContain('published_settings')
})
