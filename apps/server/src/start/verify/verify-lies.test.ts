import { bitcoin, opening } from '@touchstone/domain/examples/forging-house'
import { markOf } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { decide } from '@touchstone/domain/rulebook/decide'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../platform/test-database.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

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
      await house.ticksAt(start, { [bitcoin]: '64000' })
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

function fundingUnder(fundingAt: number, settings: Settings) {
  const rate = settings.symbols.get(bitcoin)?.fundingRate ?? 0n
  return async (house: TestHouse, bookId: number): Promise<void> => {
    await house.submit(bookId, opening())
    house.clock.now = fundingAt + 10
    const sealed = house.tape.watermark(bitcoin, fundingAt - 1)
    await house.tape.flush()
    await sealed
    const last = await house.tape.lastAtOrBefore(bitcoin, fundingAt - 1)
    if (last === undefined) throw new Error('there is a tick')
    const funding = { mark: markOf(last.tick), sequence: last.tick.sequence, rate, settings }
    await house.submit(bookId, { kind: 'settle_funding', symbol: bitcoin, fundingAt, rate }, { funding })
  }
}

test('funding at the published rate and time is clean, at another of either it is found', async () => {
  expect(await foundAfter(decide, fundingUnder(eight, defaultSettings))).toEqual([])
  const terms = defaultSettings.symbols.get(bitcoin)
  if (terms === undefined) throw new Error('the example has the symbol')
  const own = new Map(defaultSettings.symbols).set(bitcoin, { ...terms, fundingRate: decimal('0.05') })
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

test('a row that was decided under settings that had been replaced is named', async () => {
  const effectiveAt = start + 3_000
  const body = settingsText({ ...defaultSettings, version: 2, effectiveAt })
  const found = await foundAfter(decide, async (house, bookId) => {
    await house.submit(bookId, opening())
    await house.ticksAt(start + 4_000, { [bitcoin]: '64001' })
    await house.submit(bookId, opening())
    await house.owner`insert into settings (version, effective_at, body) values (2, ${effectiveAt}, ${body})`
  })
  expect(found.filter((sentence) => sentence.includes('it was decided under'))).toEqual([
    'book 1: row 3: it was decided under version 1 of the settings, but 2 was in force',
  ])
})
