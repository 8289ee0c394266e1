import { decide } from '@touchstone/domain/books/decide'
import type { Book } from '@touchstone/domain/books/book'
import { balanceOf } from '@touchstone/domain/books/book'
import type { Command } from '@touchstone/domain/books/command'
import { exampleTick } from '@touchstone/domain/books/example-facts'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, beforeAll, beforeEach, afterEach, expect, inject, test } from 'vitest'
import { bookOf, readBooks } from '../books/books.store.ts'
import { houseBalances, rollUpHouseBalances } from '../ledger/house-balances.ts'
import { connect, roleOfServer, type Sql } from './database.ts'
import { createExecutor, type Executor, type ExecutorOptions } from './executor.ts'
import type { Committed, FactSource, Outcome } from './submission.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let sql: Sql
let role: string | undefined
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 4)
  role = await roleOfServer(database.address)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const bitcoin = exampleTick('BTC/USDT', 1, 1_000, { bid: '99990', ask: '100010' })
const facts: FactSource = {
  vector: () => ({
    at: 1_500,
    settings: defaultSettings,
    fillAt: 'command',
    market: (symbol) => (symbol === bitcoin.symbol ? { tick: bitcoin, state: 'open', gapAhead: false } : undefined),
  }),
  netQuantity: () => 0n,
}

let events: Committed[]
let executor: Executor
beforeEach(() => {
  events = []
  executor = start({})
})
afterEach(() => executor.stop())

const start = (options: Partial<ExecutorOptions>): Executor =>
  createExecutor({
    address: database.address,
    role,
    decide,
    facts,
    onCommitted: (committed) => events.push(...committed),
    ...options,
  })

let users = 0
async function newBook(): Promise<number> {
  users += 1
  return bookOf(sql, users, 'demo')
}

/** A demo book with the grant of 100,000 USDT in `contract`. */
async function grantedBook(): Promise<number> {
  const bookId = await newBook()
  expect(await executor.submit({ bookId, key: 'demo:grant', command: { kind: 'grant_demo' } })).toMatchObject({
    kind: 'done',
  })
  return bookId
}

async function read(bookId: number): Promise<Book> {
  const [book] = await readBooks(sql, [bookId])
  if (book === undefined) throw new Error(`there is no book ${bookId}`)
  return book
}

const toBalance = (amount: string): Command => ({
  kind: 'transfer',
  from: 'contract',
  to: 'balance',
  currency: 'USDT',
  amount: decimal(amount),
})
const buyBitcoin = (quantity: string): Command => ({
  kind: 'open_position',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  leverage: 10,
  quantity: decimal(quantity),
  takeProfit: null,
  stopLoss: null,
})
const kinds = (outcomes: readonly Outcome[]): string[] =>
  outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.refusal.kind : outcome.kind))

test('a command is recorded with its postings and hash, changes the book, and is told before it is answered', async () => {
  const bookId = await grantedBook()
  const outcome = await executor.submit({ bookId, key: 'u:open', command: buyBitcoin('0.1') })
  expect(outcome).toMatchObject({ kind: 'done', sequence: 2, repeated: false })
  const [told] = events.slice(-1)
  expect(told).toMatchObject({ before: { sequence: 1 }, book: { sequence: 2, openCounts: { positions: 1 } } })
  expect(await read(bookId)).toEqual(told?.book)
  const rows = await sql<{ key: string; entries: string; previous_hash: string; hash: string }[]>`
    select key, entries, previous_hash, hash from journal where book_id = ${bookId} order by sequence`
  expect(rows.map((row) => row.key)).toEqual(['demo:grant', 'u:open'])
  expect(rows[0]?.previous_hash).toBe(emptyHash)
  expect(rows[1]?.previous_hash).toBe(rows[0]?.hash)
  if (told === undefined) throw new Error('nothing was told')
  expect(told.row.hash).toBe(journalRowHash(told.row))
  expect(readEntries(rows[1]?.entries ?? '').entries.at(-1)?.balanceAfter).toBe(
    balanceOf(told.book, readEntries(rows[1]?.entries ?? '').entries.at(-1)?.account ?? 'contract', 'USDT'),
  )
})

test('the same key answers with the recorded reply, now and after a restart; another command under it is refused', async () => {
  const bookId = await grantedBook()
  const submission = { bookId, key: 'u:once', command: toBalance('100') }
  const first = await executor.submit(submission)
  const again = await Promise.all([executor.submit(submission), executor.submit(submission)])
  await executor.stop()
  executor = start({})
  again.push(await executor.submit(submission))
  expect(again).toEqual(Array.from({ length: 3 }, () => ({ ...first, repeated: true })))
  const other = await executor.submit({ ...submission, command: toBalance('101') })
  expect(other).toEqual({ kind: 'refused', refusal: { kind: 'key_reused' } })
  expect(balanceOf(await read(bookId), 'balance', 'USDT')).toBe(decimal('100'))
})

