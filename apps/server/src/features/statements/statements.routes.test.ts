import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { statements } from '@touchstone/wire/statements'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { insertUser } from '../accounts/users/users.store.ts'
import { monthAt, statementMonth } from './statement-month.ts'
import { balancesAfter, headAt } from './statement.store.ts'
import { readStatement } from './statement.ts'
import { statementHandlers } from './statements.routes.ts'

const november = statementMonth('2026-11')
const december = statementMonth('2026-12')
let app: TestApp
let token: string
let bookId: number
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    startAt: november.from + 3_600_000,
    handlers: ({ house, books }) =>
      statementHandlers({
        sql: house.sql,
        books,
        feed: { kind: 'live' },
        nameOf: (userId) => Promise.resolve(userId === 1 ? 'Ann Miller' : undefined),
        rowsMax: { csv: 1_000, pdf: 100 },
      }),
  })
  for (const account of ['ann', 'bob'])
    await insertUser(app.owner, {
      account,
      contact: undefined,
      countryCode: 'US',
      passwordHash: 'none',
      invitationCode: account,
      inviterId: undefined,
      language: 'en-us',
      at: app.time.now,
    })
  token = app.signIn(1)
  bookId = await app.books.named(1, 'demo')
  await app.tick('BTC/USDT', '100000', '100000')
  await submit({ kind: 'open_position', ...long })
  // More than a block of 256 commands in November, and more than one in December, which begins within a block.
  for (let moved = 0; moved < 300; moved += 1) await transfer(moved, 1_000)
  app.time.now = december.from
  for (let moved = 0; moved < 300; moved += 1) await transfer(moved, 1_000)
})
afterAll(() => app.stop())

const long = {
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  leverage: 10,
  quantity: decimal('0.1'),
  takeProfit: null,
  stopLoss: null,
} as const

