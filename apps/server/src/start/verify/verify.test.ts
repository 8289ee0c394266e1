import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { decide } from '@touchstone/domain/rulebook/decide'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { rollUpHouseBalances } from '../../house/ledger/house-balances.ts'
import { type JournalColumns, journalRowFrom } from '../../house/ledger/journal-columns.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { corrupted } from './test-corruption.ts'
import { liveOneDay, openTestHouse, type TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

const start = Date.UTC(2026, 10, 18, 12)
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

const clean = {
  books: 2,
  journalRows: 11,
  postings: 16,
  records: 5,
  batches: 11,
  checkpoints: 3,
  tapeRows: 9,
  keptRows: 0,
  agreements: 0,
  unnotedAgreements: 0,
  agreedPurchases: 0,
  purchasesOfBefore: 0,
}

test('a database that nobody has touched is clean, before the house’s deltas are folded and after', async () => {
  expect(await verifyDatabase(house.sql)).toMatchObject({ differences: [], found: 0, counts: clean })
  expect(await rollUpHouseBalances(house.owner)).toBeGreaterThan(0)
  const verdict = await verifyDatabase(house.owner)
  expect(verdict).toMatchObject({ differences: [], counts: clean })
  expect(verdict.summary).toMatch(/^clean: 2 books, 11 journal rows, 16 postings, 5 records, 11 batches/)
})

const btc = `symbol = 'BTC/USDT'`

test.each<[string, () => string, RegExp[]]>([
  [
    'an amount in a book',
    () => `update books set state = replace(state, '"balance:USDT":"400"', '"balance:USDT":"401"') where id = ${first}`,
    [
      /^book 1: now balance:USDT is 401, but the entries add up to 400$/,
      /its state is not/,
      /demo USDT adds up to 1, not to zero/,
    ],
  ],
  [
    'a count in a book',
    () => `update books set state = replace(state, '"secondContracts":1', '"secondContracts":2') where id = ${second}`,
    [/^book 2: its state is not what its journal leads to/],
  ],
  [
    'a row cut out of the journal',
    () => `delete from journal where book_id = ${first} and sequence = 4`,
    [/^book 1: row 5: the row after 3 is missing$/, /its leaf 1 4 [0-9a-f]{64} is no row/, /11 leaves/],
  ],
  [
    'the end cut off a journal',
    () => `delete from journal where book_id = ${first} and sequence = 6`,
    [/^book 1: its last row is 6, but its journal ends at 5$/, /its leaf 1 6 /],
  ],
  [
    'a head',
    () => `update books set head = repeat('a', 64) where id = ${first}`,
    [/^book 1: its head is not the hash of its last row$/],
  ],
  [
    'a reply',
    () => `update journal set reply = '{}' where book_id = ${first} and sequence = 4`,
    [/^book 1: row 4: the row does not have the hash that it claims$/],
  ],
  [
    'a balance after an entry',
    () =>
      `update journal set entries = replace(entries, '"500"]]', '"501"]]') where book_id = ${first} and sequence = 4`,
    [
      /^book 1: after row 4 balance:USDT is 501, but the entries add up to/,
      /^book 1: row 4: the row does not have the hash/,
    ],
  ],
  [
    'entries that are none',
    () => `update journal set entries = '[' where book_id = ${first} and sequence = 4`,
    [/^book 1: row 4: its entries cannot be read/],
  ],
  [
    'rows of a book that is gone',
    () => `delete from books where id = ${second}`,
    [
      /the journal holds 5 rows that no chain of a book reaches/,
      /^there are 1 records of kind order of books that are not there$/,
    ],
  ],
  [
    'a position',
    () => `update records set body = replace(body, '"quantity":"0.2"', '"quantity":"0.3"') where kind = 'position'`,
    [/^book 1: position 1-3 is not what the journal/],
  ],
  [
    'a closed position',
    () => `update records set body = replace(body, '"user"', '"limit"') where kind = 'position'`,
    [/^book 1: position 1-2 is not what the journal/],
  ],
  [
    'a position opened again',
    () => `update records set state = 'running', is_open = true where id = '1-2'`,
    [/^book 1: position 1-2 is filed as running/, /position 1-2 is open, but not by the journal/],
  ],
  [
    'a position that is gone',
    () => `delete from records where id = '1-3'`,
    [/position 1-3 is not there/, /it has 1 records of kind position, but its journal made 2/],
  ],
  [
    'when an order expires',
    () => `update records set due_at = 5 where kind = 'order'`,
    [/^book 2: order 2-3 is filed as/],
  ],
  [
    'a second contract',
    () => `update records set state = 'void', is_open = false where id = '2-5'`,
    [/second contract 2-5 is not there/],
  ],
  [
    'the state of a second contract',
    () => `update records set state = 'void' where id = '2-5'`,
    [/second contract 2-5 is filed as void .* open, but is placed/],
  ],
  [
    'the slot of a position',
    () => `update records set slot = 'BTC/USDT long isolated' where id = '1-3'`,
    [/^book 1: position 1-3 is filed as running .* in BTC.USDT long isolated open, but is running/],
  ],
  [
    'a record of another kind',
    () => `update records set kind = 'loan' where id = '1-2'`,
    [
      /position 1-2 is not there/,
      /it has 1 records of kind loan, but its journal made 0/,
      /it has 1 records of kind position, but its journal made 2/,
    ],
  ],
  [
    'a folded balance of the house',
    () => `update house_balances set amount = amount + 1 where account = 'house:fees'`,
    [/^the house's demo house:fees:USDT is .*, but the postings add up to/, /demo USDT adds up to 1, not to zero/],
  ],
  [
    'a delta of the house',
    () => `insert into house_deltas (world, account, currency, amount) values ('demo', 'house:fees', 'BTC', 1)`,
    [/^the house's demo house:fees:BTC is 1, but the postings add up to 0$/, /demo BTC adds up to 1, not to zero/],
  ],
  [
    'a leaf of a batch',
    () => `update batches set leaves = replace(leaves, '1 4 ', '1 9 ')`,
    [/its leaf 1 9 /, /^checkpoint 2 does not have the root of its journal rows$/],
  ],
  [
    'a leaf that was added',
    () => `update batches set leaves = leaves || E'\\n1 4 ' || repeat('b', 64) where checkpoint_id is null`,
    [/its leaf 1 4 b+ is no row/, /journal holds 11 rows, but the batches have 12 leaves/],
  ],
  [
    'a batch under another checkpoint',
    () => `update batches set checkpoint_id = 3 where checkpoint_id = 2`,
    [/^checkpoint 2 covers 4 rows of the journal, but its batches have 0$/],
  ],
  [
    'a batch that no checkpoint covers any more',
    () => `update batches set checkpoint_id = null where checkpoint_id = 2`,
    [/^checkpoint 2 covers 4 rows/],
  ],
  [
    'a batch under a checkpoint that is not there',
    () => `update batches set checkpoint_id = 9 where checkpoint_id is null`,
    [/^batches holds 1 rows of checkpoints that are not there$/],
  ],
  [
    'the time of a checkpoint',
    () => `update checkpoints set at = at + 1 where id = 2`,
    [/^checkpoint 2 does not have the hash that it claims$/],
  ],
  [
    'the hash of a checkpoint',
    () => `update checkpoints set hash = repeat('c', 64) where id = 2`,
    [/^checkpoint 2 does not have the hash/, /^checkpoint 3 does not name the hash of the one before it$/],
  ],
  ['a checkpoint that is gone', () => `delete from checkpoints where id = 2`, [/^checkpoint 2 is missing$/]],
  [
    'a root of a tape',
    () => `update checkpoint_tapes set root = repeat('d', 64) where ${btc} and to_sequence = 3`,
    [/^checkpoint 2 does not have the hash/, /^BTC\/USDT: checkpoint 2 does not have the root of rows 2 to 3$/],
  ],
  [
    'a price that nothing used',
    () => `update ticks set last = last + 1 where symbol = 'ETH/USDT' and sequence = 2`,
    [/^ETH\/USDT: checkpoint 2 does not have the root of rows 2 to 2$/],
  ],
  [
    'a price that a decision used',
    () => `update ticks set bid = bid - 10 where ${btc} and sequence = 4`,
    [
      /^book 1: row 6: the recorded entries are not those of the decision$/,
      /^BTC\/USDT: checkpoint 3 does not have the root of rows 4 to 5$/,
    ],
  ],
  [
    'a price that crosses',
    () => `update ticks set bid = ask + 1 where ${btc} and sequence = 6`,
    [/^BTC\/USDT: row 6 has prices that no market has$/],
  ],
  [
    'a hole in the tape',
    () => `delete from ticks where ${btc} and sequence = 3`,
    [/^BTC\/USDT: rows 3 to 3 are missing$/],
  ],
  [
    'the beginning of the tape',
    () => `delete from ticks where ${btc} and sequence = 1`,
    [/row 1 is missing from the tape of BTC\/USDT/, /^BTC\/USDT: rows 1 to 1 are missing$/],
  ],
  [
    'the end of the tape',
    () => `delete from ticks where ${btc} and sequence = 6`,
    [/^BTC\/USDT: its tape ends at 5, but its head is 6$/],
  ],
  [
    'a source time',
    () => `update ticks set source_at = ${start} where ${btc} and sequence = 2`,
    [/^BTC\/USDT: row 2 is not later than the row before it$/],
  ],
  [
    'settings',
    () => `update settings set body = replace(body, '"takerRate":"0.0005"', '"takerRate":"0.0004"')`,
    [/row 2: the recorded entries are not those of the decision/],
  ],
  [
    'the number of the settings',
    () => `update settings set version = 2`,
    [/^the settings filed as version 2 say that they are others$/],
  ],
])('it names %s', async (_, change, sentences) => {
  const differences = await corrupted(house, change())
  for (const sentence of sentences) expect(differences).toContainEqual(expect.stringMatching(sentence))
})

test('a reply that was forged with its hash, and all hashes after it, is named by the replay and the anchors', async () => {
  const rows = await house.owner<JournalColumns[]>`select * from journal where book_id = ${first} order by sequence`
  const journal = rows.map(journalRowFrom)
  let previousHash = journal[2]?.hash ?? ''
  const changes = journal.slice(3).map((row) => {
    const forged = { ...row, previousHash, reply: row.sequence === 4 ? '{"kind":"generous"}' : row.reply }
    previousHash = journalRowHash(forged)
    return `update journal set reply = '${forged.reply}', previous_hash = '${forged.previousHash}', hash = '${previousHash}'
      where book_id = ${first} and sequence = ${row.sequence}`
  })
  const differences = await corrupted(
    house,
    [...changes, `update books set head = '${previousHash}' where id = ${first}`].join(';'),
  )
  for (const sentence of [
    /row 4: the recorded reply is not that of the decision/,
    /its leaf 1 4 [0-9a-f]{64} is no row/,
  ])
    expect(differences).toContainEqual(expect.stringMatching(sentence))
})

test('a rule that was changed is found out by every row that it decides', async () => {
  const verdict = await verifyDatabase(house.sql, {
    decide: (book, command, facts) =>
      decide(book, command.kind === 'transfer' ? { ...command, amount: command.amount - 1n } : command, facts),
    differencesMax: 0,
  })
  expect(verdict.found).toBeGreaterThan(0)
  expect(verdict.differences).toEqual([])
})

test('what was put back is clean again', async () => {
  expect((await verifyDatabase(house.sql)).differences).toEqual([])
})
