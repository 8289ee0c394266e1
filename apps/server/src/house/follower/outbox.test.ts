import { balanceOf } from '@touchstone/domain/books/book'
import { decimal } from '@touchstone/domain/money/decimal'
import type { AnyFollows } from '@touchstone/domain/noun/follows'
import { followsTable } from '@touchstone/domain/rulebook/noun-tables'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { bookOf } from '../../executor/books.store.ts'
import type { Executor } from '../../executor/executor.ts'
import { openTestBooks } from '../../executor/test-books.ts'
import type { JournalFollower } from './journal-follower.ts'
import { openOutbox } from './outbox.ts'

let books: Awaited<ReturnType<typeof openTestBooks>>
let executor: Executor
beforeAll(async () => {
  books = await openTestBooks(inject('cluster'))
  executor = books.start()
})
afterAll(() => books.close())

const reward = { kind: 'grant_reward', currency: 'USDT', operators: [1, 2], reason: 'a test' } as const
/** Whoever is given something gets five more. */
const follows = new Map<string, AnyFollows>([
  ...followsTable,
  [
    'identity_set',
    ({ bookId, sequence }) => [
      { bookId, key: `gift:${bookId}-${sequence}`, command: { ...reward, amount: decimal('5') } },
    ],
  ],
])

async function open(): Promise<JournalFollower> {
  const outbox = await openOutbox({ sql: books.sql, submit: executor.submit, follows, log: () => undefined })
  if (outbox === undefined) throw new Error('nothing follows')
  return outbox
}

it('sends what a row brings about once, wherever a server dies', async () => {
  const bookId = await bookOf(books.sql, 900, 'real')
  const held = async () => balanceOf(await books.read(bookId), 'balance', 'USDT')
  const first = await open()
  first.abandon()
  const set = { kind: 'set_identity', identityLevel: 1, country: 'KR' } as const
  await executor.submit({ bookId, key: 'identity:1', command: set })
  expect(await held()).toBe(0n)
  for (let died = 0; died < 3; died += 1) {
    const [saved] = await books.sql<{ xid: string }[]>`
      select xid::text as xid from follower_positions where follower = 'outbox'`
    const outbox = await open()
    outbox.abandon()
    expect(await held()).toBe(decimal('5'))
    // It died before it saved how far it was.
    await books.sql`update follower_positions set xid = ${saved?.xid ?? ''}::text::xid8 where follower = 'outbox'`
  }
})

it('is not there as long as nothing follows', async () => {
  const { sql } = books
  const follows = new Map([['transferred', 'nothing' as const]])
  expect(await openOutbox({ sql, submit: executor.submit, follows, log: () => undefined })).toBe(undefined)
})
