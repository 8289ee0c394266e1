import { balanceOf } from '@touchstone/domain/books/book'
import { exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import { decide } from '@touchstone/domain/rulebook/decide'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Executor } from './executor.ts'
import type { Outcome } from './submission.ts'
import { buyBitcoin, kindsOf, openTestBooks, type TestBooks } from './test-books.ts'

let books: TestBooks
let executor: Executor
beforeAll(async () => {
  books = await openTestBooks(inject('cluster'))
})
afterAll(() => books.close())
beforeEach(() => {
  executor = books.start()
})
afterEach(() => books.stopAll())

test('a refusal and a throw hurt no neighbour of the same batch or book', async () => {
  await books.stopAll()
  executor = books.start({
    decide(book, command, given) {
      if (command.kind === 'close_all') throw new Error('seeded')
      return decide(book, command, given)
    },
  })
  const bookId = await books.grantedBook(executor)
  const outcomes = await Promise.all(
    [exampleTransfer('1'), { kind: 'close_all' } as const, exampleTransfer('1000000'), exampleTransfer('2')].map(
      (command, index) => executor.submit({ bookId, key: `u:${index}`, command }),
    ),
  )
  expect(kindsOf(outcomes)).toEqual(['done', 'failed', 'margin_insufficient', 'done'])
  expect(balanceOf(await books.read(bookId), 'balance', 'USDT')).toBe(decimal('3'))
  expect(executor.counters).toMatchObject({ thrown: 1, refused: 1, poisoned: 0 })
})

test('a kernel violation is a throw: nobody can spend what is not there', async () => {
  await books.stopAll()
  executor = books.start({
    decide: (book, command, given) => {
      const decided = decide(book, command, given)
      if (command.kind !== 'transfer' || !decided.ok) return decided
      const postings = decided.value.postings.map((posting) => ({ ...posting, amount: posting.amount * 1_000_000n }))
      return { ok: true, value: { ...decided.value, postings } }
    },
  })
  const bookId = await books.grantedBook(executor)
  expect(kindsOf([await executor.submit({ bookId, key: 'u:1', command: exampleTransfer('1') })])).toEqual(['failed'])
  expect((await books.read(bookId)).sequence).toBe(1)
})

test('what PostgreSQL refuses is found by halving and fails alone; the rest of the batch is done', async () => {
  await executor.stop()
  const refused: unknown[] = []
  executor = books.start({
    log: (_, { error }) => refused.push(error),
    decide(book, command, given) {
      const decided = decide(book, command, given)
      if (command.kind !== 'open_position' || !decided.ok) return decided
      const changes = decided.value.changes.map((change) =>
        change.kind === 'record' && change.of === positionRecord && command.leverage === 9
          ? { ...change, record: { ...change.record, symbol: 'BTC\u0000' } }
          : change,
      )
      return { ok: true, value: { ...decided.value, changes } }
    },
  })
  const bookIds = await Promise.all(Array.from({ length: 40 }, () => books.grantedBook(executor)))
  const outcomes = await Promise.all(
    bookIds.map((bookId, index) => {
      const command = buyBitcoin('0.01', index === 7 || index === 33 ? 9 : 10)
      return executor.submit({ bookId, key: 'u:open', command })
    }),
  )
  expect(outcomes.flatMap(({ kind }, index) => (kind === 'done' ? [] : [index]))).toEqual([7, 33])
  expect(executor.counters.poisoned).toBe(2)
  expect(refused).toMatchObject([{ code: '22021' }, { code: '22021' }])
  expect(await books.read(bookIds[7] ?? 0)).toMatchObject({ sequence: 1, records: {} })
})

test('a second open position of the same kind is refused by the database itself', async () => {
  await books.stopAll()
  executor = books.start({
    decide: (book, command, given) => decide({ ...book, records: {} }, command, given),
  })
  const bookId = await books.grantedBook(executor)
  const first = await executor.submit({ bookId, key: 'u:1', command: buyBitcoin('0.01') })
  const second = await executor.submit({ bookId, key: 'u:2', command: buyBitcoin('0.01') })
  expect(kindsOf([first, second])).toEqual(['done', 'failed'])
})

test('a book that another session holds waits, and hurts no other; an unknown one is refused', async () => {
  const [held, free] = [await books.grantedBook(executor), await books.grantedBook(executor)]
  const other = await books.sql.reserve()
  await other`begin`
  await other`select id from books where id = ${held} for update`
  const waiting = [1, 2].map((index) =>
    executor.submit({ bookId: held, key: `u:${index}`, command: exampleTransfer('1') }),
  )
  expect(kindsOf([await executor.submit({ bookId: free, key: 'u:1', command: exampleTransfer('1') })])).toEqual([
    'done',
  ])
  expect(kindsOf([await executor.submit({ bookId: 999_999, key: 'u:1', command: exampleTransfer('1') })])).toEqual([
    'book_not_found',
  ])
  await expect.poll(() => executor.counters.skipped, { timeout: 10_000 }).toBeGreaterThan(2)
  await other`commit`
  other.release()
  const outcomes = await Promise.all(waiting)
  expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.sequence)).toEqual([2, 3])
})

