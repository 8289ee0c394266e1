import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { submitUnder } from '../test-submit.ts'
import { newClientKey } from '../../executor/client-key.ts'
import { lockedFacts } from '../../start/noun-features.ts'
import { type House, type HouseOptions, openHouse } from '../house.ts'
import { connect } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'

const btc = 'BTC/USDT'
const eth = 'ETH/USDT'
/** A Wednesday, an hour before funding. */
const startAt = Date.UTC(2026, 10, 18, 7)

let database: TestDatabase
let house: House
let now = startAt
let users = 0
let keys = 0
const alarms: string[] = []

beforeAll(() => {
  alarms.length = 0
})

async function open(options: Partial<HouseOptions> = {}): Promise<void> {
  const log = (message: string) => void alarms.push(message)
  house = await openHouse({ lockedFacts, address: database.address, clock: () => now, log, ...options })
}

const filledNext: Settings = { ...defaultSettings, fillAt: 'next_tick' }

/** A house on a new database with these prices. */
async function found(options: Partial<HouseOptions> = {}): Promise<number> {
  database = await createTestDatabase(inject('cluster'))
  now = startAt
  await open(options)
  await prices({ [btc]: '64000', [eth]: '2000' })
  users += 1
  return house.openBook(users, 'demo')
}

afterEach(async () => {
  await house.stop()
  await database.drop()
})
afterAll(() => {
  if (alarms.length > 0) throw new Error(alarms.join())
})

const frame = (symbol: string, price: string, at: number): FeedTick => {
  const { sequence: _, ...tick } = exampleTick(symbol, 0, at, price)
  return { ...tick, receivedAt: at }
}

/** Half a second later, one frame of each. */
async function prices(given: Readonly<Record<string, string>>): Promise<void> {
  now += 500
  await house.ingest(Object.entries(given).map(([symbol, price]) => frame(symbol, price, now)))
}

