import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { PositionReply } from '@touchstone/domain/positions/position-replies'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Executor } from '../../executor/executor.ts'
import { buyBitcoin, openTestBooks, type TestBooks } from '../../executor/test-books.ts'
import type { Transaction } from '../../platform/database.ts'
import { livesIn, resultsBetween, resultsIn } from './close-results.store.ts'

let books: TestBooks
let executor: Executor
let keys = 0
beforeAll(async () => {
  books = await openTestBooks(inject('cluster'))
  executor = books.start()
})
afterAll(() => books.close())

async function send(bookId: number, command: Command): Promise<{ sequence: number; reply: PositionReply }> {
  keys += 1
  const done = await executor.submit({ bookId, key: `u:${keys}`, command })
  if (done.kind !== 'done') throw new Error(`${command.kind} was answered with ${JSON.stringify(done)}`)
  return { sequence: done.sequence, reply: readReply(done.reply) as PositionReply }
}

async function opened(bookId: number): Promise<string> {
  const { reply } = await send(bookId, buyBitcoin('0.1'))
  if (reply.kind !== 'opened') throw new Error(`it was ${reply.kind}`)
  return reply.positionId
}
const close = (bookId: number, positionId: string, quantity: string | null): Promise<{ sequence: number }> =>
  send(bookId, { kind: 'close_position', positionId, quantity: quantity === null ? null : decimal(quantity) })

/** Rows that are of nobody's result. */
async function fill(bookId: number, rows: number): Promise<void> {
  const move = (into: boolean): Command => ({
    kind: 'transfer',
    currency: 'USDT',
    from: into ? 'balance' : 'contract',
    to: into ? 'contract' : 'balance',
    amount: decimal('1'),
  })
  for (let sent = 0; sent < rows; sent += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => send(bookId, move(index % 2 === 1))))
}

/** How many rows a reading took out of tables: counted by the database for its session, by keys as in tables that are large. */
async function rowsRead(read: (sql: Transaction) => Promise<unknown>): Promise<number> {
  return books.sql.begin(async (sql) => {
    await sql`set local enable_seqscan = off`
    const count = async (): Promise<number> => {
      const [row] = await sql<{ read: bigint }[]>`
        select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as read
        from pg_stat_xact_user_tables where relname in ('journal', 'close_results', 'result_heads', 'books')`
      return Number(row?.read ?? -1n)
    }
    const before = await count()
    await read(sql)
    return (await count()) - before
  })
}

it('reads what belongs to a position, however many other rows its book has', async () => {
  const [short, long] = [await books.grantedBook(executor), await books.grantedBook(executor)]
  const read: Record<number, number[]> = { [short]: [], [long]: [] }
  for (const [bookId, others] of [
    [short, 50],
    [long, 1_500],
  ] as const) {
    const first = await opened(bookId)
    await fill(bookId, others)
    const { sequence } = await close(bookId, first, '0.04')
    await fill(bookId, others)
    const last = await close(bookId, first, null)
    // Who asks first reads each row of the book, and nobody does again.
    await livesIn(books.sql, bookId, [first], 100)
    const second = await opened(bookId)
    await close(bookId, second, null)
    read[bookId] = [
      await rowsRead((sql) => livesIn(sql, bookId, [first, second], 100)),
      await rowsRead((sql) => livesIn(sql, bookId, [first, second], 100)),
      await rowsRead((sql) => resultsIn(sql, bookId, [sequence, last.sequence])),
      await rowsRead((sql) => resultsBetween(sql, bookId, { after: sequence - 1, through: last.sequence, limit: 10 })),
    ]
  }
  expect(read[long]).toEqual(read[short])
  expect(Math.max(...(read[long] ?? []))).toBeLessThan(30)
})

/** The books' own connection, and how often it was asked for rows of the journal. */
function countingReads(): { sql: Transaction; journalReads: () => number } {
  let reads = 0
  const sql = new Proxy(books.sql, {
    apply(target, self, statement: [readonly string[]]): unknown {
      if (statement[0].some((text) => text.includes('from journal'))) reads += 1
      return Reflect.apply(target, self, statement) as unknown
    },
  })
  return { sql, journalReads: () => reads }
}

