import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { dayMs } from '@touchstone/domain/time'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Command, UserCommand } from '@touchstone/domain/rulebook/nouns'
import { wallets } from '@touchstone/wire/wallets'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { quote } from '../exchange/quote.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { askFor, fundedBook, mustDo } from '../../executor/test-funds.ts'
import { walletsHandlers } from '../wallets/wallets.routes.ts'
import { createEquitySnapshots, createMissedDays } from './equity-snapshots.ts'
import { equityHandlers } from './equity.routes.ts'
import { courseSources } from './test-course.ts'

const midnight = Date.UTC(2026, 10, 18)
let app: TestApp
beforeEach(async () => {
  app = await startTestApp(inject('cluster'), {
    startAt: midnight + 9 * 3_600_000,
    handlers: ({ house, books }) => ({
      ...walletsHandlers({ ...house, books }),
      ...equityHandlers({ ...house, books, ...courseSources().deps }),
    }),
  })
  await app.tick('BTC/USDT', '100000', '100000')
})
afterEach(() => app.stop())

async function submit(bookId: number, command: UserCommand): Promise<void> {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${JSON.stringify(outcome)}`)
}

const buy = (quantity: string): UserCommand => exampleOpening({ quantity: decimal(quantity) })

/** The day that ended last. */
const lastDay = (): number => Math.floor(app.time.now / dayMs) * dayMs - dayMs

/** Takes all that is due, as a house that has just started. */
async function snapshots(booksAtOnce = 200): Promise<number> {
  const { take } = createEquitySnapshots({ sql: app.house.sql, market: app.house.market, booksAtOnce })
  const next = () => take(lastDay(), app.time.now)
  let taken = 0
  for (let count = await next(); count > 0; count = await next()) taken += count
  return taken
}

async function daysOf(userId: number, query: Record<string, string> = {}) {
  const { result } = await app.get(wallets.equityDays.path, { book: 'demo', ...query }, { token: app.signIn(userId) })
  return wallets.equityDays.reply.parse(result)
}

const todayOf = async (userId: number) => {
  const { result } = await app.get(wallets.assets.path, { book: 'demo' }, { token: app.signIn(userId) })
  return wallets.assets.reply.parse(result).today
}

test('a day’s profit is what changed but for what came in; the change of today counts from its end', async () => {
  const bookId = await app.books.named(1, 'demo')
  await submit(bookId, buy('1'))
  app.time.now = midnight + dayMs + 3_000
  await app.tick('BTC/USDT', '101000', '101000')
  expect(await snapshots()).toBe(1)
  expect((await daysOf(1)).records).toEqual([
    {
      day: '2026-11-18',
      takenAt: '2026-11-19 08:00:03',
      equity: '100950',
      netFlow: '100000',
      profit: '950',
      sinceDay: null,
      unvalued: [],
    },
  ])
  app.time.now += 3_600_000
  await app.tick('BTC/USDT', '101500', '101500')
  expect(await todayOf(1)).toMatchObject({
    since: '2026-11-19 08:00:03',
    opening: '100950',
    netFlow: '0',
    profit: { value: '500' },
  })
  await submit(bookId, { kind: 'close_all' })
  await submit(bookId, { kind: 'reset_demo' })
  // 101,500 − 100,000 less two fees came in; what the reset took back is a flow, and no loss.
  expect(await todayOf(1)).toMatchObject({ netFlow: '-1399.25', profit: { value: '449.25' } })
  app.time.now = midnight + 2 * dayMs
  await snapshots()
  expect((await daysOf(1)).records[0]).toMatchObject({
    day: '2026-11-19',
    equity: '100000',
    netFlow: '-1399.25',
    profit: '449.25',
    sinceDay: '2026-11-18',
  })
})

test('what flows out in another currency counts at its mark of that time', async () => {
  const bookId = await app.books.named(1, 'demo')
  await submit(bookId, exampleTransfer('10010'))
  const quoted = await quote(app.house, { id: 'q1', bookId, from: 'USDT', to: 'BTC', pay: decimal('10010') })
  if (!quoted.ok) throw new Error(quoted.refusal.kind)
  await submit(bookId, { kind: 'exchange', quoteId: 'q1' })
  await submit(bookId, { kind: 'reset_demo' })
  app.time.now += 1_000
  await app.tick('BTC/USDT', '50000', '50000')
  app.time.now = midnight + dayMs
  await snapshots()
  // 0.1 bitcoin went back at 100,000, before the price halved. The exchange cost half a spread of 0.2 %.
  expect((await daysOf(1)).records[0]).toMatchObject({ equity: '100000', netFlow: '100010', profit: '-10' })
})

test('what comes in and goes out of a real book is no profit: deposits, withdrawals with their fee, rewards, corrections', async () => {
  const { executor, sql } = app.house
  const bookId = await fundedBook(sql, executor, 1)
  const { sequence } = await mustDo(executor.submit({ bookId, key: 'u:ask', ...askFor('100') }))
  const withdrawalId = `${bookId}-${sequence}`
  const by = { withdrawalId, operator: 1 }
  const given = { currency: 'USDT', operators: [1, 2], reason: 'By hand.' } as const
  const commands: Command[] = [
    { kind: 'claim_withdrawal', ...by },
    { kind: 'approve_withdrawal', ...by },
    { kind: 'begin_payment', ...by },
    { kind: 'grant_reward', amount: decimal('7'), ...given },
    { kind: 'correct_balance', amount: decimal('2'), sign: 'debit', ...given },
  ]
  for (const command of commands) await mustDo(executor.submit({ bookId, key: `operator:${command.kind}`, command }))
  const ofDay = async () => (await daysOf(1, { book: 'real' })).records[0]
  app.time.now = midnight + dayMs
  await snapshots()
  // What is on its way out is still the person's.
  expect(await ofDay()).toMatchObject({ equity: '5005', netFlow: '5005', profit: '0' })
  const pay = { kind: 'pay_withdrawal', ...by, proof: 'line 9' } as const
  await mustDo(executor.submit({ bookId, key: 'operator:pay', command: pay }))
  const undo = {
    kind: 'undo_deposit',
    depositId: '1',
    channel: 'sandbox-bank',
    amount: decimal('4950'),
    ...given,
  } as const
  await mustDo(executor.submit({ bookId, key: 'undo_deposit:1', command: undo }))
  app.time.now = midnight + 2 * dayMs
  await snapshots()
  expect(await ofDay()).toMatchObject({ equity: '0', netFlow: '-5005', profit: '0' })
})

test('a restart goes on where it was, takes nothing twice, and a later call takes nothing again', async () => {
  for (const userId of [1, 2, 3, 4, 5]) await app.books.named(userId, 'demo')
  await app.books.named(1, 'real')
  app.time.now = midnight + dayMs
  const sources = { sql: app.house.sql, market: app.house.market, booksAtOnce: 2 }
  expect(await createEquitySnapshots(sources).take(lastDay(), app.time.now)).toBe(2)
  expect((await daysOf(5)).total).toBe(0)
  app.time.now += 60_000
  expect(await snapshots(2)).toBe(3)
  expect(await snapshots(2)).toBe(0)
  for (const userId of [1, 2, 3, 4, 5]) expect((await daysOf(userId)).total).toBe(1)
  expect((await daysOf(1)).records[0]?.takenAt).toBe('2026-11-19 08:00:00')
  // A book without any command has nothing to say.
  expect((await daysOf(1, { book: 'real' })).total).toBe(0)
})

test('of two that run at once each book has one snapshot', async () => {
  for (const userId of [1, 2, 3]) await app.books.named(userId, 'demo')
  app.time.now = midnight + dayMs
  await Promise.all([snapshots(1), snapshots(1)])
  for (const userId of [1, 2, 3]) expect((await daysOf(userId)).total).toBe(1)
})

test('days that the house was away are worth what it had left, and the next one counts from them', async () => {
  const bookId = await app.books.named(1, 'demo')
  app.time.now = midnight + dayMs
  await snapshots()
  await app.tick('BTC/USDT', '100000', '100000')
  await submit(bookId, buy('1'))
  const leftAt = app.time.now
  app.time.now = midnight + 4 * dayMs + 3_600_000
  await createMissedDays({ sql: app.house.sql, market: app.house.market })(leftAt, app.time.now - 3_600_001)
  await app.tick('BTC/USDT', '101000', '101000')
  await snapshots()
  expect((await daysOf(1)).records.map((each) => [each.day, each.takenAt, each.sinceDay, each.profit])).toEqual([
    ['2026-11-21', '2026-11-22 09:00:00', '2026-11-20', '1000'],
    ['2026-11-20', '2026-11-21 08:00:00', '2026-11-19', '0'],
    ['2026-11-19', '2026-11-20 08:00:00', '2026-11-18', '-50'],
    ['2026-11-18', '2026-11-19 08:00:00', null, '0'],
  ])
  // A clock that was set back writes no day before the last.
  app.time.now = midnight + 3 * dayMs
  expect(await snapshots()).toBe(0)
})

test('makes up for ninety days at most, and for none twice', async () => {
  await app.books.named(1, 'demo')
  const passDays = createMissedDays({ sql: app.house.sql, market: app.house.market })
  await passDays(app.time.now, midnight + 200 * dayMs)
  await passDays(app.time.now, midnight + 200 * dayMs)
  const days = await daysOf(1, { pageSize: '1' })
  expect([days.total, days.records[0]?.day]).toEqual([90, '2027-06-05'])
  await passDays(midnight + 200 * dayMs + 1, midnight + 200 * dayMs + 3_600_000)
  expect((await daysOf(1)).total).toBe(90)
})

test('a book that was opened after midnight has no part in the day before', async () => {
  app.time.now = midnight + dayMs + 1_000
  await app.books.named(1, 'demo')
  expect(await snapshots()).toBe(0)
})

test('days come in pages, newest first', async () => {
  await app.books.named(1, 'demo')
  for (let day = 1; day <= 5; day += 1) {
    app.time.now = midnight + day * dayMs
    await snapshots()
  }
  const page = await daysOf(1, { pageNo: '2', pageSize: '2' })
  expect(page).toMatchObject({ total: 5, size: 2, current: 2, pages: 3 })
  expect(page.records.map(({ day, sinceDay }) => [day, sinceDay])).toEqual([
    ['2026-11-20', '2026-11-19'],
    ['2026-11-19', '2026-11-18'],
  ])
  expect(await daysOf(1, { pageNo: '9', pageSize: '2' })).toMatchObject({ records: [], total: 5 })
})

test('nobody else’s days are read, and none without a session', async () => {
  await app.books.named(1, 'demo')
  app.time.now = midnight + dayMs
  await snapshots()
  expect((await daysOf(2)).records).toEqual([])
  expect((await app.get(wallets.equityDays.path, { book: 'demo' })).code).toBe(401)
  expect((await app.get(wallets.equityDays.path, { pageSize: '101' }, { token: app.signIn(1) })).code).toBe(400)
})
