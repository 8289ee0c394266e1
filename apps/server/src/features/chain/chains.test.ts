import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { defaultFunds } from '@touchstone/domain/settings/default-funds'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Channel, Settings } from '@touchstone/domain/settings/settings'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import { createCrediting } from '../deposits/crediting.ts'
import { lockedFacts } from '../../start/noun-features.ts'
import { type House, openHouse } from '../../house/house.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { chainSettings } from './chain-settings.ts'
import { type Chains, openChains } from './chains.ts'
import { isNodeMissing, needsNode, startTestNode, type TestNode } from './test-node.ts'
import { testKeys } from './test-keys.ts'

let opened: { node?: TestNode; house?: House; chains?: Chains; database?: TestDatabase } = {}

afterEach(async () => {
  const { chains, house, node, database } = opened
  opened = {}
  await chains?.stop()
  await house?.stop()
  await Promise.all([node?.stop(), database?.drop()])
})

const channelOf = (token: string): Channel => ({
  id: 'usdt-ethereum',
  kind: 'chain',
  currency: 'USDT',
  network: 'ethereum',
  name: 'USDT (Ethereum)',
  sandbox: false,
  deposits: true,
  withdrawals: true,
  depositMin: decimal('10'),
  withdrawalMin: decimal('20'),
  feeFixed: 0n,
  feeRate: 0n,
  arrivalMinutes: 5,
  details: [],
  confirmations: 2,
  token,
  tokenDecimals: 6,
})

/** A live house with one channel, on whatever database there is. */
async function openLive(database: TestDatabase, rpcUrl: string, channel: Channel) {
  const live: Settings = { ...defaultSettings, funds: { ...defaultFunds, channels: new Map([[channel.id, channel]]) } }
  const house = await openHouse({ lockedFacts, address: database.address, clock: Date.now, settings: live })
  const { sql, settings, executor } = house
  const log = (): undefined => undefined
  const crediting = createCrediting({ sql, submit: executor.submit, settings, clock: Date.now, log })
  const values: Record<string, string> = { XPUB_ETHEREUM: testKeys.evm, EVM_RPC_ETHEREUM: rpcUrl }
  const chains = await openChains({
    sql,
    clock: Date.now,
    log,
    settings,
    chains: chainSettings((name) => values[name]),
    onArrival: (arrival) => crediting.takeChainArrival(arrival),
    everyMs: 20,
  })
  Object.assign(opened, { house, chains })
  return { house, chains }
}

describe.skipIf(isNodeMissing())(`a deposit over a chain (${needsNode})`, () => {
  it('gives an address, credits what arrives there once, and says what is held', async () => {
    const database = (opened.database = await createTestDatabase(inject('cluster')))
    const node = (opened.node = await startTestNode())
    const channel = channelOf(await node.deploy(6))
    const { house, chains } = await openLive(database, node.rpcUrl, channel)
    const address = await vi.waitFor(async () => {
      const given = await chains.depositAddress(7, channel)
      if (!given.ok) throw new Error('nobody is watching yet')
      return given.value
    }, 5_000)
    await node.transfer(channel.token, address, 123_456_789n)
    await node.mine(2)
    await vi.waitFor(() => {
      expect(chains.counts()['ethereum']).toMatchObject({ delivered: 1, waiting: 0 })
    }, 5_000)
    await chains.stop()
    await house.stop()

    await node.transfer(channel.token, address, 1n)
    await node.mine(2)
    const again = await openLive(database, node.rpcUrl, channel)
    await vi.waitFor(() => {
      expect(again.chains.counts()['ethereum']?.delivered).toBe(2)
    }, 5_000)
    const { sql } = again.house
    const book = await readBook(sql, await again.house.openBook(7, 'real'))
    expect(printDecimal(book.accounts.get('balance:USDT') ?? 0n)).toBe('123.45679')
    const credits = await sql<{ amount: string; kind: string }[]>`
      select kind, amount from ledger_entries where book_id = ${book.id} and account = 'balance' order by sequence`
    expect(credits.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
      ['deposit', 123.456789],
      ['deposit', 0.000001],
    ])
    const [held] = await again.chains.holdings()
    expect(held?.state === 'read' && printDecimal(held.amount)).toBe('123.45679')
  })

  it('gives no address as long as the service has not answered', async () => {
    const database = (opened.database = await createTestDatabase(inject('cluster')))
    const channel = channelOf('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    const { chains } = await openLive(database, 'http://127.0.0.1:9', channel)
    await vi.waitFor(() => {
      expect(chains.counts()['ethereum']?.failures).toBe(1)
    }, 5_000)
    expect(await chains.depositAddress(7, channel)).toEqual({ ok: false, refusal: { kind: 'deposit_channel_off' } })
    expect(await chains.holdings()).toMatchObject([{ currency: 'USDT', state: 'unreadable' }])
  })
})
