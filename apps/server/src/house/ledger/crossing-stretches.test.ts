import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { newClientKey } from '../../executor/client-key.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { lockedFacts } from '../../start/noun-features.ts'
import { type House, openHouse } from '../house.ts'
import { submitUnder } from '../test-submit.ts'

const symbol = 'BTC/USDT'

let database: TestDatabase
let house: House
let bookId: number
let now: number
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  now = Date.UTC(2026, 10, 18, 12)
  house = await openHouse({ lockedFacts, address: database.address, clock: () => now })
  bookId = await house.openBook(1, 'demo')
})
afterEach(async () => {
  await house.stop()
  await database.drop()
})

/** A price that comes a second later, by a source whose clock is this much ahead of ours. */
async function price(text: string, aheadMs = 0): Promise<void> {
  now += 1_000
  const { sequence: _, ...tick } = exampleTick(symbol, 1, now, text)
  await house.ingest([{ ...tick, sourceAt: now + aheadMs, receivedAt: now }])
  await house.idle()
}

async function submit(command: UserCommand): Promise<number> {
  const outcome = await submitUnder(house, newClientKey(now, randomBytes(10)), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${outcome.kind}`)
  return outcome.sequence
}

it.each([0, 250])(
  'prices are shown from the one in force at the arming row, its source %d ms ahead',
  async (aheadMs) => {
    await price('90000')
    const order = { symbol, direction: 'long', marginMode: 'isolated', leverage: 5, quantity: decimal('0.1') } as const
    const opened = await submit({ kind: 'open_position', ...order, takeProfit: null, stopLoss: null })
    // Below the stop, but replaced before that is set.
    await price('89000')
    await price('90000', aheadMs)
    const stopLoss = { price: decimal('89500'), quantity: null }
    const set = await submit({ kind: 'set_stops', positionId: `${bookId}-${opened}`, takeProfit: null, stopLoss })
    await price('89400')
    now += 61_000
    await price('89500')
    await house.advance()
    const receipt = await house.receipt(bookId, set + 1)
    expect(receipt.stretches).toMatchObject([{ symbol, from: 3, to: 4 }])
    expect(checkReceipt(receipt)).toMatchObject({ ok: true, pending: false })
  },
)
