import { balanceOf, recordsOf } from '@touchstone/domain/books/book'
import { exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { decimal } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { Command } from '@touchstone/domain/rulebook/nouns'
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

test('a command is recorded with its postings and hash, changes the book, and is published before it is answered', async () => {
  const bookId = await books.grantedBook(executor)
  const outcome = await executor.submit({ bookId, key: 'u:open', command: buyBitcoin('0.1') })
  expect(outcome).toMatchObject({ kind: 'done', sequence: 2, repeated: false })
  const [published] = books.events.slice(-1)
  expect(published).toMatchObject({ before: { sequence: 1 }, book: { sequence: 2 } })
  expect(published && recordsOf(published.book, positionRecord).size).toBe(1)
  expect(await books.read(bookId)).toEqual(published?.book)
  const rows = await books.sql<{ key: string; entries: string; previous_hash: string; hash: string }[]>`
    select key, entries, previous_hash, hash from journal where book_id = ${bookId} order by sequence`
  expect(rows.map((row) => row.key)).toEqual(['demo:grant', 'u:open'])
  expect(rows[0]?.previous_hash).toBe(emptyHash)
  expect(rows[1]?.previous_hash).toBe(rows[0]?.hash)
  if (published === undefined) throw new Error('nothing was published')
  expect(published.row.hash).toBe(journalRowHash(published.row))
  expect(readEntries(rows[1]?.entries ?? '').entries.at(-1)?.balanceAfter).toBe(
    balanceOf(published.book, readEntries(rows[1]?.entries ?? '').entries.at(-1)?.account ?? 'contract', 'USDT'),
  )
})

test('the same key answers with the recorded reply, now and after a restart; another command under it is refused', async () => {
  const bookId = await books.grantedBook(executor)
  const submission = { bookId, key: 'u:once', command: exampleTransfer('100') }
  const first = await executor.submit(submission)
  const again = await Promise.all([executor.submit(submission), executor.submit(submission)])
  await books.stopAll()
  executor = books.start({})
  again.push(await executor.submit(submission))
  expect(again).toEqual(Array.from({ length: 3 }, () => ({ ...first, repeated: true })))
  const other = await executor.submit({ ...submission, command: exampleTransfer('101') })
  expect(other).toEqual({ kind: 'refused', refusal: { kind: 'key_reused' } })
  expect(balanceOf(await books.read(bookId), 'balance', 'USDT')).toBe(decimal('100'))
})

test('the same key twice in one batch is done once; after a refusal it is decided anew', async () => {
  const bookId = await books.grantedBook(executor)
  const twice = { bookId, key: 'u:twice', command: exampleTransfer('1') }
  const outcomes = await Promise.all([executor.submit(twice), executor.submit(twice)])
  expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.repeated)).toEqual([false, true])
  const tooMuch = { bookId, key: 'u:later', command: exampleTransfer('99999.5') }
  expect(kindsOf([await executor.submit(tooMuch)])).toEqual(['margin_insufficient'])
  const back: Command = { ...exampleTransfer('1'), from: 'balance', to: 'contract' }
  await executor.submit({ bookId, key: 'u:back', command: back })
  expect(await executor.submit(tooMuch)).toMatchObject({ kind: 'done', repeated: false })
})

test('a command is not decided at a time before it came; what was done already is answered', async () => {
  const bookId = await books.grantedBook(executor)
  const submission = { bookId, key: 'u:early', command: exampleTransfer('100') }
  // Batches are of 1,500 here.
  const first = await executor.submit({ ...submission, arrivedAt: 1_500 })
  const repeated = await executor.submit({ ...submission, arrivedAt: 9_000 })
  expect([first, repeated]).toMatchObject([
    { kind: 'done', repeated: false },
    { kind: 'done', repeated: true },
  ])
  const late = await executor.submit({ ...submission, key: 'u:late', arrivedAt: 1_501 })
  expect(late).toEqual({ kind: 'overloaded', whose: 'house', retryAfterMs: 1_000 })
  expect(executor.counters).toMatchObject({ repeated: 1, overloaded: 1, refused: 0 })
  expect((await books.read(bookId)).sequence).toBe(2)
})

test('two devices spend the same money: one is refused, in one batch and over two executors', async () => {
  const bookId = await books.grantedBook(executor)
  const other = books.start()
  const spend = (on: Executor, name: string): Promise<Outcome> =>
    on.submit({ bookId, key: `u:${name}`, command: exampleTransfer('60000') })
  expect(kindsOf(await Promise.all([spend(executor, 'a'), spend(executor, 'b')]))).toEqual([
    'done',
    'margin_insufficient',
  ])
  const second = await books.grantedBook(executor)
  const across = await Promise.all(
    [executor, other].map((on, index) =>
      on.submit({ bookId: second, key: `u:${index}`, command: exampleTransfer('60000') }),
    ),
  )
  expect(kindsOf(across).sort()).toEqual(['done', 'margin_insufficient'])
  // Each has the book in its cache, and the other has changed it since.
  for (const on of [executor, other, executor])
    expect(
      kindsOf([
        await on.submit({ bookId: second, key: `u:${books.events.length}-more`, command: exampleTransfer('1') }),
      ]),
    ).toEqual(['done'])
  expect(balanceOf(await books.read(second), 'balance', 'USDT')).toBe(decimal('60003'))
  await other.stop()
})

