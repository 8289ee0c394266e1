import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import type { WatchedToken } from './evm-watcher.ts'
import { isNodeMissing, needsNode, startTestNode, type TestNode } from './test-node.ts'
import { addressesOf, openTestWatch, watchedToken } from './test-watch.ts'

let database: TestDatabase
let sql: Sql
let ann = ''
let ben = ''
let node: TestNode
let token = ''
let network = ''
let count = 0

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 4)
  ;[ann = '', ben = ''] = await addressesOf(sql, [7, 8])
})

afterAll(async () => {
  await sql.end()
  await database.drop()
})

describe.skipIf(isNodeMissing())(`a watcher of a real node (${needsNode})`, () => {
  beforeEach(async () => {
    node = await startTestNode()
    token = await node.deploy(6)
    await node.mine(3)
    network = `network-${(count += 1)}`
  })

  afterEach(async () => {
    await node.stop()
  })

  /** One that has begun: what comes now is seen. */
  async function watching(tokens: readonly WatchedToken[] = [watchedToken(token)]) {
    const watch = openTestWatch({ sql, rpcUrl: node.rpcUrl, network, tokens })
    await watch.turn()
    return watch
  }

  it('hands a transfer on when it has its confirmations, exactly and once', async () => {
    const watch = await watching()
    const { blockNumber, transactionHash } = await node.transfer(token, ann, 1_234_567n)
    await node.mine(2)
    await watch.turn()
    expect(watch.reported()).toEqual([])
    await node.mine(1)
    await watch.turn()
    await node.mine(5)
    await watch.turn()
    expect(watch.reported()).toEqual(['7: 1.234567'])
    expect(watch.arrivals[0]).toMatchObject({ network, channel: 'usdt-ethereum', txHash: transactionHash, logIndex: 0 })
    expect(watch.arrivals[0]?.at).toBe(await node.timeOf(Number(blockNumber)))
    expect(watch.counts()).toMatchObject({ head: Number(blockNumber) + 8, read: Number(blockNumber) + 5, delivered: 1 })
  })

  it('begins where it is put: nobody had an address before', async () => {
    await node.transfer(token, ann, 5n)
    await node.mine(3)
    const watch = await watching()
    await node.mine(10)
    await watch.turn()
    expect(watch.reported()).toEqual([])
  })

  it('distinguishes two transfers of one transaction', async () => {
    const watch = await watching()
    await node.transferTwo(token, [ann, 1_000_000n], [ben, 2_000_000n])
    await node.transferTwo(token, [ann, 3_000_000n], [ann, 3_000_000n])
    await node.mine(3)
    await watch.turn()
    expect(watch.reported()).toEqual(['7: 1', '8: 2', '7: 3', '7: 3'])
    expect(watch.arrivals.map(({ logIndex }) => logIndex)).toEqual([0, 1, 0, 1])
  })

  it('sees no other contract, no failed transaction, nothing sent elsewhere and nothing at all', async () => {
    const watch = await watching()
    const other = await node.deploy(6)
    await node.transfer(other, ann, 9_000_000n)
    const failed = await node.transfer(token, ann, 10n ** 31n)
    await node.transfer(token, node.account, 9_000_000n)
    await node.transfer(token, ann, 0n)
    await node.mine(3)
    await watch.turn()
    expect(failed.status).toBe('reverted')
    expect(watch.reported()).toEqual([])
    expect(watch.counts()).toMatchObject({ waiting: 0, delivered: 0 })
  })

  it('scales down what is too fine, and keeps the rest in its record', async () => {
    const fine = await node.deploy(18)
    const watch = await watching([watchedToken(fine, { decimals: 18 })])
    await node.transfer(fine, ann, 1_234_567_890_123_456_789n)
    await node.transfer(fine, ben, 999_999_999_999n)
    await node.mine(3)
    await watch.turn()
    expect(watch.reported()).toEqual(['7: 1.234567'])
    const rows = await sql`
      select user_id::int as user, units, remainder from chain_transfers where network = ${network} order by user_id`
    expect(rows).toEqual([
      { user: 7, units: '1234567890123456789', remainder: '890123456789' },
      { user: 8, units: '999999999999', remainder: '999999999999' },
    ])
  })

  it('knows nothing of a transfer that a reorganisation took away in time', async () => {
    const watch = await watching()
    const before = await node.snapshot()
    await node.transfer(token, ann, 1_000_000n)
    await node.mine(2)
    await watch.turn()
    await node.revert(before)
    await node.transfer(token, ben, 2_000_000n)
    await node.mine(3)
    await watch.turn()
    expect(watch.reported()).toEqual(['8: 2'])
    expect(watch.counts()).toMatchObject({ reorganisations: 0, lost: 0 })
  })

  it('finds its way back over a deep reorganisation, and credits nothing twice', async () => {
    const watch = await watching()
    await node.mine(2)
    await watch.turn()
    const before = await node.snapshot()
    const first = await node.transfer(token, ann, 1_000_000n)
    const signed = await node.signedText(first.transactionHash)
    await node.mine(4)
    await watch.turn()
    await node.revert(before)
    await node.mine(6)
    await watch.turn()
    expect(watch.reported()).toEqual(['7: 1'])
    expect(watch.counts()).toMatchObject({ reorganisations: 1, lost: 1 })
    expect(watch.logged).toEqual(['chain reorganised deeper than its confirmations'])

    const again = await node.repeatBehindAnother(token, signed)
    expect([again.transactionHash, again.logs[0]?.logIndex]).toEqual([first.transactionHash, 1])
    await node.transfer(token, ben, 2_000_000n)
    await node.mine(3)
    await watch.turn()
    expect(watch.reported()).toEqual(['7: 1', '8: 2'])
    expect(watch.counts()).toMatchObject({ reorganisations: 1, lost: 0, delivered: 2 })
  })

  it('waits for a node that is behind', async () => {
    const watch = await watching()
    const before = await node.snapshot()
    await node.mine(10)
    await watch.turn()
    await node.revert(before)
    await watch.turn()
    expect(watch.counts().reorganisations).toBe(0)
    await node.transfer(token, ann, 1_000_000n)
    await node.mine(12)
    await watch.turn()
    expect(watch.counts().reorganisations).toBe(1)
    expect(watch.reported()).toEqual(['7: 1'])
  })

  it('goes on where it was after a restart, with what came meanwhile', async () => {
    const watch = await watching()
    await node.transfer(token, ann, 1_000_000n)
    await node.mine(3)
    watch.fail(true)
    await watch.turn()
    expect(watch.reported()).toEqual([])
    expect(watch.counts()).toMatchObject({ failures: 1, waiting: 1 })
    await node.transfer(token, ben, 2_000_000n)
    await node.mine(3)
    const restarted = await watching()
    expect(restarted.reported()).toEqual(['7: 1', '8: 2'])
    await restarted.turn()
    expect((await watching()).reported()).toEqual([])
  })

  it.each<[string, Partial<WatchedToken>, number, string]>([
    ['another number of decimals', { decimals: 18 }, 1, 'has 6 decimals, but the channel says 18'],
    ['no contract', { token: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 1, 'decimals'],
    ['another chain', {}, 56, 'wrong chain: the service is on chain 1'],
  ])('reads nothing with %s', async (_, terms, chainId, reason) => {
    const tokens = [watchedToken(token, terms)]
    const watch = openTestWatch({ sql, rpcUrl: node.rpcUrl, network, tokens, chainId })
    await expect(watch.turn()).rejects.toThrow(reason)
    expect(await sql`select from chain_cursors where network = ${network}`).toHaveLength(0)
  })

  it('does not take another chain for a reorganised one', async () => {
    await watching()
    const stranger = await startTestNode()
    try {
      const there = await stranger.deploy(18)
      await stranger.mine(20)
      const watch = openTestWatch({
        sql,
        rpcUrl: stranger.rpcUrl,
        network,
        tokens: [watchedToken(there, { decimals: 18 })],
      })
      await expect(watch.turn()).rejects.toThrow('is this another chain?')
      expect(watch.counts().reorganisations).toBe(0)
    } finally {
      await stranger.stop()
    }
  })
})
