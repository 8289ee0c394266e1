import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { faultOf } from './session.ts'
import { connect, type Sql } from './database.ts'
import { surviveLostWrites } from './lost-write.ts'
import { pagesOf } from './pages.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

// The driver throws some of what it cannot write any more where only this catches it, in the server too.
surviveLostWrites(() => undefined)

let database: TestDatabase
let owner: Sql
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 1)
  sql = connect(database.address, 1)
})
afterAll(async () => {
  await Promise.all([sql.end(), owner.end()])
  await database.drop()
})

const numbers = (count: number, client: Pick<Sql, 'unsafe'> = sql) =>
  client.unsafe<{ n: number }[]>('select n from generate_series(1, $1::int) as n', [count])

async function sizesOf(count: number, size: number): Promise<number[]> {
  const sizes: number[] = []
  for await (const rows of pagesOf(numbers(count), size)) sizes.push(rows.length)
  return sizes
}

it('gives every row once, the last page with what is left', async () => {
  expect(await sizesOf(0, 3)).toEqual([])
  expect(await sizesOf(2, 3)).toEqual([2])
  expect(await sizesOf(6, 3)).toEqual([3, 3])
  expect(await sizesOf(7, 3)).toEqual([3, 3, 1])
})

it('leaves the session to others when somebody stops reading, in a transaction too', async () => {
  await sql.begin(async (transaction) => {
    for (const count of [2, 100]) {
      for await (const rows of pagesOf(numbers(count, transaction), 3)) {
        expect(rows[0]).toEqual({ n: 1 })
        break
      }
      expect(await numbers(4, transaction)).toHaveLength(4)
    }
  })
})

it('throws what the database says', async () => {
  const wrong = sql.unsafe<{ n: number }[]>('select 10 / (5 - n) as n from generate_series(1, 9) as n')
  const read: number[] = []
  await expect(async () => {
    for await (const rows of pagesOf(wrong, 2)) read.push(...rows.map(({ n }) => n))
  }).rejects.toMatchObject({ code: '22012' })
  expect(read).toEqual([2, 3, 5, 10])
})

it('throws when the session is lost while a page is read', async () => {
  const found = sql<{ pid: number }[]>`select pg_backend_pid() as pid from generate_series(1, 10)`
  let pages = 0
  async function read(): Promise<void> {
    for await (const [{ pid } = { pid: 0 }] of pagesOf(found, 2)) {
      pages += 1
      await owner`select pg_terminate_backend(${pid})`
      while ((await owner`select from pg_stat_activity where pid = ${pid}`).length > 0)
        await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  expect(await read().catch((error: unknown) => faultOf(error))).toBe('transient')
  expect(pages).toBe(1)
  let sizes: number[] | undefined
  // What is sent before the driver has noticed the whole loss fails with it.
  while (sizes === undefined) sizes = await sizesOf(7, 3).catch(() => undefined)
  expect(sizes).toEqual([3, 3, 1])
})
