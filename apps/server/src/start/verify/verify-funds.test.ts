import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { askFor, creditOf, mustDo, putArrival } from '../../executor/test-funds.ts'
import { bookOf } from '../../executor/books.store.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

const start = Date.UTC(2026, 10, 18, 12)
let database: TestDatabase
let house: TestHouse
let first: number
let second: number
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, start)
  first = await bookOf(house.owner, 1, 'real')
  second = await bookOf(house.owner, 2, 'real')
  for (const bookId of [first, second]) {
    await house.submit(bookId, { kind: 'set_identity', identityLevel: 1, country: 'TH' })
    await putArrival(house.owner, `${bookId}`, '1000')
    await mustDo(house.execute({ bookId, ...creditOf(`${bookId}`, '1000') }))
  }
  await ask(first, '100')
  const rejected = await ask(first, '50')
  await house.submit(first, { kind: 'reject_withdrawal', withdrawalId: rejected, operator: 1, reason: 'Not yours.' })
})
afterAll(async () => {
  await house.close()
  await database.drop()
})

/** There is no console here: `verify-givers.test.ts` has one. */
const verifyUnsigned = () => verifyDatabase(house.sql, { withoutConsole: true })

async function ask(bookId: number, amount: string): Promise<string> {
  const { command, named } = askFor(amount)
  return `${bookId}-${(await house.submit(bookId, command, named)).sequence}`
}

test('a house with deposits and withdrawals is clean', async () => {
  const { differences, counts } = await verifyUnsigned()
  expect([differences, counts.records]).toEqual([[], 2])
})

test.each<[string, () => string, string, RegExp]>([
  [
    'a stage in the table',
    () => `update withdrawals set stage = 'claimed' where id = '${first}-3'`,
    `update withdrawals set stage = 'submitted' where stage = 'claimed'`,
    /withdrawal 1-3 is filed as claimed USDT \d+ rank 100 open, but is submitted/,
  ],
  [
    'where the money goes',
    () => `update withdrawals set body = replace(body, '0x529', '0x666')`,
    `update withdrawals set body = replace(body, '0x666', '0x529')`,
    /withdrawal 1-3 is not what the journal leads to/,
  ],
  [
    'a closed one opened again',
    () => `update withdrawals set stage = 'approved', is_open = true where stage = 'rejected'`,
    `update withdrawals set stage = 'rejected', is_open = false where stage = 'approved'`,
    /withdrawal 1-4 is open, but not by the journal/,
  ],
  [
    'a destination in the book',
    () => `update books set state = replace(state, '0x529', '0x666')`,
    `update books set state = replace(state, '0x666', '0x529')`,
    /book 1: its state is not what its journal leads to/,
  ],
])('it names %s', async (_, change, undo, sentence) => {
  await house.owner.unsafe(change())
  const { differences } = await verifyUnsigned()
  await house.owner.unsafe(undo)
  expect(differences).toContainEqual(expect.stringMatching(sentence))
  expect((await verifyUnsigned()).differences).toEqual([])
})

test.each<[string, string, string, RegExp]>([
  [
    'its amount',
    'amount = 999',
    'amount = 1000',
    /row 2 credits .* 1000 deposit 1, but arrival 1 is .* 999 deposit 1$/,
  ],
  ['whose it is', 'deposit_id = 9', 'deposit_id = 1', /but arrival 1 is sandbox-bank USDT 1000 deposit 9$/],
  ['whether it is there', 'id = 9', 'id = 1', /but arrival 1 is not there$/],
])('it names an arrival that is not what was credited: %s', async (_, change, undo, sentence) => {
  await house.owner.unsafe(`update arrivals set ${change} where reference = 'line 1'`)
  const { differences } = await verifyUnsigned()
  await house.owner.unsafe(`update arrivals set ${undo} where reference = 'line 1'`)
  expect(differences).toEqual([expect.stringMatching(sentence)])
})

test('it names a credit, a deposit, a transfer and an address that are not of one person', async () => {
  const { owner } = house
  await owner`
    insert into deposits (id, user_id, channel, channel_name, kind, network, currency, amount, state, submitted_at,
      credited_by)
    values (${first}, 1, 'sandbox-bank', 'A bank', 'bank', '', 'USDT', 1000, 'delivered', 1, '')`
  await owner`update arrivals set source = 'chain:ethereum', reference = '0xab:3' where id = ${first}`
  await owner`
    insert into chain_transfers (network, tx_hash, log_index, block_number, channel, currency, token, sender, recipient,
      user_id, units, decimals, amount, remainder, at)
    values ('ethereum', '0xAB', 3, 1, 'sandbox-bank', 'USDT', 't', 's', 'r', 1, 1, 6, 1000, 0, 1)`
  await owner`
    insert into deposit_addresses (key, family, user_id, index, address, given_at) values ('k', 'evm', 1, 0, 'r', 1)`
  expect((await verifyUnsigned()).differences).toEqual([])
  const credit = `book ${first}: row 2 credits arrival ${first} to user 1, but`
  for (const [table, sentence] of [
    ['deposits', 'its deposit is of user 2'],
    ['chain_transfers', 'the transfer went to an address of user 2'],
    ['deposit_addresses', 'the address that received it is of user 2'],
  ]) {
    await owner.unsafe(`update ${table} set user_id = 2`)
    const { differences } = await verifyUnsigned()
    await owner.unsafe(`update ${table} set user_id = 1`)
    expect(differences).toEqual([`${credit} ${sentence}`])
  }
  await owner`update deposits set credited_by = '5,6'`
  expect((await verifyUnsigned()).differences).toEqual([
    expect.stringMatching(/credits .* deposit 1, but arrival 1 is .* deposit 1 by 5,6$/),
  ])
  for (const table of ['deposits', 'chain_transfers', 'deposit_addresses']) await owner.unsafe(`delete from ${table}`)
})

test('it names an arrival that was credited twice, in whatever books, and a credit under another key', async () => {
  for (const arrivalId of ['77', '78']) await putArrival(house.owner, arrivalId, '5')
  await mustDo(house.execute({ bookId: first, ...creditOf('77', '5') }))
  await mustDo(house.execute({ bookId: second, ...creditOf('77', '5') }))
  await mustDo(house.execute({ bookId: second, ...creditOf('78', '5'), key: 'deposit:79' }))
  expect((await verifyUnsigned()).differences).toEqual([
    `book ${second}: row 3 credits arrival 77, as book ${first}: row 6 did`,
    `book ${second}: row 4 credits arrival 78 under the key deposit:79`,
  ])
})
