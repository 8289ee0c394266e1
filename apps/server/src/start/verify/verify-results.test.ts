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
    'another burden',
    `update result_heads set lives = replace(lives, '"funding":"0"', '"funding":"1"')`,
    /^book 1: what its open positions bear is not what the journal leads to/,
  ],
])('%s is found', async (_what, change, sentence) => {
  await house.owner`truncate close_results, result_heads`
  await keep()
  expect((await house.owner.unsafe(change)).count).toBe(1)
  expect(await found()).toEqual([expect.stringMatching(sentence)])
})
