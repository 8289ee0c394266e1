import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { corrupted } from './test-corruption.ts'
import { liveOneDay, openTestHouse, type TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

const start = Date.UTC(2026, 10, 18, 12)
const btc = `symbol = 'BTC/USDT'`
let database: TestDatabase
let house: TestHouse
let first: number
let second: number
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, start)
  ;({ first, second } = await liveOneDay(house, start))
})
afterAll(async () => {
  await house.close()
  await database.drop()
})

test.each<[string, () => string, RegExp[]]>([
  [
    'a price that is no number',
    () => `update ticks set last = 'NaN' where ${btc} and sequence = 1`,
    [
      /^row 1 of the tape of BTC\/USDT cannot be read: not a decimal: NaN$/,
      /^BTC\/USDT: checkpoint 1 has no root of rows 1 to 1: row 1 of the tape of BTC\/USDT cannot be read/,
      /^book 1: row 2: the command cannot be decided again: row 1 of the tape of BTC\/USDT cannot be read/,
    ],
  ],
  [
    'every other difference beside a price that is no number',
    () => `update ticks set last = 'NaN' where ${btc} and sequence = 6;
      update books set state = replace(state, '"balance:USDT":"400"', '"balance:USDT":"401"') where id = ${first};
      update ticks set bid = bid - 10 where ${btc} and sequence = 4`,
    [
      /^row 6 of the tape of BTC\/USDT cannot be read/,
      /^book 1: now balance:USDT is 401, but the entries add up to 400$/,
      /^BTC\/USDT: checkpoint 3 does not have the root of rows 4 to 5$/,
    ],
  ],
  [
    'a kept price that is no number',
    () => `insert into kept_ticks (symbol, sequence, kind, source_at, bid, checkpoint_id)
      values ('ETH/USDT', 1, 'tick', 1, 'NaN', 1)`,
    [/^ETH\/USDT: kept row 1: row 1 of the tape of ETH\/USDT cannot be read: not a decimal: NaN$/],
  ],
  [
    'a book whose state cannot be read, and the next one',
    () => `update books set state = '[' where id = ${first};
      update journal set reply = '{}' where book_id = ${second} and sequence = 4`,
    [/^book 1 could not be checked to the end: /, /^book 2: row 4: the row does not have the hash that it claims$/],
  ],
  [
    'a balance of the house that is no number',
    () => `update house_deltas set amount = 'NaN' where account = 'house:fees'`,
    [/^the house's demo house:fees:USDT cannot be read: not a decimal: NaN$/],
  ],
  [
    'settings that cannot be read',
    () => `update settings set body = '{'`,
    [
      /^version 1 of the settings cannot be read: /,
      /^book 1: row 1: the command cannot be decided again: settings version 1 not found$/,
    ],
  ],
  [
    'facts that the database cannot read, and what is checked after them',
    () => `update journal set facts = '{"typicalMove":' where book_id = ${second} and sequence = 2;
      update checkpoints set at = at + 1 where id = 2`,
    [
      /^the typical moves could not be checked to the end: invalid input syntax for type json$/,
      /^checkpoint 2 does not have the hash that it claims$/,
    ],
  ],
])('it names %s', async (_, change, sentences) => {
  const differences = await corrupted(house, change())
  for (const sentence of sentences) expect(differences).toContainEqual(expect.stringMatching(sentence))
})

test('what was found before the database goes away is named', async () => {
  const named: string[] = []
  await house.owner`update settings set version = 2`
  const other = await house.owner.reserve()
  await other`begin`
  await other`lock table agreement_acceptances in access exclusive mode`
  const verified = verifyDatabase(house.sql, { onDifference: (sentence) => named.push(sentence) })
  const ending = verified.then(
    () => 'verified',
    () => 'gone',
  )
  await vi.waitUntil(async () => {
    const ended = await other`select pg_terminate_backend(pid) from pg_locks where not granted
      and relation = 'agreement_acceptances'::regclass`
    return ended.count > 0
  })
  expect(await ending).toBe('gone')
  await other`rollback`
  other.release()
  await house.owner`update settings set version = 1`
  expect(named).toContain('the settings filed as version 2 say that they are others')
})
