import { recordKinds } from '@touchstone/domain/rulebook/noun-tables'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { readOpenBooks } from './rebuild.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 3)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

it('reads every book with an open record of whatever kind, page by page, and no other', async () => {
  // Of the kinds whose open records a state counts, and of the others; what is in a body does not matter here.
  const kinds = [...recordKinds.keys()]
  await sql`insert into books (id, user_id, world) select id, id, 'demo' from generate_series(1, 5000) as id`
  await sql`
    insert into records (book_id, made_at, is_open, kind, id, state, subject, body)
    select id, 0, id % 2 = 0, (${kinds}::text[])[id % ${kinds.length}::int + 1], id || '-' || part, '', '', '{}'
    from generate_series(1, 4999) as id, generate_series(1, 2) as part`
  const ids: number[] = []
  await readOpenBooks(sql, ({ id }) => void ids.push(id))
  expect(ids).toEqual(Array.from({ length: 2_499 }, (_, index) => 2 * (index + 1)))
})
