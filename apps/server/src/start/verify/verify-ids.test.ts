import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { corrupted } from './test-corruption.ts'
import { liveOneDay, openTestHouse, type TestHouse } from './test-house.ts'

const start = Date.UTC(2026, 10, 18, 12)
let database: TestDatabase
let house: TestHouse
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, start)
  await liveOneDay(house, start)
})
afterAll(async () => {
  await house.close()
  await database.drop()
})

test.each<[string, string, RegExp[]]>([
  [
    'money in a book with an id that is never given',
    `insert into books (id, user_id, world, state) values (-7, 99, 'demo', '{"accounts":{"balance:USDT":"1000000"}}')`,
    [
      /^book -7: its id is below 1, and the house gives none below 1$/,
      /^book -7: its state is not/,
      / demo USDT adds up to 1000000, not to zero$/,
    ],
  ],
  [
    'a book with the lowest id of all',
    `insert into books (id, user_id, world) values (-9223372036854775808, 99, 'demo')`,
    [
      /^book -9223372036854775808: its id is below 1, and the house gives none below 1$/,
      /^book -9223372036854775808 could not be checked/,
    ],
  ],
  [
    'a row of a book that is there, before its first',
    `insert into journal select (jsonb_populate_record(j, '{"id": 99999, "sequence": -5, "key": "another", "hash": "another"}')).* from journal j where book_id = 1 limit 1`,
    [/the journal holds 1 rows that no chain of a book reaches$/],
  ],
  [
    'a batch with an id that is never given',
    `insert into batches (id, leaves) values (-1, '1 4 ' || repeat('b', 64))`,
    [/^batch -1: its leaf 1 4 b+ is no row/, /journal holds 11 rows, but the batches have 12 leaves/],
  ],
  [
    'a row of the audit log before its first',
    `insert into audit_log (id, at, operator_id, act, subject, details, previous_hash, hash)
       values (-1, 5, 1, 'x', 'x', '{}', 'x', 'x')`,
    [/^the audit log is broken at row 1$/],
  ],
])('it names %s', async (_, change, sentences) => {
  const differences = await corrupted(house, change)
  for (const sentence of sentences) expect(differences).toContainEqual(expect.stringMatching(sentence))
})
