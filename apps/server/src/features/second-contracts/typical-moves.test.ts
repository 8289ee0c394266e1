import { factOf } from '@touchstone/domain/books/fact-kind'
import { decimal, type Price } from '@touchstone/domain/money/decimal'
import { typicalMoveFact } from '@touchstone/domain/second-contracts/typical-move'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { hourMs } from '@touchstone/domain/time'
import { beforeEach, expect, inject, it } from 'vitest'
import { connect, serverRole, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { tapeHalfMinutes } from './test-half-minutes.ts'
import { createTypicalMoves } from './typical-moves.ts'

const ten = Date.UTC(2026, 10, 18, 10)
const eleven = ten + hourMs
/** A tick that reached us until then counts. */
const later = 10_000
const btc = 'BTC/USDT'
const settings = { ...defaultSettings, secondContracts: { ...defaultSettings.secondContracts, symbols: [btc] } }

let database: TestDatabase
let sql: Sql
let logged: string[] = []
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 2, serverRole)
  logged = []
  return async () => {
    await sql.end()
    await database.drop()
  }
})

const opened = (isLive: boolean) =>
  createTypicalMoves({ sql, settings: () => settings, isLive, log: (message) => void logged.push(message) })

/** Half-minute prices that step up and down by one of these moves in turn. */
const swings = (count: number, step: string): Price[] =>
  Array.from({ length: count }, (_, index) => decimal('100000') + (index % 2 === 0 ? decimal(step) : 0n))

const taped = (until: number, prices: readonly Price[]) =>
  tapeHalfMinutes(database.address, { symbol: btc, until, prices })
const moveOf = (moves: ReturnType<typeof opened>, seconds: number) =>
  factOf({ named: moves.factsFor(btc, seconds).byKind ?? {} }, typicalMoveFact)

it('offers in a sandbox what nothing is known of, and nothing on a live feed', async () => {
  const [sandbox, live] = [opened(false), opened(true)]
  await Promise.all([sandbox.advance(ten + later), live.advance(ten + later)])
  expect([sandbox.isOffered(btc, 30), live.isOffered(btc, 30)]).toEqual([true, false])
  expect([moveOf(sandbox, 30), moveOf(live, 30)]).toMatchObject([undefined, { count: 0, grid: 0n }])
})

it('goes off what moves too little for its grid, and comes back when it moves more', async () => {
  // A grid of 0.1 and moves of 2 are 20 steps; half of a longer stretch moves by 6 as well.
  await taped(ten, [...swings(80, '2'), decimal('100000.1')])
  const moves = opened(true)
  await moves.advance(ten + later - 1)
  expect(moves.isOffered(btc, 30)).toBe(false)
  await moves.advance(ten + later)
  expect(moveOf(moves, 30)).toEqual({
    symbol: btc,
    durationSeconds: 30,
    at: ten,
    count: 80,
    move: decimal('2'),
    grid: decimal('0.1'),
  })
  expect(moves.isOffered(btc, 30)).toBe(false)
  expect(moves.all().map(({ durationSeconds }) => durationSeconds)).toEqual([30, 60, 120, 300])

  await taped(eleven, swings(100, '6'))
  await moves.advance(eleven + later)
  expect(moveOf(moves, 30)).toMatchObject({ at: eleven, move: decimal('6'), grid: decimal('0.1') })
  expect(moves.isOffered(btc, 30)).toBe(true)
  expect(logged).toEqual(['options are on again'])
})

it('measures an hour once, and nothing of the hour that has begun', async () => {
  await taped(ten, swings(80, '2'))
  const moves = opened(false)
  await moves.advance(eleven - 1)
  expect(moveOf(moves, 30)).toMatchObject({ at: ten, count: 79, move: decimal('2'), grid: decimal('2') })
  await taped(eleven, swings(60, '1'))
  await moves.advance(eleven + later - 1)
  expect(moveOf(moves, 30)).toMatchObject({ at: ten, count: 79 })
})