test('the same key twice in one batch is done once; after a refusal it is decided anew', async () => {
  const bookId = await grantedBook()
  const twice = { bookId, key: 'u:twice', command: toBalance('1') }
  const outcomes = await Promise.all([executor.submit(twice), executor.submit(twice)])
  expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.repeated)).toEqual([false, true])
  const tooMuch = { bookId, key: 'u:later', command: toBalance('99999.5') }
  expect(kinds([await executor.submit(tooMuch)])).toEqual(['margin_insufficient'])
  const back: Command = { ...toBalance('1'), from: 'balance', to: 'contract' } as Command
  await executor.submit({ bookId, key: 'u:back', command: back })
  expect(await executor.submit(tooMuch)).toMatchObject({ kind: 'done', repeated: false })
})

test('two devices spend the same money: one is refused, in one batch and over two executors', async () => {
  const bookId = await grantedBook()
  const other = start({})
  const spend = (on: Executor, name: string): Promise<Outcome> =>
    on.submit({ bookId, key: `u:${name}`, command: toBalance('60000') })
  expect(kinds(await Promise.all([spend(executor, 'a'), spend(executor, 'b')]))).toEqual([
    'done',
    'margin_insufficient',
  ])
  const second = await grantedBook()
  const across = await Promise.all(
    [executor, other].map((on, index) => on.submit({ bookId: second, key: `u:${index}`, command: toBalance('60000') })),
  )
  expect(kinds(across).sort()).toEqual(['done', 'margin_insufficient'])
  // Each has the book in its cache, and the other has changed it since.
  for (const on of [executor, other, executor])
    expect(
      kinds([await on.submit({ bookId: second, key: `u:${events.length}-more`, command: toBalance('1') })]),
    ).toEqual(['done'])
  expect(balanceOf(await read(second), 'balance', 'USDT')).toBe(decimal('60003'))
  await other.stop()
})

test('commands of a book keep their order, also when they fill several batches', async () => {
  await executor.stop()
  executor = start({ limits: { batchMax: 16, bookBatchMax: 5 } })
  const bookIds = await Promise.all(Array.from({ length: 6 }, newBook))
  const outcomes = await Promise.all(
    bookIds.flatMap((bookId) => [
      executor.submit({ bookId, key: 'demo:grant', command: { kind: 'grant_demo' } }),
      ...Array.from({ length: 30 }, (_, index) =>
        executor.submit({ bookId, key: `u:${index}`, command: toBalance(String(index + 1)) }),
      ),
    ]),
  )
  expect(new Set(kinds(outcomes))).toEqual(new Set(['done']))
  expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.sequence)).toEqual(
    bookIds.flatMap(() => Array.from({ length: 31 }, (_, index) => index + 1)),
  )
})

test('a refusal and a throw hurt no neighbour of the same batch or book', async () => {
  await executor.stop()
  executor = start({
    decide(book, command, given) {
      if (command.kind === 'close_all') throw new Error('seeded')
      return decide(book, command, given)
    },
  })
  const bookId = await grantedBook()
  const outcomes = await Promise.all(
    [toBalance('1'), { kind: 'close_all' } as const, toBalance('1000000'), toBalance('2')].map((command, index) =>
      executor.submit({ bookId, key: `u:${index}`, command }),
    ),
  )
  expect(kinds(outcomes)).toEqual(['done', 'failed', 'margin_insufficient', 'done'])
  expect(balanceOf(await read(bookId), 'balance', 'USDT')).toBe(decimal('3'))
  expect(executor.counters).toMatchObject({ thrown: 1, refused: 1, poisoned: 0 })
})

test('a kernel violation is a throw: nobody can spend what is not there', async () => {
  await executor.stop()
  executor = start({
    decide: (book, command, given) => {
      const decided = decide(book, command, given)
      if (command.kind !== 'transfer' || !decided.ok) return decided
      const postings = decided.value.postings.map((posting) => ({ ...posting, amount: posting.amount * 1_000_000n }))
      return { ok: true, value: { ...decided.value, postings } }
    },
  })
  const bookId = await grantedBook()
  expect(kinds([await executor.submit({ bookId, key: 'u:1', command: toBalance('1') })])).toEqual(['failed'])
  expect((await read(bookId)).sequence).toBe(1)
})

