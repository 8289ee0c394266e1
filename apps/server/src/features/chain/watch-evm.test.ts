import { printDecimal } from '@touchstone/domain/money/decimal'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import type { ChainArrival } from './evm-watcher.ts'
import { isNodeMissing, needsNode, startTestNode, type TestNode } from './test-node.ts'
import { openRpcProxy } from './test-rpc-proxy.ts'
import { addressesOf, openTestWatch, watchedToken } from './test-watch.ts'
import { type EvmWatch, watchEvm } from './watch-evm.ts'

let database: TestDatabase
let sql: Sql
let ann = ''
let ben = ''
let node: TestNode
let token = ''
let proxy: Awaited<ReturnType<typeof openRpcProxy>>
let watch: EvmWatch | undefined
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

/** How many blocks a call for logs spans. */
function spanOf({ params: [filter] }: { params: unknown[] }): number {
  const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string }
  return Number(toBlock) - Number(fromBlock) + 1
}

describe.skipIf(isNodeMissing())(`before a service that is not perfect (${needsNode})`, () => {
  beforeEach(async () => {
    node = await startTestNode()
    token = await node.deploy(6)
    await node.mine(3)
    proxy = await openRpcProxy(node.rpcUrl)
    network = `network-${(count += 1)}`
  })

  afterEach(async () => {
    await watch?.stop()
    watch = undefined
    await proxy.close()
    await node.stop()
  })

  const byTurns = () => openTestWatch({ sql, rpcUrl: proxy.url, network, tokens: [watchedToken(token)] })

  it('halves a range of blocks that is too long, and still sees everything', async () => {
    const watcher = byTurns()
    await watcher.turn()
    await node.transfer(token, ann, 1_000_000n)
    await node.mine(40)
    await node.transfer(token, ben, 2_000_000n)
    await node.mine(40)
    proxy.obey((call) =>
      call.method === 'eth_getLogs' && spanOf(call) > 10
        ? { error: { code: -32_602, message: 'block range is too wide' } }
        : undefined,
    )
    await watcher.turn()
    const spans = proxy.calls.filter(({ method }) => method === 'eth_getLogs').map(spanOf)
    expect(spans.slice(0, 4)).toEqual([82, 41, 20, 10])
    expect(Math.max(...spans.slice(3).filter((span) => span <= 10))).toBe(10)
    expect(watcher.reported()).toEqual(['7: 1', '8: 2'])
  })

  it('believes no log without its receipt, and no receipt of a transaction that failed', async () => {
    const watcher = byTurns()
    await watcher.turn()
    await node.transfer(token, ann, 1_000_000n)
    await node.mine(3)
    proxy.falsify(({ method }, answer) =>
      method === 'eth_getLogs' ? answer.replaceAll(/"logIndex":"0x0"/g, '"logIndex":"0x7"') : answer,
    )
    await expect(watcher.turn()).rejects.toThrow('lacks a transfer that the node lists')
    proxy.falsify(({ method }, answer) =>
      method === 'eth_getTransactionReceipt' ? answer.replace('"status":"0x1"', '"status":"0x0"') : answer,
    )
    await expect(watcher.turn()).rejects.toThrow('which failed')
    expect(watcher.reported()).toEqual([])
    proxy.falsify((_, answer) => answer)
    await watcher.turn()
    expect(watcher.reported()).toEqual(['7: 1'])
  })

  it('reads again what a reorganisation changed while it was read', async () => {
    const watcher = byTurns()
    await watcher.turn()
    const before = await node.snapshot()
    await node.transfer(token, ann, 1_000_000n)
    await node.mine(3)
    let reorganise: (() => Promise<void>) | undefined = async () => {
      await node.revert(before)
      await node.transfer(token, ben, 2_000_000n)
      await node.mine(3)
    }
    proxy.delay(async ({ method }) => {
      if (method !== 'eth_getLogs') return
      await reorganise?.()
      reorganise = undefined
    })
    await watcher.turn()
    expect(watcher.reported()).toEqual([])
    await watcher.turn()
    expect(watcher.reported()).toEqual(['8: 2'])
    expect(watcher.counts().reorganisations).toBe(0)
  })

  it('waits while the service is away, says so without its address, and then goes on', async () => {
    const arrivals: ChainArrival[] = []
    const logged: string[] = []
    let away = true
    proxy.obey(() => (away ? 503 : undefined))
    watch = watchEvm({
      network,
      chainId: 1,
      rpcUrl: proxy.url,
      sql,
      clock: () => 5_000,
      tokens: () => [watchedToken(token)],
      onArrival: (arrival) => Promise.resolve(arrivals.push(arrival)),
      log: (message, details) => logged.push(`${message} ${JSON.stringify(details)}`),
      everyMs: 20,
    })
    await vi.waitFor(() => {
      expect(logged).toHaveLength(1)
    })
    away = false
    await vi.waitFor(() => {
      expect(watch?.counts().read).toBeGreaterThan(0)
    }, 5_000)
    await node.transfer(token, ann, 1_000_000n)
    await node.mine(3)
    await vi.waitFor(() => {
      expect(watch?.counts()).toMatchObject({ failures: 1, delivered: 1 })
    }, 5_000)
    expect(arrivals.map(({ amount }) => printDecimal(amount))).toEqual(['1'])
    expect(logged.join('\n')).toContain('503')
    expect(logged.join('\n')).not.toContain('a-key-that-nobody-may-read')
  })

  it('adds up what is held on addresses that were paid to and in the treasury, and says when it cannot', async () => {
    const treasury = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
    watch = watchEvm({
      network,
      chainId: 1,
      rpcUrl: proxy.url,
      sql,
      clock: () => 5_000,
      tokens: () => [watchedToken(token)],
      treasury: [treasury],
      onArrival: () => Promise.resolve(),
      log: () => undefined,
      everyMs: 20,
    })
    await vi.waitFor(() => {
      expect(watch?.counts().read).toBeGreaterThan(0)
    }, 5_000)
    await node.transferTwo(token, [ann, 1_500_000n], [treasury, 7n])
    await node.transfer(token, ben, 2_000_000n)
    await node.mine(3)
    await vi.waitFor(() => {
      expect(watch?.counts().delivered).toBe(2)
    }, 5_000)
    const [held] = await watch.holdings()
    expect(held).toMatchObject({ state: 'read', currency: 'USDT', block: (await node.head()) - 3 })
    expect(held?.state === 'read' && printDecimal(held.amount)).toBe('3.500007')
    proxy.obey(() => 429)
    expect(await watch.holdings()).toMatchObject([
      { state: 'unreadable', reason: expect.stringContaining('429') as string },
    ])
  })
})
