import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { ledger } from '@touchstone/wire/ledger'
import { printWireTime } from '@touchstone/wire/wire-time'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { createExporter } from '../../api/export-table.ts'
import { ledgerHandlers } from './ledger.routes.ts'

const start = Date.UTC(2026, 10, 18, 9)
let app: TestApp
let token: string
let bookId: number
let positionId: string
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    startAt: start,
    handlers: ({ house, books }) => ledgerHandlers({ sql: house.sql, books, exportRowsMax: 1_000 }),
  })
  token = app.signIn(1)
  await app.tick('BTC/USDT', '100000', '100000')
  bookId = await app.books.named(1, 'demo')
  positionId = `${bookId}-2`
  await submit(exampleOpening())
  await submit({ kind: 'close_position', positionId, quantity: null })
  // More than two full blocks of 256 commands, a second apart, there and back.
  for (let moved = 0; moved < 600; moved += 1) {
    app.time.now += 1_000
    const [from, to] = moved % 2 === 0 ? (['contract', 'balance'] as const) : (['balance', 'contract'] as const)
    await submit({ kind: 'transfer', from, to, currency: 'USDT', amount: decimal('1.5') })
  }
})
afterAll(() => app.stop())

async function submit(command: UserCommand): Promise<void> {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${outcome.kind}`)
}

type Query = Record<string, string>
async function list(query: Query = {}, as = token) {
  const { result } = await app.get(ledger.ledgerEntries.path, { book: 'demo', ...query }, { token: as })
  return ledger.ledgerEntries.reply.parse(result)
}

type Viewed = {
  sequence: bigint
  posting: bigint
  kind: string
  account: string
  amount: string
  balance_after: string
}
/** The user's side of the journal as the database's own view has it. */
const viewed = (where = 'true'): PromiseLike<Viewed[]> =>
  app.owner.unsafe<Viewed[]>(
    `select sequence, posting, kind, account, amount::text, balance_after::text, at, subject from ledger_entries
     where book_id = ${bookId} and balance_after is not null and ${where}
     order by sequence desc, posting desc, amount desc`,
  )
const textOf = (entry: {
  sequence: unknown
  posting: unknown
  kind: string
  account: string
  amount: string
}): string => [entry.sequence, entry.posting, entry.kind, entry.account, printDecimal(decimal(entry.amount))].join(' ')

test('every entry is listed once, newest first, as the journal has it, whatever the page', async () => {
  const all = (await viewed()).map(textOf)
  expect(all.length).toBe(1 + 3 + 3 + 1_200)
  const listed: string[] = []
  for (let pageNo = 1; listed.length < all.length; pageNo += 1) {
    const page = await list({ pageNo: String(pageNo), pageSize: '97' })
    expect(page).toMatchObject({ total: all.length, size: 97, current: pageNo, pages: Math.ceil(all.length / 97) })
    listed.push(...page.records.map(textOf))
  }
  expect(listed).toEqual(all)
  expect(await list({ pageNo: '14', pageSize: '97' })).toMatchObject({ records: [], total: all.length })
})

test('an entry says what it moved, what the account held then, and what it belongs to', async () => {
  const { records } = await list({ subject: positionId, kind: 'opening_fee' })
  expect(records).toEqual([
    {
      bookId,
      sequence: 2,
      posting: expect.any(Number) as number,
      time: '2026-11-18 17:00:00',
      kind: 'opening_fee',
      account: 'contract',
      currency: 'USDT',
      amount: '-5',
      balanceAfter: expect.any(String) as string,
      subject: positionId,
    },
  ])
  const [newest] = (await list({ account: 'contract', pageSize: '1' })).records
  expect(newest).toMatchObject({ amount: '1.5', balanceAfter: '99990', kind: 'transfer' })
})

const at = (second: number): string => printWireTime(start + second * 1_000)

test.each<[Query, string]>([
  [{ account: 'balance' }, "account = 'balance'"],
  [{ kind: 'margin_locked' }, "kind = 'margin_locked'"],
  [{ kind: 'transfer', account: 'contract' }, "kind = 'transfer' and account = 'contract'"],
  [{ currency: 'BTC' }, "currency = 'BTC'"],
  [{ currency: 'USDT', kind: 'demo_grant' }, "kind = 'demo_grant'"],
  [{ from: at(10), to: at(20) }, `at between ${start + 10_000} and ${start + 20_999}`],
  [
    { from: at(200), to: at(580), account: 'balance' },
    `account = 'balance' and at >= ${start + 200_000} and at <= ${start + 580_999}`,
  ],
  [{ from: at(400) }, `at >= ${start + 400_000}`],
  [{ to: at(0) }, `at <= ${start + 999}`],
  [{ from: at(9_000) }, 'false'],
  [{ kind: 'payout' }, 'false'],
  [{ kind: 'opening_fee,closing_fee,payout' }, "kind in ('opening_fee', 'closing_fee')"],
  [{ kind: 'transfer,demo_grant', account: 'contract' }, "kind in ('transfer', 'demo_grant') and account = 'contract'"],
])('under %o there is what the view has', async (query, where) => {
  const expected = (await viewed(where)).map(textOf)
  const page = await list({ ...query, pageSize: '100' })
  expect(page.total).toBe(expected.length)
  expect(page.records.map(textOf)).toEqual(expected.slice(0, 100))
  const last = await list({ ...query, pageSize: '7', pageNo: String(Math.max(1, Math.ceil(expected.length / 7))) })
  expect(last.records.map(textOf)).toEqual(expected.slice(7 * Math.floor(Math.max(0, expected.length - 1) / 7)))
})

test('by subject everything is found that belongs to it, in full blocks too', async () => {
  const page = await list({ subject: positionId })
  expect(page.total).toBe(6)
  expect(page.records.map(({ kind }) => kind).toSorted()).toEqual(
    (await viewed(`subject = '${positionId}'`)).map(({ kind }) => kind).toSorted(),
  )
  expect((await list({ subject: 'nothing' })).records).toEqual([])
})

test('full blocks are counted once, and what is counted is not counted again', async () => {
  await Promise.all([list(), list(), list()])
  const blocks = await app.owner<{ block: bigint }[]>`select block from ledger_blocks order by block`
  expect(blocks.map(({ block }) => Number(block))).toEqual([0, 1])
})

async function table(query: Query = {}, path: string = ledger.exportLedger.path) {
  const { result } = await app.get(path, { book: 'demo', ...query }, { token })
  return ledger.exportLedger.reply.parse(result)
}

test('an export is the list as a table, with the zone in its header', async () => {
  const made = await table({ from: at(500), account: 'contract' })
  const lines = made.csv.split('\r\n')
  expect(lines[0]).toBe('time (UTC+08:00),command,kind,account,currency,amount,balance after,belongs to')
  expect(lines.at(-1)).toBe('')
  const { records, total } = await list({ from: at(500), account: 'contract', pageSize: '100' })
  expect(made).toMatchObject({ rows: total, truncated: false, fileName: 'ledger-demo-2026-11-18-to-2026-11-18.csv' })
  expect(lines.slice(1, 101)).toEqual(
    records.map(({ time, sequence, kind, account, currency, amount, balanceAfter, subject }) =>
      [time, sequence, kind, account, currency, amount, balanceAfter, subject].join(','),
    ),
  )
})

test('an export that is too long holds the newest rows and says so', async () => {
  const made = await table()
  expect([made.rows, made.truncated]).toEqual([1_000, true])
  expect(made.csv.split('\r\n')).toHaveLength(1_002)
})

test('a span of more than 366 days is refused, one of 366 is not', async () => {
  const from = (days: number): string => printWireTime(app.time.now - days * 86_400_000)
  for (const { path } of [ledger.exportLedger, ledger.exportPositions, ledger.exportSecondContracts]) {
    const { code, result } = await app.get(path, { book: 'demo', from: from(367) }, { token })
    expect([code, result]).toMatchObject([4709, { key: 'export_range_too_long', details: { days: 366 } }])
    expect((await app.get(path, { book: 'demo', from: from(366) }, { token })).code).toBe(200)
  }
})

test('only a few tables are made at once', async () => {
  const makeTable = createExporter()
  let go = (): void => undefined
  const waiting = new Promise<void>((resolve) => {
    go = resolve
  })
  async function* slow(): AsyncIterable<string[][]> {
    await waiting
    yield [['1']]
  }
  const asked = { name: 'a', book: 'real', header: ['b'], span: { from: 0, to: 0 } }
  const running = Array.from({ length: 4 }, () => makeTable(asked, slow()))
  expect(await makeTable(asked, slow())).toMatchObject({ ok: false, refusal: { kind: 'overloaded' } })
  go()
  for (const made of await Promise.all(running)) expect(made).toMatchObject({ ok: true, value: { csv: 'b\r\n1\r\n' } })
  expect(await makeTable(asked, slow())).toMatchObject({ ok: true })
})

test('closed positions and settled second contracts are exported too', async () => {
  const positions = await table({}, ledger.exportPositions.path)
  expect(positions.rows).toBe(1)
  const [header = [], row = []] = positions.csv.split('\r\n').map((line) => line.split(','))
  const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]))
  expect(cells).toEqual({
    id: positionId,
    'opened (UTC+08:00)': '2026-11-18 17:00:00',
    'closed (UTC+08:00)': '2026-11-18 17:00:00',
    symbol: 'BTC/USDT',
    direction: 'long',
    'margin mode': 'isolated',
    leverage: '10',
    closes: '1',
    quantity: '0.1',
    'entry price': '100000',
    'exit price': '100000',
    'profit before fees (USDT)': '0',
    'opening fee (USDT)': '5',
    'closing fee (USDT)': '5',
    'liquidation fee (USDT)': '0',
    'funding paid (USDT)': '0',
    'insurance (USDT)': '0',
    'result after all fees (USDT)': '-10',
    'margin put up (USDT)': '1000',
    'return on it': '-0.01',
    'closed by': 'user',
  })
  const of = async (query: Query) => (await table(query, ledger.exportPositions.path)).rows
  expect([await of({ symbol: 'BTC/USDT', marginMode: 'isolated' }), await of({ symbol: 'BTC/USDT' })]).toEqual([1, 1])
  expect([await of({ symbol: 'ETH/USDT' }), await of({ marginMode: 'cross' })]).toEqual([0, 0])
  const contracts = await table({}, ledger.exportSecondContracts.path)
  expect((await table({ outcome: 'won' }, ledger.exportSecondContracts.path)).rows).toBe(0)
  expect([contracts.rows, contracts.csv.startsWith('id,bought (UTC+08:00),')]).toEqual([0, true])
})

test('a table that is cut short gives its connection back', async () => {
  const visit = {
    at: app.time.now,
    language: 'en-us',
    address: '',
    device: '',
    caller: { userId: 1, sessionId: 1 },
  } as const
  await app.owner`insert into records (book_id, kind, id, state, is_open, subject, made_at, slot, body)
    select book_id, kind, id || '-' || number, state, is_open, subject, made_at, slot, body
    from records cross join generate_series(1, 1200) as number where book_id = ${bookId} and kind = 'position'`
  const handlers = ledgerHandlers({ sql: app.house.sql, books: app.books, exportRowsMax: 1 })
  for (let made = 0; made < 20; made += 1)
    expect(await handlers.exportPositions({ book: 'demo' }, visit)).toMatchObject({
      value: { rows: 1, truncated: true },
    })
})

test('a stranger finds nothing of it, and whoever has no session is refused', async () => {
  const stranger = app.signIn(2)
  const page = await list({}, stranger)
  expect(page.records.map(({ kind }) => kind)).toEqual(['demo_grant'])
  expect((await list({ subject: positionId }, stranger)).total).toBe(0)
  for (const { path } of Object.values(ledger)) expect((await app.get(path, { book: 'demo' })).code).toBe(401)
})

test.each<[string, Query]>([
  ['account', { account: 'house:fees' }],
  ['kind.0', { kind: 'gift' }],
  ['subject', { subject: `x' or '1'='1` }],
  ['from', { from: '2026-02-30 00:00:00' }],
  ['to', { to: '1700000000000' }],
  ['pageSize', { pageSize: '1000' }],
  ['pageNo', { pageNo: '0' }],
])('a malformed %s is refused', async (where, query) => {
  const { status, result } = await app.get(ledger.ledgerEntries.path, { book: 'demo', ...query }, { token })
  expect([status, result]).toMatchObject([400, { key: 'malformed', details: { where } }])
})
