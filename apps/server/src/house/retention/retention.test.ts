import { emptyBook } from '@touchstone/domain/books/book'
import { replayBook } from '@touchstone/domain/books/replay'
import { tapeLeaf } from '@touchstone/domain/ledger/tape-leaf'
import { rootFrom } from '@touchstone/domain/ledger/merkle'
import { decimal } from '@touchstone/domain/money/decimal'
import { carriedArchive } from '@touchstone/domain/receipts/carried-archive'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { dueRules } from '@touchstone/domain/rulebook/noun-tables'
import { houseRules } from '@touchstone/domain/rulebook/rules'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { anchorPending } from '@touchstone/domain/receipts/receipt'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { journalPage } from '../../features/ledger/journal-page.ts'
import { createPaths, type Paths } from '../ledger/paths.ts'
import { loadReceipt } from '../ledger/receipts.ts'
import { createSettingsTexts } from '../settings/settings.store.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { openTestHouse, second30, settleSecondContract, type TestHouse } from '../../start/verify/test-house.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { createTapeReader } from '../tape/tape-reader.ts'
import { loadTape } from '../tape/tape.store.ts'
import { isTapeAwaited } from './retention.store.ts'
import { createRetention, type RetentionReport } from './retention.ts'

const btc = 'BTC/USDT'
const eth = 'ETH/USDT'
const minute = 60_000
const day = 86_400_000
/** A minute before the end of a day. */
const start = Date.UTC(2026, 10, 16) - minute
const firstDay = start + minute - day

let database: TestDatabase
let house: TestHouse
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, start)
})
afterEach(async () => {
  await house.close()
  await database.drop()
})

const versions = () => [defaultSettings]
const retain = (now: number): Promise<RetentionReport> =>
  createRetention({ owner: house.owner, days: house.days, versions, keepDays: 2, aheadDays: 1 }).run(now)

const kept = async (): Promise<string[]> => {
  const rows = await house.owner`select symbol, sequence, kind from kept_ticks order by symbol, sequence`
  return rows.map((row) => `${row['symbol']} ${row['sequence']} ${row['kind']}`)
}

/** Trades in the last minute of a day, with rows between that nobody names, and one checkpoint over midnight. */
async function tradeAtMidnight(): Promise<{ bookId: number; settled: number }> {
  await house.ticksAt(start, { [btc]: '64000', [eth]: '3000' })
  const bookId = await house.grantedBook(1)
  const order = { symbol: btc, leverage: 10, takeProfit: null, stopLoss: null, direction: 'long' } as const
  await house.submit(bookId, { ...order, kind: 'open_position', marginMode: 'isolated', quantity: decimal('0.1') })
  await house.ticksAt(start + 1_000, { [btc]: '64001', [eth]: '3001' })
  await house.ticksAt(start + 2_000, { [btc]: '64002', [eth]: '3002' })
  const bought = await house.submit(bookId, second30('rise'))
  await house.ticksAt(start + 3_000, { [btc]: '64003' })
  await house.checkpoint()
  await house.ticksAt(start + 32_000, { [btc]: '64010', [eth]: '3003' })
  const settled = await settleSecondContract(house, bookId, `${bookId}-${bought.sequence}`)
  await house.ticksAt(start + 50_000, { [eth]: '3004' })
  await house.ticksAt(start + minute + 1_000, { [btc]: '64020', [eth]: '3005' })
  await house.checkpoint()
  return { bookId, settled }
}

/** The tape goes on for days in which nothing happens. */
async function daysPass(count: number): Promise<number> {
  for (let each = 1; each <= count; each += 1) {
    await house.ticksAt(start + each * day + 2 * minute, { [btc]: String(64_000 + each), [eth]: String(3_000 + each) })
    await house.checkpoint()
  }
  return house.clock.now
}

test('days are made ahead', async () => {
  expect(await retain(start)).toEqual({ dropped: [] })
  expect(await house.days.list()).toEqual([firstDay, firstDay + day])
})

