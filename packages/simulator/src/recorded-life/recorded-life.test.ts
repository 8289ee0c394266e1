import { decide } from '@touchstone/domain/rulebook/decide'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt'
import { newClientKey } from '@touchstone/server/executor/client-key'
import { submitUnder } from '@touchstone/server/house/test-submit'
import { connect, migrateDatabase, type Sql } from '@touchstone/server/platform/database'
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

beforeAll(async () => {
  database = await startLifeDatabase()
  life = await loadRecordedLife(database.address)
  await migrateDatabase(database.address)
  sql = connect(database.address, 2)
})

afterAll(async () => {
  await sql.end()
  await database.stop()
})

describe('a life that an earlier version recorded', () => {
  test('comes out the same, row for row', async () => {
    expect(await replayEverything(sql)).toEqual([])
    expect(await fingerprint(sql)).toBe(life.fingerprint)
    const { differences, counts } = await verifyDatabase(sql)
    expect(differences).toEqual([])
    expect(counts).toMatchObject({ books: 39, journalRows: 5_055, records: 1_756, checkpoints: 96, tapeRows: 9_973 })
  })

  test('goes on', async () => {
    const [clock, complaints]: [{ now: number }, string[]] = [{ now: life.endedAt }, []]
    const keeping = { address: database.address, sql, clock: () => clock.now, settings: lifeSettings }
    const house = await openOn({ ...keeping, mutant: undefined, decide }, 'command', (text) => complaints.push(text))
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
    const { differences, counts } = await verifyDatabase(sql)
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
  expect(receiptText(receipt)).toBe(text)
  expect(checkReceipt(receipt).checks.filter(({ ok }) => !ok)).toEqual([])
})
