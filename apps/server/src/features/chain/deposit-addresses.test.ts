import { checkAddress } from '@touchstone/domain/addresses/check-address'
import { networks } from '@touchstone/domain/addresses/networks'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { chainSettings } from './chain-settings.ts'
import { createDepositAddresses } from './deposit-addresses.ts'
import { testKeys } from './test-keys.ts'

let database: TestDatabase
let sql: Sql
const { keys } = chainSettings(
  (name) => ({ XPUB_ETHEREUM: testKeys.evm, XPUB_BSC: testKeys.evm, XPUB_BITCOIN: testKeys.bitcoin })[name],
)

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 10)
})

afterAll(async () => {
  await sql.end()
  await database.drop()
})

const addresses = (watched = true) =>
  createDepositAddresses({ sql, clock: () => 1_000, keys, isWatched: () => Promise.resolve(watched) })
const channel = (network: string, sandbox = false) => ({ kind: 'chain' as const, network, sandbox })
const off = { ok: false, refusal: { kind: 'deposit_channel_off' } }

it('gives every user one, the next of the key, and the same again', async () => {
  const give = addresses()
  const first = await give(7, channel('ethereum'))
  expect(first).toEqual({ ok: true, value: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' })
  expect(await give(7, channel('ethereum'))).toEqual(first)
  expect(await give(7, channel('bsc'))).toEqual(first)
  expect(await give(8, channel('bsc'))).not.toEqual(first)
  expect(await give(8, channel('bitcoin'))).toEqual({
    ok: true,
    value: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  })
})

it('gives no address to two, and no user two, however many ask at once', async () => {
  const give = addresses()
  const asked = Array.from({ length: 40 }, (_, index) => 100 + (index % 10))
  const given = await Promise.all(asked.map(async (user) => [user, await give(user, channel('ethereum'))] as const))
  const texts = new Set(given.map(([, result]) => (result.ok ? result.value : '')))
  expect(texts.size).toBe(10)
  const rows = await sql<{ index: bigint }[]>`
    select index from deposit_addresses where user_id >= 100 order by index`
  expect(rows.map(({ index }) => Number(index))).toEqual(Array.from({ length: 10 }, (_, index) => index + 2))
})

it('gives none where nobody would see what arrives', async () => {
  expect(await addresses(false)(9, channel('ethereum'))).toEqual(off)
  expect(await addresses()(9, channel('tron'))).toEqual(off)
  expect(await addresses()(9, channel('dogenet'))).toEqual(off)
  expect(await addresses()(9, { kind: 'bank', network: '', sandbox: true })).toEqual(off)
})

it('gives one in a sandbox that is an address on no network', async () => {
  const given = await addresses(false)(9, channel('bitcoin', true))
  const text = given.ok ? given.value : ''
  expect(text).toMatch(/^sandbox-bitcoin-[0-9a-f]{24}$/)
  expect(networks.map((network) => checkAddress(network, text).ok)).toEqual(networks.map(() => false))
  expect(await addresses(false)(9, channel('bitcoin', true))).toEqual(given)
})