test('a day goes when it is old enough; what is named, its watermarks and ends are kept, and all still proves', async () => {
  const { bookId, settled } = await tradeAtMidnight()
  const now = await daysPass(4)
  expect(await retain(firstDay + 3 * day - 1)).toEqual({ dropped: [] })
  expect(await retain(now)).toEqual({ dropped: [firstDay, firstDay + day, firstDay + 2 * day] })
  expect(await house.days.list()).toEqual([3, 4, 5, 6].map((after) => firstDay + after * day))
  // BTC: the opening price and what replaced it; opening and closing of the second contract with its seal, a watermark;
  // the part of the checkpoint that the end of the day cut; the last of each day. ETH: that part and the last of each day.
  expect(await kept()).toEqual([
    ...[1, 2, 3, 4, 5].map((sequence) => `${btc} ${sequence} tick`),
    `${btc} 6 watermark`,
    ...[7, 8].map((sequence) => `${btc} ${sequence} tick`),
    ...[4, 5, 6, 7].map((sequence) => `${eth} ${sequence} tick`),
  ])
  expect((await verifyDatabase(house.sql)).differences).toEqual([])

  const paths = createPaths(house.sql)
  const [row] = await house.tape.rows(btc, 4, 4)
  const anchor = await paths.pathOfTick(btc, 4)
  if (row === undefined || anchor === 'anchor_pending') throw new Error('a kept row has its path')
  const tape = anchor.checkpoint.tapes.find(({ symbol }) => symbol === btc)
  expect(rootFrom(tapeLeaf(row), anchor.path)).toBe(tape?.root)

  const { rows, tape: carried } = await journalPage(house.sql, { bookId, from: 1, limit: 500 })
  const archive = carriedArchive(carried, new Map([[defaultSettings.version, defaultSettings]]))
  const replayed = replayBook(emptyBook(bookId, 'demo'), rows, { archive, rules: houseRules })
  expect(replayed).toMatchObject({ ok: true, value: { sequence: settled } })

  const sources = { sql: house.sql, paths, tape: house.tape, settingsText: createSettingsTexts(house.sql), versions }
  expect(checkReceipt(await loadReceipt(sources, bookId, settled))).toMatchObject({ ok: true, pending: false })
})

test('the receipt of a row still loads when all that it does not show of its day has gone', async () => {
  await house.ticksAt(start, { [btc]: '64000', [eth]: '3000' })
  const bookId = await house.grantedBook(1)
  const order = { symbol: eth, leverage: 10, takeProfit: null, stopLoss: null, direction: 'long' } as const
  await house.submit(bookId, { ...order, kind: 'open_position', marginMode: 'isolated', quantity: decimal('0.1') })
  for (let second = 1; second <= 30; second += 1) await house.ticksAt(start + second * 1_000, { [eth]: '3001' })
  await house.checkpoint()
  expect((await retain(await daysPass(4))).dropped).toContain(firstDay)
  expect(await kept()).not.toContain(`${eth} 3 tick`)

  const paths = createPaths(house.sql)
  // A server that has started since: none of it is in memory.
  const { read: tape } = createTapeReader(house.sql, (await loadTape(house.sql)).heads)
  const sources = { sql: house.sql, paths, tape, settingsText: createSettingsTexts(house.sql), versions }
  const [{ sequence } = { sequence: 0n }] = await house.owner<{ sequence: bigint }[]>`
    select max(sequence) as sequence from journal where book_id = ${bookId}`
  const receipt = await loadReceipt(sources, bookId, Number(sequence))
  expect(receipt.ticks.map(({ row }) => row.sequence)).toEqual([1, 2])
  expect(checkReceipt(receipt)).toMatchObject({ ok: true, pending: false })
})

test('what came under a checkpoint while a receipt was made is not shown as pending beside it', async () => {
  await house.ticksAt(start, { [btc]: '64000', [eth]: '3000' })
  const bookId = await house.grantedBook(1)
  const order = { symbol: eth, leverage: 10, takeProfit: null, stopLoss: null, direction: 'long' } as const
  await house.submit(bookId, { ...order, kind: 'open_position', marginMode: 'isolated', quantity: decimal('0.1') })
  await house.ticksAt(start + 1_000, { [eth]: '3001' })
  await house.checkpoint()
  let asked = 0
  const now = createPaths(house.sql)
  const paths: Paths = {
    ...now,
    pathOfTick: (symbol, sequence) =>
      (asked += 1) === 1 ? Promise.resolve(anchorPending) : now.pathOfTick(symbol, sequence),
  }
  const sources = { sql: house.sql, paths, tape: house.tape, settingsText: createSettingsTexts(house.sql), versions }
  const [{ sequence } = { sequence: 0n }] = await house.owner<{ sequence: bigint }[]>`
    select max(sequence) as sequence from journal where book_id = ${bookId}`
  expect(checkReceipt(await loadReceipt(sources, bookId, Number(sequence)))).toMatchObject({ ok: true, pending: false })
  expect(asked).toBeGreaterThan(1)
})

