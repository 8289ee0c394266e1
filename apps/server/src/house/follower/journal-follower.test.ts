import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { followAnewWhereRestored } from './follower.store.ts'
import { createJournalFollower, type JournalFollower } from './journal-follower.ts'

let database: TestDatabase
let sql: Sql
let follower: JournalFollower
let followed: string[]
let batches = 0
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 4)
})
beforeEach(() => {
  followed = []
  follower = open()
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const open = (): JournalFollower =>
  createJournalFollower<string>({
    sql,
    name: 'messages',
    eventOf: () => undefined,
    read: (rows) => Promise.resolve(rows.map(({ bookId, sequence }) => `${bookId}-${sequence}`)),
    put(events) {
      followed.push(...events)
      return Promise.resolve()
    },
    log: () => undefined,
    saveEveryMs: 10,
  })

/** A batch of one row of a book, as the executor commits it. */
async function commit(within: Pick<Sql, 'unsafe'>, bookId: number, sequence: number): Promise<void> {
  batches += 1
  await within.unsafe(`insert into batches (id, leaves) values (${batches}, '${bookId} ${sequence} hash');
    insert into journal (book_id, sequence, batch_id, key, at, command, facts, reply, entries, previous_hash, hash)
    values (${bookId}, ${sequence}, ${batches}, 'k${sequence}', 1, '{}', '{}', '{}', '[]', '', 'hash')`)
}

/** Until all that is committed lies behind the position: transactions of other databases hold it back too. */
async function passAll(): Promise<void> {
  for (;;) {
    await follower.catchUp()
    const ahead = await sql`
      select from batches b join follower_positions p on p.follower = 'messages' and b.xid >= p.xid limit 1`
    if (ahead.length === 0) return
    await wait(20)
  }
}

it('reads a transaction that commits late, and nothing twice', async () => {
  const late = Promise.withResolvers<undefined>()
  const begun = Promise.withResolvers<undefined>()
  const slow = sql.begin(async (transaction) => {
    await commit(transaction, 1, 1)
    begun.resolve(undefined)
    await late.promise
  })
  await begun.promise
  await commit(sql, 2, 1)
  await follower.catchUp()
  expect(followed).toEqual(['2-1'])
  late.resolve(undefined)
  await slow
  await follower.catchUp()
  await follower.catchUp()
  expect(followed).toEqual(['2-1', '1-1'])
  await follower.stop()
})

it('goes on from its saved position, and another follower of that name too', async () => {
  await commit(sql, 3, 1)
  await follower.catchUp()
  follower.abandon()
  await commit(sql, 3, 2)
  follower = open()
  await follower.catchUp()
  expect(followed.filter((row) => row === '3-2')).toHaveLength(1)
  await passAll()
  await follower.stop()
  followed = []
  follower = open()
  await follower.catchUp()
  expect(followed).toEqual([])
  await follower.stop()
})

it('reads again what could not be followed', async () => {
  await follower.catchUp()
  await follower.stop()
  followed = []
  let fails = 2
  const failing = createJournalFollower<string>({
    sql,
    name: 'messages',
    eventOf: () => undefined,
    read: (rows) => Promise.resolve(rows.map(({ bookId, sequence }) => `${bookId}-${sequence}`)),
    put(events) {
      fails -= 1
      if (fails >= 0) return Promise.reject(new Error('away'))
      followed.push(...events)
      return Promise.resolve()
    },
    log: () => undefined,
  })
  await commit(sql, 4, 1)
  await failing.catchUp()
  expect([followed.includes('4-1'), failing.counters.failed]).toEqual([true, 2])
  await failing.stop()
})

it('follows what is left, and no more, where the database was restored in another cluster', async () => {
  await commit(sql, 5, 1)
  await passAll()
  await follower.stop()
  await commit(sql, 5, 2)
  // There the transactions of this one lie far ahead.
  await sql`update batches set xid = (xid::text::bigint + 1000000000)::text::xid8 where xid <> '0'`
  await sql`update follower_positions set system = 'another', xid = (xid::text::bigint + 1000000000)::text::xid8`
  await followAnewWhereRestored(sql)
  followed = []
  follower = open()
  await follower.catchUp()
  await commit(sql, 5, 3)
  await follower.catchUp()
  expect(followed).toEqual(['5-2', '5-3'])
  await follower.stop()
})