it('makes the results of a book that nobody asked for, once, however many ask at the same time', async () => {
  const bookId = await books.grantedBook(executor)
  const id = await opened(bookId)
  await close(bookId, id, '0.01')
  await fill(bookId, 1_200)
  await close(bookId, id, '0.02')
  const { sql, journalReads } = countingReads()
  const asked = await Promise.all(Array.from({ length: 6 }, () => livesIn(sql, bookId, [id], 100)))
  for (const lives of asked) expect(lives).toEqual(asked[0])
  // Of 1,204 rows 500 at a time.
  expect(journalReads()).toBe(3)
  expect(asked[0]?.get(id)).toMatchObject({
    open: { quantity: decimal('0.07') },
    parts: [
      { quantity: decimal('0.01'), closes: 1 },
      { quantity: decimal('0.02'), closes: 2, life: { quantity: decimal('0.03') } },
    ],
  })
  const { sequence } = await close(bookId, id, null)
  const life = (await livesIn(books.sql, bookId, [id], 100)).get(id)
  expect(life?.open).toBeUndefined()
  expect(life?.parts.at(-1)).toMatchObject({ sequence, closes: 3, life: { quantity: decimal('0.1') } })
  const kept = await books.sql<{ count: bigint }[]>`select count(*) from close_results where book_id = ${bookId}`
  expect(kept).toEqual([{ count: 3n }])
})

it('tells only the latest closes of a position that was closed in many parts, and knows them all', async () => {
  const bookId = await books.grantedBook(executor)
  const id = await opened(bookId)
  for (let part = 0; part < 9; part += 1) await close(bookId, id, '0.01')
  await close(bookId, id, null)
  const life = (await livesIn(books.sql, bookId, [id, 'nothing'], 4)).get(id)
  expect(life?.parts.map(({ closes }) => closes)).toEqual([7, 8, 9, 10])
  const all = await resultsBetween(books.sql, bookId, { after: 0, through: 1_000, limit: 100 })
  expect(all.count).toBe(10)
  const net = all.closes.reduce((sum, each) => sum + each.net, 0n)
  // Ten parts of −0.02 × 100 each, less what each paid in fees: 5.0005 to open and 4.9995 to close.
  expect(net).toBe(decimal('-12'))
  expect(life?.parts.at(-1)?.life.net).toBe(net)
  const some = await resultsBetween(books.sql, bookId, { after: 0, through: 1_000, limit: 3 })
  expect([some.count, some.closes.length]).toEqual([10, 3])
})

/** A book in which a position was closed, another was closed in two parts and is still open, and all results are kept. */
async function keptBook(): Promise<{ bookId: number; id: string; sequences: number[] }> {
  const bookId = await books.grantedBook(executor)
  const whole = await close(bookId, await opened(bookId), null)
  const id = await opened(bookId)
  const parts = [await close(bookId, id, '0.01'), await close(bookId, id, '0.02')]
  await livesIn(books.sql, bookId, [id], 100)
  return { bookId, id, sequences: [whole, ...parts].map(({ sequence }) => sequence) }
}

it.each([
  ['that nothing is open', `update result_heads set lives = '[]' where book_id = $1`],
  ['what cannot be read', `update result_heads set lives = '{' where book_id = $1`],
  ['rows that are not there', `update result_heads set sequence = 1000000 where book_id = $1`],
])('makes all results of a book anew where the kept ones say %s', async (_what, change) => {
  const { bookId, id, sequences } = await keptBook()
  const before = await resultsIn(books.sql, bookId, sequences)
  expect(before.map(({ sequence }) => sequence)).toEqual(sequences)
  await books.sql.unsafe(change, [bookId])
  const last = await close(bookId, id, null)
  const after = await resultsIn(books.sql, bookId, [...sequences, last.sequence])
  expect(after.slice(0, 3)).toEqual(before)
  expect(after.at(-1)).toMatchObject({ sequence: last.sequence, closes: 3, life: { quantity: decimal('0.1') } })
  expect((await livesIn(books.sql, bookId, [id], 100)).get(id)?.open).toBeUndefined()
})

