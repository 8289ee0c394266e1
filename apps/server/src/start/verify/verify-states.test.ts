import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createFollowEquity } from '../../features/equity/follow-equity.ts'
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
beforeEach(async () => {
  await house.owner`delete from equity_states`
  await house.owner`delete from equity_heads`
  const log = (message: string): void => {
    throw new Error(message)
  }
  await createFollowEquity({ sql: house.sql, market: () => undefined, log }).follow(book, house.clock.now)
})

const found = async (): Promise<string[]> => (await verifyDatabase(house.owner)).differences

test('the states of books are clean, by the rights of the server too, and of no book before anybody asks', async () => {
  expect((await verifyDatabase(house.sql)).differences).toEqual([])
  await house.owner`delete from equity_states`
  await house.owner`delete from equity_heads`
  expect(await found()).toEqual([])
})

const head = /^book 1: the head of its states /
const state = /^book 1: its state at the end of \d+ ms at \d+ /

test.each(['-7', '-9223372036854775808'])(
  'a head of a book with the id %s, which is never given, is found',
  async (id) => {
    await house.owner`
    insert into equity_heads
    select (jsonb_populate_record(h, jsonb_build_object('book_id', ${id}::int8))).* from equity_heads h limit 1`
    expect(await found()).toContainEqual(expect.stringMatching(new RegExp(`^book ${id}: `)))
  },
)

test.each<[string, RegExp]>([
  ['update equity_heads set sequence = 900', head],
  ['update equity_heads set sequence = sequence - 1', /^book 1: (the head of its states|its state at the end) /],
  ['update equity_heads set at = at + 1', head],
  ['update equity_heads set first_at = first_at + 1', /^book 1: the first of its states /],
  [`update equity_heads set first_held = replace(first_held, '100000', '9')`, /^book 1: the first of its states /],
  ['update equity_heads set first_flow = first_flow + 1', head],
  [`update equity_heads set held = replace(held, 'USDT', 'EUR')`, head],
  ['update equity_heads set flow = flow - 50000', head],
  [`update equity_heads set digest = ''`, head],
  ['delete from equity_heads', /^equity_states holds \d+ rows of books without a head$/],
  ['update equity_states set sequence = 1', state],
  [`update equity_states set held = replace(held, 'USDT', 'EUR')`, state],
  ['update equity_states set flow = flow - 50000', state],
  ['update equity_states set ends_at = ends_at + 1', state],
  ['update equity_states set step_ms = step_ms + 1', state],
  [`update equity_states set digest = ''`, state],
  ['delete from equity_states', state],
])('%s is found', async (change, sentence) => {
  await house.owner.unsafe(change)
  const differences = await found()
  expect(differences.length).toBeGreaterThan(0)
  for (const difference of differences) expect(difference).toMatch(sentence)
})
