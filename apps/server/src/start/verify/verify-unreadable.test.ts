import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { corrupted } from './test-corruption.ts'
import { liveOneDay, openTestHouse, type TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

/** Said beside every book or row that cannot be read. */
const notCompared = /^pools were not compared with their orders: a book or a row of one could not be read$/

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
      /^book 1: row [23]: assertion failed: the tape holds BTC\/USDT 1$/,
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
      /^BTC\/USDT: checkpoint 3 states other prices than its tape has$/,
      /^all that is held of demo USDT adds up to 1, not to zero$/,
      /^book 1: row 6: (prices: the price is not that of the tick|the recorded entries are not those of the decision)$/,
      /^book 2: row 4: (formula: the tape gives another outcome|the recorded reply is not that of the decision)/,
      /^book 2: row 5: assertion failed: the tape holds BTC\/USDT 6$/,
    ],
  ],
  [
    'a kept price that is no number',
    () => `insert into kept_ticks (symbol, sequence, kind, source_at, bid, checkpoint_id)
      values ('ETH/USDT', 1, 'tick', 1, 'NaN', 1)`,
    [
      /^ETH\/USDT: kept row 1: row 1 of the tape of ETH\/USDT cannot be read: not a decimal: NaN$/,
      /^ETH\/USDT: checkpoint 1 has no root of rows 1 to 1: row 1 of the tape of ETH\/USDT cannot be read/,
    ],
  ],
  [
    'a book whose state cannot be read, and the next one',
    () => `update books set state = '[' where id = ${first};
      update journal set reply = '{}' where book_id = ${second} and sequence = 4`,
    [
      /^book 1 could not be checked to the end: /,
      /^book 2: row 4: the row does not have the hash that it claims$/,
      /^book 2: row 4: the kind is no text$/,
      /^rows that no chain of a book reaches were not looked for: a book could not be checked to the end$/,
      /^the house was not compared with the books: a book or a row of one could not be read$/,
    ],
  ],
  [
    'a command that cannot be read, and accuses no other book',
    () => `update journal set command = '{"kind":"credit_deposit"' where book_id = ${first} and sequence = 3`,
    [
      /^book 1 could not be checked to the end: /,
      /^book 1: row 3: /,
      /^rows that no chain of a book reaches were not looked for: a book could not be checked to the end$/,
      /^the house was not compared with the books: a book or a row of one could not be read$/,
    ],
  ],
  [
    'entries that cannot be read, and what they lead to in their book',
    () => `update journal set entries = '[' where book_id = ${first} and sequence = 3`,
    [
      /^book 1: row 3: its entries cannot be read: /,
      /^book 1: /,
      /^the house was not compared with the books: a book or a row of one could not be read$/,
    ],
  ],
  [
    'a balance of the house that is no number',
    () => `update house_deltas set amount = 'NaN' where account = 'house:fees'`,
    [
      /^the house's demo house:fees:USDT cannot be read: not a decimal: NaN$/,
      /^all that is held of demo USDT was not added up: a balance of the house could not be read$/,
    ],
  ],
  [
    'settings that cannot be read',
    () => `update settings set body = '{'`,
    [
      /^version 1 of the settings cannot be read: /,
      /^book 1: row 1: the command cannot be decided again: settings version 1 not found$/,
      /^book [12]: row \d: Expected property name/,
      /^book 2: row 1: the command cannot be decided again: settings version 1 not found$/,
      /^checkpoint \d states other settings as version 1 than those that are filed$/,
      /: checkpoint \d has no root of rows \d to \d: no version of the settings in the database$/,
    ],
  ],
  [
    'facts that the database cannot read, and what is checked after them',
    () => `update journal set facts = '{"typicalMove":' where book_id = ${second} and sequence = 2;
      update checkpoints set at = at + 1 where id = 2`,
    [
      /^the typical moves could not be checked to the end: invalid input syntax for type json$/,
      /^checkpoint 2 does not have the hash that it claims$/,
      /^book 2: row [24]: (Unexpected end of JSON input|the row does not have the hash that it claims)$/,
    ],
  ],
])('it names %s', async (_, change, sentences) => {
  const differences = await corrupted(house, change())
  for (const sentence of sentences) expect(differences).toContainEqual(expect.stringMatching(sentence))
  // Nor does it accuse anything else, but for what cannot be compared then.
  expect(differences.filter((each) => ![...sentences, notCompared].some((sentence) => sentence.test(each)))).toEqual([])
})

test('what needs a part that PostgreSQL refuses is named as not checked', async () => {
  await house.owner`alter table settings rename column body to elsewhere`
  const { differences } = await verifyDatabase(house.owner)
  await house.owner`alter table settings rename column elsewhere to body`
  expect(differences).toEqual([
    expect.stringMatching(/^the settings could not be checked to the end: column .*body.* does not exist$/),
    'the books could not be checked: the settings could not be read',
    'the levels could not be checked: the settings could not be read',
    'the house could not be checked: the books could not be read',
    'the checkpoints could not be checked: the settings could not be read',
    'the tape could not be checked: the settings could not be read',
  ])
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
  const isEnded = async (): Promise<boolean> => {
    const ended = await other`select pg_terminate_backend(pid) from pg_locks where not granted
      and relation = 'agreement_acceptances'::regclass`
    return ended.count > 0
  }
  // On a busy machine it takes more than a second to come that far.
  await vi.waitUntil(isEnded, { timeout: 20_000 })
  expect(await ending).toBe('gone')
  await other`rollback`
  other.release()
  await house.owner`update settings set version = 1`
  expect(named).toContain('the settings filed as version 2 say that they are others')
})