it('gives up where the journal itself leads to no result, and is asked again the next time', async () => {
  const { bookId, sequences } = await keptBook()
  const [row] = await books.sql<{ entries: string }[]>`
    select entries from journal where book_id = ${bookId} and sequence = ${sequences[0] ?? 0}`
  const change = (entries: string) =>
    books.sql`update journal set entries = ${entries} where book_id = ${bookId} and sequence = ${sequences[0] ?? 0}`
  await change('[')
  await books.sql`update result_heads set sequence = 0, lives = '[]' where book_id = ${bookId}`
  await books.sql`delete from close_results where book_id = ${bookId}`
  await expect(resultsIn(books.sql, bookId, sequences)).rejects.toThrow('JSON')
  await change(row?.entries ?? '')
  expect(await resultsIn(books.sql, bookId, sequences)).toHaveLength(3)
})

it('leaves what is kept alone where another session was faster', async () => {
  const { bookId, id, sequences } = await keptBook()
  const kept = await resultsIn(books.sql, bookId, sequences)
  await books.sql`delete from close_results where book_id = ${bookId}`
  await books.sql`update result_heads set sequence = 0, lives = '[]' where book_id = ${bookId}`
  const [reached, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const slow = new Proxy(books.sql, {
    async apply(target, self, statement: [readonly string[]]): Promise<unknown> {
      if (statement[0].some((text) => text.includes('insert into result_heads'))) {
        reached.resolve(undefined)
        await gate.promise
      }
      return Reflect.apply(target, self, statement) as unknown
    },
  })
  const late = livesIn(slow, bookId, [id], 100)
  await reached.promise
  const { sequence } = await close(bookId, id, '0.03')
  const lives = await livesIn(books.sql, bookId, [id], 100)
  const head = await books.sql`select sequence, lives from result_heads where book_id = ${bookId}`
  expect(head).toMatchObject([{ sequence: BigInt(sequence) }])
  gate.resolve(undefined)
  expect(await late).toEqual(lives)
  expect(await books.sql`select sequence, lives from result_heads where book_id = ${bookId}`).toEqual(head)
  expect(await resultsIn(books.sql, bookId, sequences)).toEqual(kept)
})

it('forgets nothing that another session has made anew meanwhile', async () => {
  const { bookId, id, sequences } = await keptBook()
  const kept = await resultsIn(books.sql, bookId, sequences)
  await books.sql`update result_heads set lives = '{' where book_id = ${bookId}`
  const [reached, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const slow = new Proxy(books.sql, {
    async apply(target, self, statement: [readonly string[]]): Promise<unknown> {
      if (statement[0].some((text) => text.includes('delete from close_results'))) {
        reached.resolve(undefined)
        await gate.promise
      }
      return Reflect.apply(target, self, statement) as unknown
    },
  })
  const late = livesIn(slow, bookId, [id], 100)
  await reached.promise
  const lives = await livesIn(books.sql, bookId, [id], 100)
  gate.resolve(undefined)
  expect(await late).toEqual(lives)
  expect(await resultsIn(books.sql, bookId, sequences)).toEqual(kept)
})

it('tells the last of two closes of one row, and none of after the row that the kept ones are of', async () => {
  const { bookId, id, sequences } = await keptBook()
  const copied = (sequence: number) => books.sql`
    insert into close_results (book_id, sequence, place, position_id, body)
    select book_id, ${sequence}, 1, position_id, replace(body, '"place":0', '"place":1') from close_results
    where book_id = ${bookId} and sequence = ${sequences[2] ?? 0} and place = 0`
  await copied(sequences[2] ?? 0)
  await copied(1_000_000)
  const told = async (partsMax: number) =>
    (await livesIn(books.sql, bookId, [id], partsMax)).get(id)?.parts.map(({ sequence, place }) => [sequence, place])
  const [, first, last] = sequences
  expect(await told(1)).toEqual([[last, 1]])
  expect(await told(2)).toEqual([
    [last, 0],
    [last, 1],
  ])
  expect(await told(9)).toEqual([
    [first, 0],
    [last, 0],
    [last, 1],
  ])
})
