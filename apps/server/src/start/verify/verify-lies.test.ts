import { markOf } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { decide } from '@touchstone/domain/rulebook/decide'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../platform/test-database.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

const btc = 'BTC/USDT'
const hour = 3_600_000
/** Four hours before a funding time. */
const start = Date.UTC(2026, 10, 18, 12)
const eight = start + 4 * hour

/** What is found in the database of a house that decides in this way and does these things. */
async function foundAfter(
  rules: typeof decide,
  live: (house: TestHouse, bookId: number) => Promise<void>,
): Promise<string[]> {
  const database = await createTestDatabase(inject('cluster'))
  try {
    const house = await openTestHouse(database.address, start, { decide: rules, facts: () => ({}) })
    try {
      await house.ticksAt(start, { [btc]: '64000' })
      await live(house, await house.grantedBook(1))
      await house.checkpoint()
      return (await verifyDatabase(house.sql)).differences
    } finally {
      await house.close()
    }
  } finally {
    await database.drop()
  }
}

const opening = {
  kind: 'open_position',
  symbol: btc,
  leverage: 20,
  direction: 'long',
  marginMode: 'isolated',
  quantity: decimal('0.1'),
  takeProfit: null,
  stopLoss: null,
} as const

function fundingUnder(fundingAt: number, settings: Settings) {
  const rate = settings.symbols.get(btc)?.fundingRate ?? 0n
  return async (house: TestHouse, bookId: number): Promise<void> => {
    await house.submit(bookId, opening)
    house.clock.now = fundingAt + 10
    const sealed = house.tape.watermark(btc, fundingAt - 1)
    await house.tape.flush()
    await sealed
    const last = await house.tape.lastAtOrBefore(btc, fundingAt - 1)
    if (last === undefined) throw new Error('there is a tick')
    const funding = { mark: markOf(last.tick), sequence: last.tick.sequence, rate, settings }
    await house.submit(bookId, { kind: 'settle_funding', symbol: btc, fundingAt, rate }, { funding })
  }
}

test('funding at the published rate and time is clean, at another of either it is found', async () => {
  expect(await foundAfter(decide, fundingUnder(eight, defaultSettings))).toEqual([])
  const terms = defaultSettings.symbols.get(btc)
  if (terms === undefined) throw new Error('the example has the symbol')
  const own = new Map(defaultSettings.symbols).set(btc, { ...terms, fundingRate: decimal('0.05') })
  for (const [settings, at] of [
    [{ ...defaultSettings, symbols: own }, eight],
    [{ ...defaultSettings, fundingEveryMs: 1 }, eight - 12_345],
  ] as const)
    expect(
      await foundAfter(
        (book, command, facts) => decide(book, command, { ...facts, settings }),
        fundingUnder(at, settings),
      ),
    ).toEqual([
      'book 1: row 3: settings: the settings charge no such rate at this time',
      'book 1: row 3: settings: the settings in force at the funding time charge no such rate then',
      'book 1: row 3: the command is recorded as done, but it is refused as not_due',
    ])
})

/** A stop at 63,000 that the second tick crosses, and the third one deeper; another row comes after that. */
const stoppedOn = (choose: 'first' | 'worst') => async (house: TestHouse, bookId: number) => {
  const stopLoss = { price: decimal('63000'), quantity: null }
  const { reply } = await house.submit(bookId, { ...opening, stopLoss })
  const { positionId } = JSON.parse(reply) as { positionId: string }
  await house.ticksAt(start + 2_000, { [btc]: '62990' })
  const first = await house.tape.lastAtOrBefore(btc, house.clock.now)
  await house.ticksAt(start + 3_000, { [btc]: '61000' })
  const worst = await house.tape.lastAtOrBefore(btc, house.clock.now)
  const transfer = {
    kind: 'transfer',
    from: 'contract',
    to: 'balance',
    currency: 'USDT',
    amount: decimal('1'),
  } as const
  await house.submit(bookId, transfer)
  const tick = (choose === 'first' ? first : worst)?.tick
  if (tick === undefined) throw new Error('there is a tick')
  await house.submit(bookId, { kind: 'fire_stops', positionId }, { ticks: new Map([[btc, tick]]) })
}

test('a stop that fires on a later price than the first is found, whatever stands in between', async () => {
  expect(await foundAfter(decide, stoppedOn('first'))).toEqual([])
  expect(await foundAfter(decide, stoppedOn('worst'))).toEqual([
    'book 1: row 4: first_crossing: BTC/USDT 2 had crossed it before 3 did',
  ])
})