async function submit(command: UserCommand): Promise<void> {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${outcome.kind}`)
}

/** Twice out of the contract account and once back. */
async function transfer(moved: number, afterMs: number): Promise<void> {
  const [from, to] = moved % 3 === 0 ? (['balance', 'contract'] as const) : (['contract', 'balance'] as const)
  if (moved > 0) await submit({ kind: 'transfer', from, to, currency: 'USDT', amount: decimal('1.5') })
  app.time.now += afterMs
}

type Query = Record<string, string>
async function ask(query: Query, as = token) {
  const { result } = await app.get(statements.statement.path, { book: 'demo', ...query }, { token: as })
  return statements.statement.reply.parse(result)
}
const linesOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

test('a month as CSV opens with what there was, and every movement leads to what there is', async () => {
  const { content, entries, ...more } = await ask({ month: '2026-11', format: 'csv' })
  expect(more).toEqual({ fileName: 'statement-demo-2026-11.csv', type: 'text/csv', complete: true, truncated: false })
  const lines = linesOf(content)
  expect(lines[0]).toEqual([
    'time (UTC+08:00)',
    'command',
    'kind',
    'account',
    'currency',
    'amount',
    'balance after',
    'belongs to',
  ])
  expect(lines.filter(([, , kind]) => kind === 'opening balance').map((line) => line.slice(3))).toEqual([
    ['balance', 'USDT', '', '0', ''],
    ['contract', 'USDT', '', '0', ''],
    ['margin', 'USDT', '', '0', ''],
    ['all', 'USDT', '', '0', ''],
  ])
  const closing = lines.filter(([, , kind]) => kind === 'closing balance')
  expect(closing.map(([time, , , account, , , after]) => [time, account, after])).toEqual([
    ['2026-11-30 23:59:59', 'balance', '151.5'],
    ['2026-11-30 23:59:59', 'contract', '98843.5'],
    ['2026-11-30 23:59:59', 'margin', '1000'],
    ['2026-11-30 23:59:59', 'all', '99995'],
  ])
  const moved = lines.filter(([, sequence]) => /^\d+$/.test(sequence ?? ''))
  expect(moved).toHaveLength(entries)
  for (const [, , , account, , , after] of closing.slice(0, 3)) {
    const sum = moved.filter((line) => line[3] === account).reduce((total, line) => total + decimal(line[5] ?? ''), 0n)
    expect(printDecimal(sum)).toBe(after)
  }
  const times = moved.map(([time]) => time ?? '')
  expect(times).toEqual(times.toSorted())
})

test('a month begins with what the one before ended with, wherever blocks begin', async () => {
  const sql = app.house.sql
  const [first, second] = await Promise.all(
    [november, december].map((month) => readStatement(sql, bookId, { month, now: app.time.now })),
  )
  expect(second?.balances.map(({ opening }) => opening)).toEqual(first?.balances.map(({ closing }) => closing))
  for (const statement of [first, second]) {
    const sums = new Map<string, bigint>()
    let count = 0
    for await (const piece of statement?.entries() ?? [])
      for (const { account, currency, amount } of piece) {
        count += 1
        sums.set(`${account} ${currency}`, (sums.get(`${account} ${currency}`) ?? 0n) + decimal(amount))
      }
    expect(count).toBe(statement?.count)
    for (const { account, currency, change } of statement?.balances ?? [])
      expect(sums.get(`${account} ${currency}`) ?? 0n).toBe(change)
  }
  const accounts = await app.owner<{ account: string; amount: string }[]>`
    select account, amount from accounts where book_id = ${bookId} and amount <> 0 order by account`
  const closing = second?.balances.map(({ account, closing: held }) => [account, held])
  expect(closing).toEqual(accounts.map(({ account, amount }) => [account, decimal(amount)]))
})

test('the head is that of the last command of the period, at any moment', async () => {
  const rows = await app.owner<{ sequence: bigint; at: bigint; hash: string }[]>`
    select sequence, at, hash from journal where book_id = ${bookId} order by sequence`
  for (const moment of [november.from - 1, november.from + 3_600_000, december.from - 1, december.from, december.to]) {
    const last = rows.findLast(({ at }) => Number(at) <= moment)
    expect(await headAt(app.house.sql, bookId, moment)).toEqual({
      sequence: Number(last?.sequence ?? 0n),
      hash: last?.hash ?? null,
    })
  }
  const [middle] = rows.slice(299)
  const held = await balancesAfter(app.house.sql, bookId, {
    sequence: Number(middle?.sequence),
    at: Number(middle?.at),
  })
  const [last] = await app.owner<{ entries: string }[]>`
    select entries from journal where book_id = ${bookId} and sequence = ${Number(middle?.sequence)}`
  expect(last?.entries).toContain(`"${held.get('balance USDT')}"`)
})

test('a month that is not over says so, and one that has not begun is refused', async () => {
  expect(await ask({ month: '2026-12', format: 'csv' })).toMatchObject({ complete: false })
  expect((await ask({ month: '2026-12', format: 'csv' })).content).toContain('balance so far')
  const ahead = await app.get(statements.statement.path, { month: '2027-01' }, { token })
  expect(ahead.code).toBe(4960)
  expect(ahead.message).toContain(monthAt(app.time.now))
  for (const month of ['2026-13', '1999-01', '2026-1', ''])
    expect(await app.get(statements.statement.path, { month }, { token })).toMatchObject({ code: 400 })
})

test('a PDF comes in base64, lists what it may, and says that there is more', async () => {
  const { content, ...more } = await ask({ month: '2026-11', format: 'pdf' })
  expect(more).toEqual({
    fileName: 'statement-demo-2026-11.pdf',
    type: 'application/pdf',
    entries: 100,
    complete: true,
    truncated: true,
  })
  expect(Buffer.from(content, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7[^]*%%EOF\n$/)
})

test('a CSV that may list no more says how many are left, with the balances of all', async () => {
  const few = statementHandlers({
    sql: app.house.sql,
    books: app.books,
    feed: { kind: 'sandbox' },
    nameOf: () => Promise.resolve(undefined),
    rowsMax: { csv: 10, pdf: 10 },
  })
  const visit = {
    caller: { userId: 1, sessionId: 1 },
    at: app.time.now,
    language: 'en-us',
    address: '',
    device: '',
  } as const
  const asked = { book: 'demo', month: '2026-11', format: 'csv' } as const
  const answer = await few.statement(asked, visit)
  if (!answer.ok) throw new Error('it is answered')
  expect(answer.value).toMatchObject({ entries: 10, truncated: true })
  const whole = await ask({ month: '2026-11', format: 'csv' })
  expect(answer.value.content).toContain(`${whole.entries - 10} movements are not listed`)
  expect(linesOf(answer.value.content).slice(-4)).toEqual(linesOf(whole.content).slice(-4))
  // Of a sandbox, and its own name says so: a table has no other place for it.
  const real = await few.statement({ ...asked, book: 'real' }, visit)
  expect(real).toMatchObject({ value: { fileName: 'statement-sandbox-2026-11.csv' } })
  // A third at the same time is asked to come again.
  const three = await Promise.all([1, 2, 3].map(async () => few.statement(asked, visit)))
  expect(three.map(({ ok }) => ok)).toEqual([true, true, false])
})

test('is the caller’s own, and nothing for strangers', async () => {
  const other = app.signIn(2)
  const { content } = await ask({ month: '2026-12', format: 'csv' }, other)
  expect(linesOf(content).filter(([, sequence]) => /^\d+$/.test(sequence ?? ''))).toHaveLength(1)
  expect(await app.get(statements.statement.path, { month: '2026-11' })).toMatchObject({ code: 401 })
  expect((await ask({ book: 'real', month: '2026-11', format: 'csv' })).entries).toBe(0)
})