test('commands of a book keep their order, also when they fill several batches', async () => {
  await books.stopAll()
  executor = books.start({ limits: { batchMax: 16, bookBatchMax: 5 } })
  const bookIds = await Promise.all(Array.from({ length: 6 }, books.newBook))
  const outcomes = await Promise.all(
    bookIds.flatMap((bookId) => [
      executor.submit({ bookId, key: 'demo:grant', command: { kind: 'grant_demo' } }),
      ...Array.from({ length: 30 }, (_, index) =>
        executor.submit({ bookId, key: `u:${index}`, command: exampleTransfer(String(index + 1)) }),
      ),
    ]),
  )
  expect(new Set(kindsOf(outcomes))).toEqual(new Set(['done']))
  expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.sequence)).toEqual(
    bookIds.flatMap(() => Array.from({ length: 31 }, (_, index) => index + 1)),
  )
})

test('a position closed and another opened in one batch: the closed one makes room first', async () => {
  const bookId = await books.grantedBook(executor)
  await executor.submit({ bookId, key: 'u:1', command: buyBitcoin('0.01') })
  const outcomes = await Promise.all([
    executor.submit({ bookId, key: 'u:2', command: { kind: 'close_all' } }),
    executor.submit({ bookId, key: 'u:3', command: buyBitcoin('0.02') }),
  ])
  expect(kindsOf(outcomes)).toEqual(['done', 'done'])
  expect(recordsOf(await books.read(bookId), positionRecord).size).toBe(1)
  const rows = await books.sql<{ id: string; is_open: boolean; slot: string }[]>`
    select id, is_open, slot from records where book_id = ${bookId} order by id`
  const slot = 'BTC/USDT long isolated'
  expect([...rows]).toEqual([
    { id: `${bookId}-2`, is_open: false, slot },
    { id: `${bookId}-4`, is_open: true, slot },
  ])
  await expect(books.sql`update records set is_open = true where book_id = ${bookId}`).rejects.toThrow('records_open')
})

test('an exchange uses its quote up, also against another key in the same batch', async () => {
  const bookId = await books.grantedBook(executor)
  await executor.submit({ bookId, key: 'u:0', command: exampleTransfer('1000') })
  const quote = { id: 'q', bookId, from: 'USDT', to: 'BTC', pay: '500', receive: '0.0049', spreadRate: '0.002' }
  const marks = { fromMark: null, toMark: '100000', quotedAt: 1_000, expiresAt: 11_000, settingsVersion: 1 }
  const body = JSON.stringify({ ...quote, ...marks })
  await books.sql`insert into exchange_quotes values (${bookId}, ${body})`
  const outcomes = await Promise.all(
    ['a', 'b'].map((name) =>
      executor.submit({ bookId, key: `u:${name}`, command: { kind: 'exchange', quoteId: 'q' } }),
    ),
  )
  expect(kindsOf(outcomes)).toEqual(['done', 'quote_not_found'])
  expect(await books.sql`select from exchange_quotes where book_id = ${bookId}`).toHaveLength(0)
})

test('a batch counts with what the one before it in the batch did to the house’s exposure', async () => {
  await executor.stop()
  const seen: bigint[] = []
  executor = books.start({
    decide(book, command, given) {
      seen.push(given.netQuantity('BTC/USDT'))
      return decide(book, command, given)
    },
  })
  const bookIds = await Promise.all([books.grantedBook(executor), books.grantedBook(executor)])
  seen.length = 0
  await Promise.all(bookIds.map((bookId) => executor.submit({ bookId, key: 'u:1', command: buyBitcoin('0.1') })))
  expect(seen).toEqual([0n, decimal('0.1')])
  await executor.submit({ bookId: bookIds[0], key: 'u:2', command: { kind: 'close_all' } })
  // Once committed it is for the source of facts to count, and this one does not.
  expect(seen.at(-1)).toBe(0n)
})

test('the leaves of the batches are the journal’s rows', async () => {
  const bookId = await books.grantedBook(executor)
  const rows = await books.sql<{ leaves: string; book_id: bigint; sequence: bigint; hash: string }[]>`
    select b.leaves, j.book_id, j.sequence, j.hash from journal j join batches b on b.id = j.batch_id
    where j.book_id = ${bookId}`
  expect(rows).toHaveLength(1)
  for (const row of rows) expect(row.leaves.split('\n')).toContain(`${row.book_id} ${row.sequence} ${row.hash}`)
})
