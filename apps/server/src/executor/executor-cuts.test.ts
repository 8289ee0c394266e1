import { balanceOf } from '@touchstone/domain/books/book'
import { exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bookOf, readBooks } from './books.store.ts'
import { type Cut, type CuttingProxy, startCuttingProxy } from '../platform/cutting-proxy.ts'
import { connect, type Sql } from '../platform/database.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { createExecutor } from './executor.ts'
import type { Committed, ExecutorLimits, FactSource } from './submission.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'

let database: TestDatabase
let proxy: CuttingProxy
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  proxy = await startCuttingProxy(database.address)
  sql = connect(database.address, 4)
})
afterAll(async () => {
  await sql.end()
  await proxy.close()
  await database.drop()
})

const facts: FactSource = {
  vector: () => ({ at: 1, settings: defaultSettings, fillAt: 'command', market: () => undefined }),
  netQuantity: () => 0n,
}
const toBalance = exampleTransfer('1')

const rounds: Cut[][] = [
  ['before_commit'],
  ['while_committing'],
  ['after_commit'],
  ['after_commit', 'after_commit', 'before_commit', 'while_committing', 'after_commit'],
  ['while_committing', 'while_committing', 'while_committing', 'while_committing'],
]

test.each(rounds)('a connection that dies around COMMIT (%s …): done once, published once', async (...cuts) => {
  const published: Committed[] = []
  const executor = createExecutor({
    lockedFacts,
    differenceIn: () => Promise.resolve(undefined),
    address: proxy.address,
    decide,
    facts,
    limits: { batchMax: 8 },
    onCommitted: (events) => published.push(...events),
  })
  const made = await Promise.all(Array.from({ length: 12 }, (_, user) => bookOf(sql, user, 'demo')))
  const bookIds = made.sort((a, b) => a - b)
  const run = `${cuts.join('-')}-${cuts.length}`
  const before = await readBooks(sql, bookIds)
  const cutBefore = proxy.cuts()
  for (const cut of cuts) proxy.cutNext(cut)
  const outcomes = await Promise.all(
    bookIds.flatMap((bookId, index) => [
      ...(before[index]?.sequence === 0
        ? [executor.submit({ bookId, key: 'demo:grant', command: { kind: 'grant_demo' } })]
        : []),
      ...[1, 2, 3, 4].map((turn) => executor.submit({ bookId, key: `u:${run}-${turn}`, command: toBalance })),
    ]),
  )
  // Cuts that are still to come are spent on commands that are done already.
  for (let turn = 0; proxy.cuts() - cutBefore < cuts.length && turn < 100; turn += 1) {
    const again = await executor.submit({ bookId: bookIds[0] ?? 0, key: `u:${run}-1`, command: toBalance })
    expect(again).toMatchObject({ kind: 'done', repeated: true })
  }
  await executor.stop()
  expect(proxy.cuts() - cutBefore).toBe(cuts.length)
  expect(executor.counters.rerun).toBeGreaterThanOrEqual(1)
  expect(executor.counters).toMatchObject({ thrown: 0, poisoned: 0, committed: outcomes.length })
  expect(outcomes.filter(({ kind }) => kind !== 'done')).toEqual([])
  // Each is published once, in the order of its book, and what is published is what is there.
  const after = await readBooks(sql, bookIds)
  for (const [index, bookId] of bookIds.entries()) {
    const events = published.filter(({ row }) => row.bookId === bookId)
    const first = before[index]?.sequence ?? 0
    expect(events.map(({ row }) => row.sequence)).toEqual(events.map((_, turn) => first + turn + 1))
    expect(events.at(-1)?.book).toEqual(after[index])
    const held = before[index] === undefined ? 0n : balanceOf(before[index], 'balance', 'USDT')
    expect(after[index] && balanceOf(after[index], 'balance', 'USDT')).toBe(held + decimal('4'))
  }
  const [row] = await sql`select count(*)::int as n from journal where key like ${`u:${run}-%`}`
  expect(row?.['n']).toBe(48)
})

test('while the database is away people are sent back undecided; what may be committed and the house wait for it', async () => {
  const start = (limits: Partial<ExecutorLimits>) =>
    createExecutor({
      lockedFacts,
      differenceIn: () => Promise.resolve(undefined),
      address: proxy.address,
      decide,
      facts,
      limits: { batchesInFlight: 1, ...limits },
    })
  const executor = start({ awayAfterMs: 50 })
  const [first = 0, second = 0] = await Promise.all([101, 102].map((user) => bookOf(sql, user, 'demo')))
  const send = (bookId: number, key: string, command: Command = toBalance) => executor.submit({ bookId, key, command })
  const patient = start({})
  const grant = { kind: 'grant_demo' } as const
  await Promise.all([first, second].map((bookId) => send(bookId, 'demo:grant', grant)))
  const cutBefore = proxy.cuts()
  proxy.refuse(true)
  proxy.cutNext('after_commit')
  const doubtful = send(first, 'u:doubtful')
  await expect.poll(() => proxy.cuts(), { timeout: 10_000 }).toBe(cutBefore + 1)
  const answered: string[] = []
  const ofHouse = send(second, 'demo:again', grant)
  for (const waiting of [doubtful, ofHouse]) void waiting.then(({ kind }) => answered.push(kind))
  const away = { kind: 'overloaded', whose: 'database', retryAfterMs: 2_000 }
  // Behind the one in doubt, on a book of its own, and once more after the first were sent back.
  expect(await Promise.all([send(first, 'u:behind'), send(second, 'u:other')])).toEqual([away, away])
  expect(await send(second, 'u:other')).toEqual(away)
  expect(answered).toEqual([])
  proxy.refuse(false)
  expect(await doubtful).toMatchObject({ kind: 'done', sequence: 2, repeated: false })
  expect(await ofHouse).toMatchObject({ kind: 'refused' })
  const [row] = await sql`select count(*)::int as n from journal where key in ('u:behind', 'u:other')`
  expect(row?.['n']).toBe(0)
  // Under its key each is done now, once.
  for (const repeated of [false, true])
    for (const [bookId, key] of [
      [first, 'u:behind'],
      [second, 'u:other'],
    ] as const)
      expect(await patient.submit({ bookId, key, command: toBalance })).toMatchObject({ kind: 'done', repeated })
  await Promise.all([executor.stop(), patient.stop()])
})

test('a server that cannot be reached: nothing is lost while it is away; letting go answers that it has failed', async () => {
  const away = createExecutor({
    lockedFacts,
    differenceIn: () => Promise.resolve(undefined),
    address: { ...proxy.address, port: 1 },
    decide,
    facts,
  })
  const waiting = away.submit({ bookId: 1, key: 'u:1', command: toBalance })
  await expect.poll(() => away.counters.rerun, { timeout: 10_000 }).toBeGreaterThan(1)
  await away.stop(50)
  expect(await waiting).toEqual({ kind: 'failed' })
})