async function submit(bookId: number, command: UserCommand): Promise<void> {
  keys += 1
  const key = newClientKey(now, new Uint8Array(10).fill(keys))
  const outcome = await submitUnder(house, key, { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind}: ${outcome.kind}`)
  await house.idle()
}

const opening = (given: Partial<Extract<UserCommand, { kind: 'open_position' }>> = {}): UserCommand =>
  exampleOpening({ leverage: 50, ...given })

/** The keys of the journal that the house itself made, with the ticks that they name. */
async function houseRows(bookId: number): Promise<string[]> {
  const rows = await house.sql<{ key: string; facts: string }[]>`
    select key, facts from journal where book_id = ${bookId} and key not like 'u:%' and key <> 'demo:grant'
    order by sequence`
  return rows.map(({ key, facts }) => {
    const { ticks } = JSON.parse(facts) as { ticks?: Record<string, number> }
    return `${key.replaceAll(`${bookId}-`, '#')}${ticks === undefined ? '' : ` ${JSON.stringify(ticks)}`}`
  })
}

describe('prices', () => {
  it('fires a stop on the tick that crossed it, though a later tick is in force', async () => {
    const bookId = await found()
    await submit(bookId, opening({ stopLoss: { price: decimal('63900'), quantity: null } }))
    now += 1_000
    await house.ingest([frame(btc, '63900', now - 500), frame(btc, '64100', now)])
    expect(await houseRows(bookId)).toEqual(['stop:#2:2 {"BTC/USDT":2}'])
  })

  it('liquidates an isolated position at its price and not half a tick above', async () => {
    const bookId = await found()
    await submit(bookId, opening())
    // (6400 − 128) / (0.1 × (1 − 0.005)) = 63035.17…
    await prices({ [btc]: '63035.2' })
    expect(await houseRows(bookId)).toEqual([])
    await prices({ [btc]: '63035.1' })
    expect(await houseRows(bookId)).toEqual(['liquidate:#2:2 {"BTC/USDT":3}'])
  })

  it('liquidates a cross book on the whole vector, and arms nothing that is gone', async () => {
    const bookId = await found()
    await submit(bookId, exampleTransfer('99000'))
    await submit(bookId, opening({ marginMode: 'cross', quantity: decimal('0.5') }))
    await submit(bookId, opening({ marginMode: 'cross', symbol: eth, direction: 'short', quantity: decimal('5') }))
    for (const step of [1, 2, 3, 4])
      await prices({ [btc]: String(64_000 - step * 400), [eth]: String(2_000 + step * 8) })
    expect(await houseRows(bookId)).toEqual(['liquidate:cross:BTC/USDT:4 {"BTC/USDT":5,"ETH/USDT":4}'])
    expect(house.triggers.armed()).toBe(0)
  })

  it('fills a limit order at the ask, and lets go of one that was cancelled', async () => {
    const bookId = await found()
    const limit = { kind: 'place_limit_order', expiresAt: null, price: decimal('63950') } as const
    await submit(bookId, { ...opening(), ...limit } as UserCommand)
    await submit(bookId, { ...opening({ quantity: decimal('0.2') }), ...limit } as UserCommand)
    await submit(bookId, { kind: 'cancel_order', orderId: `${bookId}-3` })
    await prices({ [btc]: '63950.1' })
    await prices({ [btc]: '63950' })
    expect(await houseRows(bookId)).toEqual(['limit:#2 {"BTC/USDT":3}'])
  })

  it('arms everything anew from the database, and fires what was crossed meanwhile', async () => {
    const bookId = await found()
    await submit(bookId, opening({ takeProfit: { price: decimal('64200'), quantity: null } }))
    await submit(bookId, opening({ marginMode: 'cross', quantity: decimal('0.5') }))
    const armed = house.triggers.armed()
    await house.abandon()
    await open()
    expect(house.triggers.armed()).toBe(armed)
    await prices({ [btc]: '64200' })
    expect(await houseRows(bookId)).toEqual(['stop:#2:3 {"BTC/USDT":2}'])
  })
})

it('arms everything anew when other settings come into effect', async () => {
  const bookId = await found()
  const { symbols } = defaultSettings
  const effectiveAt = now + 60_000
  const stricter = new Map(
    [...symbols].map(([name, terms]) => {
      const brackets = terms.brackets.map((bracket) => ({ ...bracket, maintenanceRate: decimal('0.015') }))
      return [name, { ...terms, brackets }] as const
    }),
  )
  const body = settingsText({ ...defaultSettings, version: 2, effectiveAt, symbols: stricter })
  await house.abandon()
  const owner = connect(database.address, 1)
  await owner`insert into settings (version, effective_at, body) values (2, ${effectiveAt}, ${body})`
  await owner.end()
  await open()
  await prices({ [btc]: '64000' })
  await submit(bookId, opening())
  await prices({ [btc]: '63650' })
  now = effectiveAt
  await prices({ [btc]: '63651' })
  expect(await houseRows(bookId)).toEqual([])
  await house.advance()
  // (6400 − 128) / (0.1 × (1 − 0.015)) = 63675.1…
  expect(await houseRows(bookId)).toEqual(['liquidate:#2:2 {"BTC/USDT":4}'])
})

describe('market orders that wait for a tick', () => {
  it('fill on the first tick after acceptance', async () => {
    const bookId = await found({ settings: filledNext })
    await submit(bookId, opening())
    await prices({ [btc]: '64001' })
    expect(await houseRows(bookId)).toEqual(['fill:#2 {"BTC/USDT":2}'])
  })

  it('are void without one in time', async () => {
    const bookId = await found({ settings: filledNext })
    await submit(bookId, opening())
    now += 4_999
    await house.advance()
    expect(await houseRows(bookId)).toEqual([])
    now += 1
    await house.advance()
    expect(await houseRows(bookId)).toEqual(['fill:#2'])
  })

  it('fill after a restart on the tick that came before it', async () => {
    const bookId = await found({ settings: filledNext })
    await submit(bookId, opening())
    await house.abandon()
    await open({ limits: { batchMax: 1 } })
    await prices({ [btc]: '64001' })
    expect(await houseRows(bookId)).toEqual(['fill:#2 {"BTC/USDT":2}'])
  })
})

describe('time', () => {
  const stake = (direction: 'rise' | 'fall'): UserCommand => ({
    kind: 'buy_second_contract',
    symbol: btc,
    direction,
    durationSeconds: 30,
    stake: decimal('10'),
  })
  const settled = async (bookId: number) =>
    house.sql<{ state: string }[]>`select state from second_contracts where book_id = ${bookId} order by id`

  it('settles a second contract when a later tick seals its close', async () => {
    const bookId = await found()
    await submit(bookId, stake('rise'))
    await prices({ [btc]: '64001' })
    now += 29_000
    await prices({ [btc]: '64002' })
    await house.advance()
    expect(await settled(bookId)).toEqual([{ state: 'placed' }])
    await house.advance()
    await prices({ [btc]: '63500' })
    expect(await settled(bookId)).toEqual([{ state: 'won' }])
  })

  it('asks for a watermark when none comes, also after a restart', async () => {
    const bookId = await found()
    await submit(bookId, stake('fall'))
    await prices({ [btc]: '64001' })
    now += 29_000
    await prices({ [btc]: '64002' })
    await house.abandon()
    await open()
    now += 1_999
    await house.advance()
    expect(await settled(bookId)).toEqual([{ state: 'placed' }])
    now += 501
    await house.advance()
    expect(await settled(bookId)).toEqual([{ state: 'lost' }])
    expect(await houseRows(bookId)).toEqual(['settle:#2'])
  })

  it('expires an order at its time', async () => {
    const bookId = await found()
    const expiresAt = now + 10_000
    await submit(bookId, { ...opening(), kind: 'place_limit_order', expiresAt, price: decimal('63950') } as UserCommand)
    now = expiresAt - 1
    await house.advance()
    expect(await houseRows(bookId)).toEqual([])
    now = expiresAt
    await house.advance()
    expect(await houseRows(bookId)).toEqual(['expire:#2'])
  })

  it('settles funding once a time, on the mark before it; what was missed is settled at the next start', async () => {
    const bookId = await found()
    const eight = Date.UTC(2026, 10, 18, 8)
    await submit(bookId, opening())
    now = eight - 1_000
    await prices({ [btc]: '64010' })
    now = eight + 100
    await house.advance()
    await house.advance()
    await house.abandon()
    now = eight + 9 * 3_600_000
    await open()
    await submit(bookId, { kind: 'close_all' }).catch(() => undefined)
    await house.advance()
    expect(await houseRows(bookId)).toEqual([`funding:BTC/USDT:${eight}`, `funding:BTC/USDT:${eight + 8 * 3_600_000}`])
  })

  it('calls margin once a threshold, and misses nothing', async () => {
    const bookId = await found()
    await submit(bookId, opening())
    await house.advance()
    // At 63112 maintenance 31.556 is 80.3 % of equity 39.2; 90 % is passed below 63070.
    for (const price of ['63500', '63112', '63069', '63060']) {
      await prices({ [btc]: price })
      now += 5_000
      await house.advance()
    }
    expect(await houseRows(bookId)).toEqual(['margin-call:#2:2 {"BTC/USDT":3}', 'margin-call:#2:3 {"BTC/USDT":4}'])
    expect(house.triggers.counters.missed).toBe(0)
  })
})
