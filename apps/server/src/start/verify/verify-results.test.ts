import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { livesIn } from '../../house/ledger/close-results.store.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { liveOneDay, openTestHouse, type TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

const start = Date.UTC(2026, 10, 18, 12)
let database: TestDatabase
let house: TestHouse
let book: number
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, start)
  ;({ first: book } = await liveOneDay(house, start))
})
afterAll(async () => {
  await house.close()
  await database.drop()
})

const found = async (): Promise<string[]> => (await verifyDatabase(house.owner)).differences
const keep = () => livesIn(house.sql, book, [`${book}-2`, `${book}-3`], 10)

test('results are clean before anybody asked for one, and once they are kept', async () => {
  expect(await found()).toEqual([])
  const lives = await keep()
  expect(lives.get(`${book}-2`)?.parts).toHaveLength(1)
  expect(lives.get(`${book}-3`)?.open).toBeDefined()
  expect(await found()).toEqual([])
})

test('the database keeps none of before the first row', async () => {
  await keep()
  await expect(house.owner`update close_results set sequence = 0`).rejects.toThrow('close_results_sequence')
})

test.each<[string, string, RegExp]>([
  [
    'another result',
    `update close_results set body = regexp_replace(body, '"net":"-?', '"net":"1')`,
    /^book 1: the result of close \d+\.0 is not what the journal leads to, which is 1-2 \{/,
  ],
  ['one that was taken away', 'delete from close_results', /^book 1: the result of close \d+\.0 is not there/],
  [
    'one of no close',
    `insert into close_results select book_id, sequence, 1, position_id, body from close_results`,
    /^book 1: the result of close \d+\.1 is not what the journal leads to, which is no close$/,
  ],
  [
    'one of before the first row',
    `insert into close_results select book_id, -1, 0, position_id, body from close_results`,
    /^book 1: the result of close -1\.0 is not what the journal leads to, which is no close$/,
  ],
  [
    'one of after any row',
    `insert into close_results select book_id, 9223372036854775807, 0, position_id, body from close_results`,
    /^book 1: the result of close 9\d+\.0 is not what the journal leads to, which is no close$/,
  ],
  [
    'a head past the last row',
    `update result_heads set sequence = 1000`,
    /^book 1: its results are kept to row 1000, but its journal ends at \d+$/,
  ],
  [
    'another burden',
    `update result_heads set lives = replace(lives, '"funding":"0"', '"funding":"1"')`,
    /^book 1: what its open positions bear is not what the journal leads to/,
  ],
])('%s is found', async (_what, change, sentence) => {
  await house.owner`truncate close_results, result_heads`
  await keep()
  // Who owns the database may take its check away.
  await house.owner`alter table close_results drop constraint if exists close_results_sequence`
  expect((await house.owner.unsafe(change)).count).toBe(1)
  expect(await found()).toEqual([expect.stringMatching(sentence)])
})
