import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { buyBitcoin, openTestBooks, type TestBooks } from './test-books.ts'

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks(inject('cluster'))
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => books.close())

const awayAfterMs = 50

/** What becomes of a command on a book without its seal whose replay takes six times as long as anybody waits. */
async function outcomeOfReplay({ isHeard }: { isHeard: boolean }) {
  const first = books.start()
  const bookId = await books.grantedBook(first)
  await first.stop()
  await books.sql`update books set seal = '' where id = ${bookId}`
  // The clock is the test's own; only the checks come in real time.
  vi.useFakeTimers({ toFake: ['performance'] })
  const next = books.start({
    limits: { awayAfterMs },
    differenceIn: async (_, heard) => {
      for (let turn = 0; turn < 10; turn += 1) {
        vi.advanceTimersByTime(30)
        await sleep(2 * (awayAfterMs / 5))
        if (isHeard) heard()
      }
      return undefined
    },
  })
  return next.submit({ bookId, key: 'u:1', command: buyBitcoin('0.01') })
}

test('a database that answers a long replay is not away: its book waits for the verdict', async () => {
  expect(await outcomeOfReplay({ isHeard: true })).toMatchObject({ kind: 'done' })
})

test('a database that says nothing to a replay is away', async () => {
  expect(await outcomeOfReplay({ isHeard: false })).toMatchObject({ kind: 'overloaded', whose: 'database' })
})
