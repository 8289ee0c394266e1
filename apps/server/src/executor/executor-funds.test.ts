import { recordsOf } from '@touchstone/domain/books/book'
import { readRecord } from '@touchstone/domain/books/codec'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { isOpenWithdrawal, type Withdrawal, withdrawalRecord } from '@touchstone/domain/withdrawals/withdrawal'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Executor } from './executor.ts'
import { kindsOf, openTestBooks, type TestBooks } from './test-books.ts'
import { askFor, creditOf, fundedBook, mustDo } from './test-funds.ts'

let books: TestBooks
let executor: Executor
let users = 100
beforeAll(async () => {
  books = await openTestBooks(inject('cluster'))
})
afterAll(() => books.close())
beforeEach(() => {
  executor = books.start()
})
afterEach(() => books.stopAll())

const newFunded = (): Promise<number> => fundedBook(books.sql, executor, (users += 1))

async function rowsOf(bookId: number): Promise<{ id: string; stage: string; value: string; body: Withdrawal }[]> {
  const rows = await books.sql<{ id: string; stage: string; usdt_value: string; body: string }[]>`
    select id, stage, trim_scale(usdt_value)::text as usdt_value, body from withdrawals where book_id = ${bookId} order by requested_at, id`
  return rows.map((row) => ({ ...row, value: row.usdt_value, body: readRecord(withdrawalRecord, row.body) }))
}

test('a withdrawal stands in its table as in the book, at every stage, and after a restart', async () => {
  const bookId = await newFunded()
  const asked = await mustDo(executor.submit({ bookId, key: 'u:ask', ...askFor('100') }))
  const withdrawalId = `${bookId}-${asked.sequence}`
  const stages: string[] = []
  for (const kind of ['claim_withdrawal', 'approve_withdrawal', 'begin_payment', 'pay_withdrawal'] as const) {
    const command =
      kind === 'pay_withdrawal'
        ? { kind, withdrawalId, operator: 1, proof: 'line 7' }
        : { kind, withdrawalId, operator: 1 }
    await mustDo(executor.submit({ bookId, key: `operator:${kind}`, command }))
    const [row] = await rowsOf(bookId)
    const book = await books.read(bookId)
    stages.push(row?.stage ?? '')
    expect(row?.body.stage).toBe(row?.stage)
    expect([...recordsOf(book, withdrawalRecord).values()]).toEqual(
      row !== undefined && isOpenWithdrawal(row.body) ? [row.body] : [],
    )
    // The next executor knows the book from its row alone.
    await books.stopAll()
    executor = books.start()
  }
  expect(stages).toEqual(['claimed', 'approved', 'paying', 'paid'])
  const [row] = await rowsOf(bookId)
  expect([row?.value, printDecimal(row?.body.fee ?? 0n), row?.body.steps.length]).toEqual(['100', '1.1', 5])
})

test('limits hold when they are tried in parallel, in one batch and over two executors', async () => {
  const bookId = await newFunded()
  const other = books.start()
  const outcomes = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      (index % 2 === 0 ? executor : other).submit({ bookId, key: `u:${index}`, ...askFor('20') }),
    ),
  )
  const kinds = kindsOf(outcomes)
  expect([
    kinds.filter((kind) => kind === 'done').length,
    kinds.filter((kind) => kind === 'too_many_withdrawals').length,
  ]).toEqual([10, 4])
  expect(await rowsOf(bookId)).toHaveLength(10)
})

test('of two operators who decide at once one is too late, and a person who cancels meanwhile gets all or nothing', async () => {
  const bookId = await newFunded()
  const { sequence } = await mustDo(executor.submit({ bookId, key: 'u:ask', ...askFor('100') }))
  const withdrawalId = `${bookId}-${sequence}`
  const claims = await Promise.all(
    [1, 2].map((operator) =>
      executor.submit({
        bookId,
        key: `operator:${operator}`,
        command: { kind: 'claim_withdrawal', withdrawalId, operator },
      }),
    ),
  )
  expect(kindsOf(claims)).toEqual(['done', 'withdrawal_claimed_by_another'])
  const decided = await Promise.all([
    executor.submit({ bookId, key: 'u:cancel', command: { kind: 'cancel_withdrawal', withdrawalId } }),
    executor.submit({ bookId, key: 'operator:3', command: { kind: 'approve_withdrawal', withdrawalId, operator: 1 } }),
  ])
  expect(kindsOf(decided)).toEqual(['done', 'withdrawal_not_open'])
  expect([...(await books.read(bookId)).accounts]).toEqual([['balance:USDT', 5_000n * 10n ** 18n]])
})

test('an arrival is credited once, however often it is sent', async () => {
  const bookId = await newFunded()
  const submission = { bookId, ...creditOf('900', '7') }
  const outcomes = await Promise.all([executor.submit(submission), executor.submit(submission)])
  outcomes.push(await executor.submit(submission))
  expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.repeated)).toEqual([false, true, true])
  expect([...(await books.read(bookId)).accounts]).toEqual([['balance:USDT', 5_007n * 10n ** 18n]])
})