test('past the limits a user learns when to retry, and the house is still served', async () => {
  await books.stopAll()
  executor = books.start({ limits: { bookQueuedMax: 3, queuedMax: 5, retryAfterMs: 700 } })
  const [a, b] = [await books.newBook(), await books.newBook()]
  const submit = (bookId: number, name: string): Promise<Outcome> =>
    executor.submit({ bookId, key: `u:${name}`, command: exampleTransfer('1') })
  const outcomes = [1, 2, 3, 4].map((index) => submit(a, `a${index}`))
  outcomes.push(...[1, 2, 3].map((index) => submit(b, `b${index}`)))
  const house = executor.submit({ bookId: a, key: 'demo:grant', command: { kind: 'grant_demo' } })
  expect(await outcomes[3]).toEqual({ kind: 'overloaded', whose: 'book', queuedMax: 3, retryAfterMs: 700 })
  expect(await outcomes[6]).toEqual({ kind: 'overloaded', whose: 'house', retryAfterMs: 700 })
  expect(kindsOf(await Promise.all([...outcomes, house]))).toEqual([
    ...Array.from({ length: 3 }, () => 'margin_insufficient'),
    'overloaded',
    ...Array.from({ length: 2 }, () => 'margin_insufficient'),
    'overloaded',
    'done',
  ])
})

test('a queue that takes longer says so', async () => {
  await books.stopAll()
  executor = books.start({ limits: { bookQueuedMax: 1, queuedMax: 1, retryAfterMs: 1, bookBatchMax: 1 } })
  const [held, other] = [await books.grantedBook(executor), await books.newBook()]
  const session = await books.sql.reserve()
  await session`begin`
  await session`select id from books where id = ${held} for update`
  // Commands of the house are not counted; one is tried in vain, and the others wait.
  const waiting = ['a', 'b', 'c'].map((key) => executor.submit({ bookId: held, key, command: { kind: 'grant_demo' } }))
  const waitOf = async (bookId: number): Promise<number> => {
    const outcome = await executor.submit({ bookId, key: 'u:1', command: exampleTransfer('1') })
    return outcome.kind === 'overloaded' ? outcome.retryAfterMs : 0
  }
  await expect.poll(() => waitOf(held), { timeout: 10_000 }).toBeGreaterThan(50)
  await expect.poll(() => waitOf(other), { timeout: 10_000 }).toBeGreaterThan(50)
  await session`commit`
  session.release()
  expect(kindsOf(await Promise.all(waiting))).toEqual(Array.from({ length: 3 }, () => 'already_granted'))
})

test('a decision above its budget is counted and logged with its command and book', async () => {
  await books.stopAll()
  const logged: [string, unknown][] = []
  const log = (message: string, details: unknown): void => void logged.push([message, details])
  executor = books.start({ log, limits: { decisionBudgetMs: 60_000 } })
  const bookId = await books.grantedBook(executor)
  expect([executor.counters.slow, executor.counters.slowestMs, logged]).toEqual([0, 0, []])
  await books.stopAll()
  executor = books.start({ log, limits: { decisionBudgetMs: 0 } })
  expect(kindsOf([await executor.submit({ bookId, key: 'u:1', command: exampleTransfer('1') })])).toEqual(['done'])
  expect(executor.counters.slow).toBe(1)
  expect(executor.counters.slowestMs).toBeGreaterThan(0)
  const details = { command: 'transfer', bookId, ms: expect.any(Number) as number }
  expect(logged).toEqual([['decision exceeded its time budget', details]])
})

test('stopping finishes what was accepted and takes no more', async () => {
  const bookIds = await Promise.all(Array.from({ length: 20 }, () => books.grantedBook(executor)))
  const accepted = bookIds.map((bookId) => executor.submit({ bookId, key: 'u:1', command: exampleTransfer('1') }))
  const stopping = executor.stop()
  const late = executor.submit({ bookId: bookIds[0] ?? 0, key: 'u:2', command: exampleTransfer('1') })
  await stopping
  expect(new Set(kindsOf(await Promise.all(accepted)))).toEqual(new Set(['done']))
  expect(kindsOf([await late])).toEqual(['overloaded'])
})

test('what cannot be recorded has failed and is counted', async () => {
  const bookId = await books.grantedBook(executor)
  const outcomes = await Promise.all([
    executor.submit({ bookId, key: 'u:\u001f', command: exampleTransfer('1') }),
    executor.submit({ bookId, key: '', command: exampleTransfer('1') }),
    executor.submit({ bookId: 1.5, key: 'u:1', command: exampleTransfer('1') }),
    executor.submit({ bookId, key: 'u:1', command: buyBitcoin('1', 1.5) }),
  ])
  expect(kindsOf(outcomes)).toEqual(['failed', 'failed', 'failed', 'failed'])
  expect(executor.counters.thrown).toBe(4)
})
