import { randomBytes } from 'node:crypto'
import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import { minuteMs } from '@touchstone/domain/time'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { newClientKey } from '../executor/client-key.ts'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { type House, openHouse } from './house.ts'
import { submitUnder } from './test-submit.ts'

const btc = 'BTC/USDT'
const noon = Date.UTC(2026, 10, 18, 12)

let database: TestDatabase
let owner: Sql
let house: House
let bookId: number
let [now, uptimeMs] = [noon, 0]
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  ;[now, uptimeMs] = [noon, 0]
  house = await open()
  bookId = await house.openBook(1, 'demo')
  await price('90000')
})
afterEach(async () => {
  await Promise.all([house.stop(), owner.end()])
  await database.drop()
})

const open = (): Promise<House> =>
  openHouse({ lockedFacts, address: database.address, clock: () => now, uptimeMs: () => uptimeMs })

/** A frame of an exchange whose own clock is right, as an honest machine receives it now. */
async function price(text: string): Promise<void> {
  const { sequence: _, ...tick } = exampleTick(btc, 0, house.clock(), text)
  await house.ingest([{ ...tick, sourceAt: now, receivedAt: house.clock() }])
}

/** What becomes of a market order now: `done`, or why it is refused. */
async function order(): Promise<string> {
  const command = exampleOpening({ quantity: decimal('0.001') })
  const outcome = await submitUnder(house, newClientKey(house.clock(), randomBytes(10)), { bookId, command })
  return outcome.kind === 'refused' ? outcome.refusal.kind : outcome.kind
}

function pass(ms: number): void {
  now += ms
  uptimeMs += ms
}

const rowTimes = async (): Promise<number[]> =>
  (await owner<{ at: bigint }[]>`select at from journal where book_id = ${bookId} order by sequence`).map(({ at }) =>
    Number(at),
  )

it('a clock that is set back makes no price fresh for as long as the step', async () => {
  expect(await order()).toBe('done')
  now -= 5 * minuteMs
  expect([house.clock(), house.clockFault()]).toEqual([noon, 'set_back'])
  for (let minute = 0; minute < 5; minute += 1) {
    expect(await order()).toBe('price_stale')
    // New prices do not help: by a clock that stands, nobody can tell how old they are.
    await price('95000')
    expect(house.market(btc)?.state).toBe('stale')
    pass(minuteMs)
  }
  pass(1_000)
  await price('95000')
  expect(house.market(btc)?.state).toBe('open')
  expect(await order()).toBe('done')
  expect(await rowTimes()).toEqual([noon, noon, noon + 1_000])
})

it('a clock that is set back between two starts is found out too', async () => {
  await house.stop()
  now -= 5 * minuteMs
  house = await open()
  expect([house.clock(), house.clockFault(), await order()]).toEqual([noon, 'set_back', 'price_stale'])
  pass(5 * minuteMs + 1_000)
  expect(await order()).toBe('done')
})

it('a clock that is set ahead by minutes makes every price old', async () => {
  now += 5 * minuteMs
  expect([house.clock(), await order()]).toEqual([now, 'price_stale'])
  await price('90100')
  expect(await order()).toBe('done')
})

it('a clock that leaps by a year decides nothing, tapes nothing there, and leaves no trace', async () => {
  const year = 365 * 24 * 60 * minuteMs
  now += year
  expect([house.clock(), house.clockFault(), await order()]).toEqual([noon, 'leapt', 'price_stale'])
  await price('90100')
  now -= year
  pass(1_000)
  await price('90200')
  expect([house.clockFault(), await order()]).toEqual([undefined, 'done'])
  expect(house.market(btc)?.tick.bid).toBeGreaterThan(decimal('90150'))
  expect(await rowTimes()).toEqual([noon, noon + 1_000])
})