test('what PostgreSQL refuses is found by halving and fails alone; the rest of the batch is done', async () => {
  await executor.stop()
  const refused: unknown[] = []
  executor = start({
    log: (_, { error }) => refused.push(error),
    decide(book, command, given) {
      const decided = decide(book, command, given)
      if (command.kind !== 'open_position' || !decided.ok) return decided
      const changes = decided.value.changes.map((change) =>
        change.kind === 'position' && command.leverage === 9
          ? { ...change, position: { ...change.position, symbol: 'BTC\u0000' } }
          : change,
      )
      return { ok: true, value: { ...decided.value, changes } }
    },
  })
  const bookIds = await Promise.all(Array.from({ length: 40 }, grantedBook))
  const outcomes = await Promise.all(
    bookIds.map((bookId, index) => {
      const command = { ...buyBitcoin('0.01'), leverage: index === 7 || index === 33 ? 9 : 10 } as Command
      return executor.submit({ bookId, key: 'u:open', command })
    }),
  )
  expect(outcomes.flatMap(({ kind }, index) => (kind === 'done' ? [] : [index]))).toEqual([7, 33])
  expect(executor.counters.poisoned).toBe(2)
  expect(refused).toMatchObject([{ code: '22021' }, { code: '22021' }])
  const poisoned = await readBooks(sql, [bookIds[7] ?? 0])
  expect(poisoned[0]).toMatchObject({ sequence: 1, openCounts: { positions: 0 } })
})

test('a second open position of the same kind is refused by the database itself', async () => {
  await executor.stop()
  executor = start({ decide: (book, command, given) => decide({ ...book, positions: new Map() }, command, given) })
  const bookId = await grantedBook()
  const first = await executor.submit({ bookId, key: 'u:1', command: buyBitcoin('0.01') })
  const second = await executor.submit({ bookId, key: 'u:2', command: buyBitcoin('0.01') })
  expect(kinds([first, second])).toEqual(['done', 'failed'])
})

test('a position closed and another opened in one batch: the closed one makes room first', async () => {
  const bookId = await grantedBook()
  await executor.submit({ bookId, key: 'u:1', command: buyBitcoin('0.01') })
  const outcomes = await Promise.all([
    executor.submit({ bookId, key: 'u:2', command: { kind: 'close_all' } }),
    executor.submit({ bookId, key: 'u:3', command: buyBitcoin('0.02') }),
  ])
  expect(kinds(outcomes)).toEqual(['done', 'done'])
  expect((await read(bookId)).positions.size).toBe(1)
  const [row] = await sql`select count(*)::int as n from positions where book_id = ${bookId}`
  expect(row?.['n']).toBe(2)
})

test('a book that another session holds waits, and hurts no other; an unknown one is refused', async () => {
  const [held, free] = [await grantedBook(), await grantedBook()]
  const other = await sql.reserve()
  await other`begin`
  await other`select id from books where id = ${held} for update`
  const waiting = [1, 2].map((index) => executor.submit({ bookId: held, key: `u:${index}`, command: toBalance('1') }))
  expect(kinds([await executor.submit({ bookId: free, key: 'u:1', command: toBalance('1') })])).toEqual(['done'])
  expect(kinds([await executor.submit({ bookId: 999_999, key: 'u:1', command: toBalance('1') })])).toEqual([
    'book_not_found',
  ])
  await expect.poll(() => executor.counters.skipped, { timeout: 10_000 }).toBeGreaterThan(2)
  await other`commit`
  other.release()
  const outcomes = await Promise.all(waiting)
  expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.sequence)).toEqual([2, 3])
})

test('past the limits a user is told when to come again, and the house is still heard', async () => {
  await executor.stop()
  executor = start({ limits: { bookQueuedMax: 3, queuedMax: 5, retryAfterMs: 700 } })
  const [a, b] = [await newBook(), await newBook()]
  const submit = (bookId: number, name: string): Promise<Outcome> =>
    executor.submit({ bookId, key: `u:${name}`, command: toBalance('1') })
  const outcomes = [1, 2, 3, 4].map((index) => submit(a, `a${index}`))
  outcomes.push(...[1, 2, 3].map((index) => submit(b, `b${index}`)))
  const house = executor.submit({ bookId: a, key: 'demo:grant', command: { kind: 'grant_demo' } })
  const overloaded = { kind: 'overloaded', retryAfterMs: 700 }
  expect(await outcomes[3]).toEqual(overloaded)
  expect(await outcomes[6]).toEqual(overloaded)
  expect(kinds(await Promise.all([...outcomes, house]))).toEqual([
    ...Array.from({ length: 3 }, () => 'margin_insufficient'),
    'overloaded',
    ...Array.from({ length: 2 }, () => 'margin_insufficient'),
    'overloaded',
    'done',
  ])
})

test('stopping finishes what was accepted and takes no more', async () => {
  const bookIds = await Promise.all(Array.from({ length: 20 }, grantedBook))
  const accepted = bookIds.map((bookId) => executor.submit({ bookId, key: 'u:1', command: toBalance('1') }))
  const stopping = executor.stop()
  const late = executor.submit({ bookId: bookIds[0] ?? 0, key: 'u:2', command: toBalance('1') })
  await stopping
  expect(new Set(kinds(await Promise.all(accepted)))).toEqual(new Set(['done']))
  expect(kinds([await late])).toEqual(['overloaded'])
})

