import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { dayMs, hourMs, minuteMs } from '@touchstone/domain/time'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Command, UserCommand } from '@touchstone/domain/rulebook/nouns'
import { wallets } from '@touchstone/wire/wallets'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { askFor, fundedBook, mustDo } from '../../executor/test-funds.ts'
import { quote } from '../exchange/quote.ts'
import { walletsHandlers } from '../wallets/wallets.routes.ts'
import { equityHandlers } from './equity.routes.ts'
import { courseSources } from './test-course.ts'

const start = Date.UTC(2026, 10, 18, 9)
let app: TestApp
beforeEach(async () => {
  const sources = courseSources()
  app = await startTestApp(inject('cluster'), {
    startAt: start,
    handlers: ({ house, books }) => ({
      ...walletsHandlers({ ...house, books }),
      ...equityHandlers({ ...house, books, ...sources.deps }),
    }),
  })
  app.house.onTicks(sources.follow)
  await app.tick('BTC/USDT', '100000', '100000')
})
afterEach(() => app.stop())

const send = async (bookId: number, command: UserCommand) => submitUnder(app.house, app.newKey(), { bookId, command })

async function submit(bookId: number, command: UserCommand): Promise<void> {
  const outcome = await send(bookId, command)
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${JSON.stringify(outcome)}`)
}

type Asked = { book?: string; span?: string }
async function courseOf(userId: number, { book = 'demo', span = 'day' }: Asked = {}) {
  const { result } = await app.get(wallets.equityCourse.path, { book, span }, { token: app.signIn(userId) })
  return wallets.equityCourse.reply.parse(result)
}

async function equityNow(userId: number, book = 'demo'): Promise<string> {
  const { result } = await app.get(wallets.assets.path, { book }, { token: app.signIn(userId) })
  return wallets.assets.reply.parse(result).equity.value
}

async function later(ms: number, price: string): Promise<void> {
  app.time.now += ms
  await app.tick('BTC/USDT', price, price)
}

const rows = async (): Promise<number> => {
  const [row] = await app.owner<{ count: bigint }[]>`select count(*) from equity_states`
  return Number(row?.count)
}

const exchange = async (bookId: number, pay: string): Promise<void> => {
  const id = `q${app.newKey()}`
  const quoted = await quote(app.house, { id, bookId, from: 'USDT', to: 'BTC', pay: decimal(pay) })
  if (quoted.ok) await send(bookId, { kind: 'exchange', quoteId: id })
}

test('begins with the first row of the book, and has a point a minute', async () => {
  const bookId = await app.books.named(1, 'demo')
  expect(await courseOf(1)).toEqual({
    book: 'demo',
    stepMs: minuteMs,
    fromMs: start,
    toMs: start,
    equity: ['100000'],
    profit: ['0'],
  })
  await later(20_000, '100000')
  await submit(bookId, exampleOpening({ quantity: decimal('1') }))
  for (const price of ['100100', '99900', '100500']) await later(minuteMs, price)
  expect(await courseOf(1)).toMatchObject({
    fromMs: start,
    toMs: start + 200_000,
    equity: ['100000', '99950', '100050', '99850', '100450'],
    profit: ['0', '-50', '50', '-150', '450'],
  })
  expect(await equityNow(1)).toBe('100450')
})

test('what comes in and goes out is in the equity, and is no profit', async () => {
  const { executor, sql } = app.house
  const bookId = await fundedBook(sql, executor, 1)
  app.time.now += minuteMs
  const { sequence } = await mustDo(executor.submit({ bookId, key: 'u:ask', ...askFor('100') }))
  const by = { withdrawalId: `${bookId}-${sequence}`, operator: 1 }
  const given = { currency: 'USDT', operators: [1, 2], reason: 'By hand.' } as const
  const commands: Command[] = [
    { kind: 'claim_withdrawal', ...by },
    { kind: 'approve_withdrawal', ...by },
    { kind: 'begin_payment', ...by },
    { kind: 'pay_withdrawal', ...by, proof: 'line 9' },
    { kind: 'grant_reward', amount: decimal('7'), ...given },
  ]
  for (const command of commands) {
    app.time.now += minuteMs
    await mustDo(executor.submit({ bookId, key: `operator:${command.kind}`, command }))
  }
  const { equity, profit } = await courseOf(1, { book: 'real' })
  expect(new Set(profit)).toEqual(new Set(['0']))
  expect([equity[0], equity.at(-1)]).toEqual(['0', await equityNow(1, 'real')])
})

test('has quarters of an hour after a day and hours after a week, and drops the minutes behind it', async () => {
  const bookId = await app.books.named(1, 'demo')
  await submit(bookId, exampleOpening({ quantity: decimal('1') }))
  await courseOf(1)
  await later(2 * dayMs, '101000')
  expect(await courseOf(1)).toMatchObject({ stepMs: minuteMs, fromMs: start + dayMs })
  expect(await courseOf(1, { span: 'week' })).toMatchObject({ stepMs: 15 * minuteMs, fromMs: start })
  await later(8 * dayMs, '102000')
  await submit(bookId, { kind: 'close_all' })
  const month = await courseOf(1, { span: 'month' })
  expect(month).toMatchObject({ stepMs: hourMs, fromMs: start })
  expect(month.equity.at(-1)).toBe(await equityNow(1))
  const week = await courseOf(1, { span: 'week' })
  expect([week.equity[0], week.fromMs]).toEqual(['100950', start + 3 * dayMs])
  // Of the first day its hour and its day are left, and all four of the close.
  expect(await rows()).toBe(6)
})

const step = fc.record({
  what: fc.constantFrom('open', 'close', 'transfer', 'exchange', 'reset', 'wait'),
  afterMs: fc.integer({ min: 1_000, max: 40 * minuteMs }),
  price: fc.integer({ min: 95_000, max: 105_000 }),
  long: fc.boolean(),
  cross: fc.boolean(),
})

test(
  'made in parts or at once, courses are the same, and end with the equity of the assets',
  { timeout: 120_000 },
  async () => {
    let userId = 100
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), async (steps) => {
        userId += 1
        const bookId = await app.books.named(userId, 'demo')
        for (const { what, afterMs, price, long, cross } of steps) {
          await later(afterMs, String(price))
          if (what === 'open')
            await send(
              bookId,
              exampleOpening({ direction: long ? 'long' : 'short', marginMode: cross ? 'cross' : 'isolated' }),
            )
          if (what === 'close') await send(bookId, { kind: 'close_all' })
          if (what === 'transfer') await send(bookId, exampleTransfer('500'))
          if (what === 'exchange') await exchange(bookId, '300')
          if (what === 'reset') await send(bookId, { kind: 'reset_demo' })
          if (long) await courseOf(userId)
        }
        const spans = ['day', 'week', 'all'].map((span) => ({ span }))
        const made = await Promise.all(spans.map((span) => courseOf(userId, span)))
        await app.owner`delete from equity_states`
        await app.owner`delete from equity_heads`
        const again = await Promise.all(spans.map((span) => courseOf(userId, span)))
        expect(again).toEqual(made)
        for (const { equity } of made) expect(equity.at(-1)).toBe(await equityNow(userId))
      }),
      { numRuns: 12 },
    )
  },
)

test('nobody else’s course is read, and none without a session or of an unknown span', async () => {
  await submit(await app.books.named(1, 'demo'), exampleOpening())
  expect((await courseOf(2)).equity).toEqual(['100000'])
  expect(await courseOf(2, { book: 'real' })).toMatchObject({ equity: ['0'], profit: ['0'] })
  expect((await app.get(wallets.equityCourse.path, { book: 'demo', span: 'day' })).code).toBe(401)
  const asked = { token: app.signIn(1) }
  expect((await app.get(wallets.equityCourse.path, { book: 'demo', span: 'year' }, asked)).code).toBe(400)
})
