import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Executor } from '../../executor/executor.ts'
import { buyBitcoin, openTestBooks, type TestBooks } from '../../executor/test-books.ts'
import { houseBalances, rollUpHouseBalances } from './house-balances.ts'

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

test('house deltas are folded once each while batches go on, and the sum of all is zero', async () => {
  const bookIds = await Promise.all(Array.from({ length: 30 }, () => books.grantedBook(executor)))
  let folded = 0
  const done = new AbortController()
  const rolling = (async () => {
    while (!done.signal.aborted) {
      const two = await Promise.all([rollUpHouseBalances(books.sql), rollUpHouseBalances(books.sql)])
      folded += two[0] + two[1]
    }
  })()
  await Promise.all(
    bookIds.flatMap((bookId) =>
      [1, 2, 3].map((index) => executor.submit({ bookId, key: `u:${index}`, command: buyBitcoin('0.01') })),
    ),
  )
  done.abort()
  await rolling
  folded += await rollUpHouseBalances(books.sql)
  expect(folded).toBeGreaterThan(0)
  expect(await books.sql`select from house_deltas`).toHaveLength(0)
  const sums = await books.sql`
    select world, account, currency, sum(amount)::text as amount from ledger_entries
    where account like 'house:%' group by world, account, currency order by world, account, currency`
  expect(await houseBalances(books.sql)).toEqual([...sums])
  const zeros = await books.sql<
    { zero: boolean }[]
  >`select sum(amount) = 0 as zero from ledger_entries group by world, currency`
  expect(zeros.map((row) => row.zero)).toEqual([true])
  const [equal] = await books.sql`
    select not exists (
      (select book_id, account, currency, sum(amount) from ledger_entries where account not like 'house:%'
       group by 1, 2, 3 having sum(amount) <> 0) except select book_id, account, currency, amount from accounts) as equal`
  expect(equal?.['equal']).toBe(true)
})