test('what cannot be recorded has failed and is counted', async () => {
  const bookId = await grantedBook()
  const outcomes = await Promise.all([
    executor.submit({ bookId, key: 'u:\u001f', command: toBalance('1') }),
    executor.submit({ bookId, key: '', command: toBalance('1') }),
    executor.submit({ bookId: 1.5, key: 'u:1', command: toBalance('1') }),
    executor.submit({ bookId, key: 'u:1', command: { ...buyBitcoin('1'), leverage: 1.5 } as Command }),
  ])
  expect(kinds(outcomes)).toEqual(['failed', 'failed', 'failed', 'failed'])
  expect(executor.counters.thrown).toBe(4)
})

test('an exchange uses its quote up, also against another key in the same batch', async () => {
  const bookId = await grantedBook()
  await executor.submit({ bookId, key: 'u:0', command: toBalance('1000') })
  const quote = { id: 'q', bookId, from: 'USDT', to: 'BTC', pay: '500', receive: '0.0049', spreadRate: '0.002' }
  const marks = { fromMark: null, toMark: '100000', quotedAt: 1_000, expiresAt: 11_000, settingsVersion: 1 }
  const body = JSON.stringify({ ...quote, ...marks })
  await sql`insert into exchange_quotes values (${bookId}, ${body})`
  const outcomes = await Promise.all(
    ['a', 'b'].map((name) =>
      executor.submit({ bookId, key: `u:${name}`, command: { kind: 'exchange', quoteId: 'q' } }),
    ),
  )
  expect(kinds(outcomes)).toEqual(['done', 'quote_not_found'])
  expect(await sql`select from exchange_quotes where book_id = ${bookId}`).toHaveLength(0)
})

test('a batch counts with what the one before it in the batch did to the house’s exposure', async () => {
  await executor.stop()
  const seen: bigint[] = []
  executor = start({
    decide(book, command, given) {
      seen.push(given.netQuantity('BTC/USDT'))
      return decide(book, command, given)
    },
  })
  const bookIds = await Promise.all([grantedBook(), grantedBook()])
  seen.length = 0
  await Promise.all(bookIds.map((bookId) => executor.submit({ bookId, key: 'u:1', command: buyBitcoin('0.1') })))
  expect(seen).toEqual([0n, decimal('0.1')])
  await executor.submit({ bookId: bookIds[0], key: 'u:2', command: { kind: 'close_all' } })
  // Once committed it is for the source of facts to count, and this one does not.
  expect(seen.at(-1)).toBe(0n)
})

test('house deltas are folded once each while batches go on, and the sum of all is zero', async () => {
  const bookIds = await Promise.all(Array.from({ length: 30 }, grantedBook))
  let folded = 0
  const done = new AbortController()
  const rolling = (async () => {
    while (!done.signal.aborted) folded += await rollUpHouseBalances(sql)
  })()
  await Promise.all(
    bookIds.flatMap((bookId) =>
      [1, 2, 3].map((index) => executor.submit({ bookId, key: `u:${index}`, command: buyBitcoin('0.01') })),
    ),
  )
  done.abort()
  await rolling
  folded += await rollUpHouseBalances(sql)
  expect(folded).toBeGreaterThan(0)
  expect(await sql`select from house_deltas`).toHaveLength(0)
  const sums = await sql`
    select world, account, currency, sum(amount)::text as amount from ledger_entries
    where account like 'house:%' group by world, account, currency order by world, account, currency`
  expect(await houseBalances(sql)).toEqual([...sums])
  const zeros = await sql<
    { zero: boolean }[]
  >`select sum(amount) = 0 as zero from ledger_entries group by world, currency`
  expect(zeros.map((row) => row.zero)).toEqual([true, true])
  const [equal] = await sql`
    select not exists (
      (select book_id, account, currency, sum(amount) from ledger_entries where account not like 'house:%'
       group by 1, 2, 3 having sum(amount) <> 0) except select book_id, account, currency, amount from accounts) as equal`
  expect(equal?.['equal']).toBe(true)
})

test('the leaves of the batches are the journal’s rows', async () => {
  const bookId = await grantedBook()
  const rows = await sql<{ leaves: string; book_id: bigint; sequence: bigint; hash: string }[]>`
    select b.leaves, j.book_id, j.sequence, j.hash from journal j join batches b on b.id = j.batch_id
    where j.book_id = ${bookId}`
  expect(rows).toHaveLength(1)
  for (const row of rows) expect(row.leaves.split('\n')).toContain(`${row.book_id} ${row.sequence} ${row.hash}`)
})
