import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

const btc = 'BTC/USDT'
const start = Date.UTC(2026, 10, 18, 12)

let database: TestDatabase
let house: TestHouse
let bookId: number
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, start)
  await priceAt(0, '64000')
  bookId = await house.grantedBook(1)
})
afterEach(async () => {
  await house.close()
  await database.drop()
})

const priceAt = (seconds: number, price: string) => house.ticksAt(start + seconds * 1_000, { [btc]: price })

/** A position with a stop at 63,000. @returns its id. */
async function openWithStop(): Promise<string> {
  const { sequence } = await house.submit(bookId, {
    kind: 'open_position',
    symbol: btc,
    leverage: 10,
    direction: 'long',
    marginMode: 'isolated',
    quantity: decimal('0.1'),
    takeProfit: null,
    stopLoss: { price: decimal('63000'), quantity: null },
  })
  return `${bookId}-${sequence}`
}

/** Fires the stops of a position at a row of the tape. */
async function fireAt(positionId: string, tapeSequence: number): Promise<void> {
  const [row] = await house.tape.rows(btc, tapeSequence, tapeSequence)
  if (row === undefined || !('bid' in row)) throw new Error(`row ${tapeSequence} is no tick`)
  await house.submit(bookId, { kind: 'fire_stops', positionId }, { ticks: new Map([[btc, row]]) })
}

test.each([
  ['the first tick that crossed it', 2, []],
  ['a later one that is worse', 3, [`book 1: row 3: first_crossing: ${btc} 2 had crossed it before 3 did`]],
])('a stop that fires at %s', async (_, tapeSequence, expected) => {
  const positionId = await openWithStop()
  await priceAt(2, '62990')
  await priceAt(4, '62000')
  await fireAt(positionId, tapeSequence)
  await house.checkpoint()
  const { differences } = await verifyDatabase(house.sql)
  expect(differences.filter((sentence) => sentence.includes('had crossed it before'))).toEqual(expected)
})

test('a row that was decided under settings that had been replaced is named', async () => {
  await openWithStop()
  await priceAt(4, '64001')
  await openWithStop()
  const effectiveAt = start + 3_000
  const body = settingsText({ ...defaultSettings, version: 2, effectiveAt })
  await house.owner`insert into settings (version, effective_at, body) values (2, ${effectiveAt}, ${body})`
  const { differences } = await verifyDatabase(house.owner)
  expect(differences.filter((sentence) => sentence.includes('it was decided under'))).toEqual([
    'book 1: row 3: it was decided under version 1 of the settings, but 2 was in force',
  ])
})