test('an open second contract holds the day that it was bought on', async () => {
  await tradeAtMidnight()
  await house.submit(1, second30('fall'))
  const now = await daysPass(3)
  expect(await retain(now)).toEqual({ dropped: [firstDay], held: 'needed_by_open_records' })
  expect(await retain(now)).toEqual({ dropped: [], held: 'needed_by_open_records' })
})

test('an open record of every kind that falls due by the tape holds its day, and a limit order does not', async () => {
  await tradeAtMidnight()
  const limit = { symbol: btc, leverage: 10, takeProfit: null, stopLoss: null, direction: 'long' } as const
  const terms = { marginMode: 'isolated', price: decimal('60000'), quantity: decimal('0.01'), expiresAt: null } as const
  await house.submit(1, { ...limit, ...terms, kind: 'place_limit_order' })
  await house.submit(1, second30('fall'))
  const before = house.clock.now + 1
  const falling = [...dueRules].filter(([, rule]) => rule !== 'nothing').map(([kind]) => kind)
  expect(falling).toEqual(['order', 'second_contract'])
  const close = (kind: string) => house.owner`update records set is_open = false where kind = ${kind}`

  expect(await isTapeAwaited(house.owner, before)).toBe(true)
  expect(await isTapeAwaited(house.owner, start)).toBe(false)
  await close('second_contract')
  expect(await isTapeAwaited(house.owner, before)).toBe(false)
  await house.owner`
    update records set body = jsonb_set(body::jsonb, '{type}', '"market"')::text where kind = 'order' and is_open`
  expect(await isTapeAwaited(house.owner, before)).toBe(true)
  await close('order')
  expect(await isTapeAwaited(house.owner, before)).toBe(false)
})

test('rows that no checkpoint covers are never dropped', async () => {
  await house.ticksAt(start, { [btc]: '64000' })
  await house.ticksAt(start + 5 * day, { [btc]: '64001' })
  expect(await retain(house.clock.now)).toEqual({ dropped: [], held: 'not_covered' })
  await house.checkpoint()
  expect(await retain(house.clock.now)).toEqual({ dropped: [firstDay] })
})

test('journal rows that no checkpoint covers yet count too', async () => {
  await house.ticksAt(start, { [btc]: '64000' })
  await house.ticksAt(start + 1_000, { [btc]: '64001' })
  await house.checkpoint()
  house.clock.now = start + 5 * day
  await house.grantedBook(1)
  // A recovery that names an old row, as the settlement of a long outage does.
  await house.owner`update journal set facts = '{"at":0,"fillAt":"command","settings":1,"ticks":{"BTC/USDT":1}}'`
  await retain(start + 5 * day)
  expect(await kept()).toEqual([`${btc} 1 tick`, `${btc} 2 tick`])
})

test('somebody who reads the tape is not disturbed: the day goes next time', async () => {
  await tradeAtMidnight()
  const now = await daysPass(3)
  await house.owner.begin(async (reader) => {
    await reader`select count(*) from ticks`
    expect(await retain(now)).toEqual({ dropped: [], held: 'in_use' })
  })
  expect((await retain(now)).dropped).toEqual([firstDay, firstDay + day])
  expect((await verifyDatabase(house.sql)).differences).toEqual([])
})

test('verify names a kept row that was changed', async () => {
  await tradeAtMidnight()
  await retain(await daysPass(4))
  await house.owner`update kept_ticks set bid = bid - 1 where symbol = ${btc} and sequence = 4`
  await house.owner`delete from kept_ticks where symbol = ${btc} and sequence = 1`
  const { differences } = await verifyDatabase(house.sql)
  expect(differences).toContainEqual('BTC/USDT: kept row 4 does not lead to its checkpoint')
  expect(differences).toContainEqual(expect.stringMatching(/row 1 is missing from the tape of BTC\/USDT/))
})
