import { named } from '@touchstone/domain/books/fact-kind'
import { decimal } from '@touchstone/domain/money/decimal'
import { type TypicalMove, typicalMoveFact } from '@touchstone/domain/second-contracts/typical-move'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { beforeEach, expect, inject, it } from 'vitest'
import { tapeHalfMinutes } from '../../features/second-contracts/test-half-minutes.ts'
import { bookOf } from '../../executor/books.store.ts'
import { openHouse } from '../../house/house.ts'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { verifyDatabase } from './verify.ts'

const at = Date.UTC(2026, 10, 18, 10)
const symbol = 'BTC/USDT'
const steps = ['100000', '100010', '100000.1']
const measured: TypicalMove = {
  symbol,
  durationSeconds: 30,
  at,
  count: 89,
  move: decimal('9.9'),
  grid: decimal('0.1'),
}

let database: TestDatabase
let sql: Sql
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 2)
  const prices = Array.from({ length: 90 }, (_, index) => decimal(steps[index % 3] ?? ''))
  await tapeHalfMinutes(database.address, { symbol, until: at, prices })
  return async () => {
    await sql.end()
    await database.drop()
  }
})

/** Buys with this fact beside it; whether the house accepts is for the fact to say. */
async function buyWith(move: TypicalMove): Promise<void> {
  const now = at + 1_000
  const house = await openHouse({ lockedFacts: [], address: database.address, clock: () => now })
  const bookId = await bookOf(house.sql, 1, 'demo')
  const buy = { symbol, direction: 'rise', durationSeconds: 30, stake: decimal('10') } as const
  await house.executor.submit({ bookId, key: 'demo:grant', command: { kind: 'grant_demo' } })
  await house.executor.submit({
    bookId,
    key: 'u:0193',
    command: { kind: 'buy_second_contract', ...buy },
    named: { byKind: named(typicalMoveFact, move) },
  })
  await house.stop()
}

it('finds the typical move of a purchase on the tape', async () => {
  await buyWith(measured)
  const [row] = await sql<{ facts: string }[]>`select facts from journal where key = 'u:0193'`
  expect(row?.facts).toContain('"typicalMove":{"at":')
  expect((await verifyDatabase(sql)).differences).toEqual([])
})

it.each<[string, Partial<TypicalMove>]>([
  ['a larger move', { move: decimal('10') }],
  ['a finer grid', { grid: decimal('0.01') }],
  ['more moves', { count: 90 }],
  ['a move of another hour', { at: at - hourMs }],
  ['a move of a day without ticks', { at: at + 2 * dayMs }],
])('names a purchase that claims %s', async (_, changed) => {
  await buyWith({ ...measured, ...changed })
  expect((await verifyDatabase(sql)).differences).toEqual([
    expect.stringContaining('the tape gives another typical move of BTC/USDT in 30 s'),
  ])
})
