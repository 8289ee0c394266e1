import { createClient } from '@touchstone/client/client'
import { openStream } from '@touchstone/client/stream'
import { receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import type { TickItem, UserEvent } from '@touchstone/wire/stream'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createTestDatabase } from '../platform/test-database.ts'
import { startServer } from './server.ts'
import { startTestServer, type TestServer, testServerOptions } from './test-server.ts'
import { verifyDatabase } from './verify/verify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
})
afterAll(() => server.stop())

async function guest() {
  let token: string | undefined
  const client = createClient({ origin: server.origin, token: () => token })
  token = (await client.guest({})).token
  return { client, token: () => token }
}

it('opens, reports, closes and proves a position to a guest over HTTP and WebSocket', async () => {
  const { client, token } = await guest()
  const events: UserEvent[] = []
  const ticks: TickItem[] = []
  const stream = openStream({
    origin: server.origin,
    token,
    onTicks: (fresh) => ticks.push(...fresh),
    onEvents: (fresh) => events.push(...fresh),
  })
  const end = stream.subscribe(['ticks:BTC/USDT'])
  await vi.waitUntil(() => ticks.length > 0, { timeout: 20_000 })
  const order = { book: 'demo', symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const
  const intent = client.newIntent()
  const opened = await client.openPosition({ ...order, quantity: '0.01' }, { intent })
  expect(opened.outcome).toMatchObject({ kind: 'opened', quantity: '0.01' })
  expect(await client.openPosition({ ...order, quantity: '0.01' }, { intent })).toEqual(opened)
  await expect(client.openPosition({ ...order, quantity: '0.02' }, { intent })).rejects.toMatchObject({
    kind: 'key_reused',
  })

  const [position] = (await client.positions({ book: 'demo' })).records
  const closed = await client.closePosition({ id: position?.id ?? '' })
  await vi.waitUntil(() => events.some((event) => event.kind === 'settlement'), { timeout: 20_000 })
  expect(events.find((event) => event.kind === 'settlement')).toMatchObject({
    sequence: closed.sequence,
    reason: 'user',
  })
  const { receipt } = await client.receipt({ book: 'demo', sequence: closed.sequence })
  expect(checkReceipt(receiptFromJson(receipt)).ok).toBe(true)
  end()
  stream.close()
})

it("keeps other people's things to themselves", async () => {
  const [one, other] = [await guest(), await guest()]
  const order = { book: 'demo', symbol: 'ETH/USDT', direction: 'short', marginMode: 'cross', leverage: 5 } as const
  const { outcome } = await one.client.openPosition({ ...order, quantity: '0.1' })
  const id = outcome.kind === 'opened' ? outcome.positionId : ''
  await expect(other.client.closePosition({ id })).rejects.toMatchObject({ code: 404 })
  expect((await other.client.positions({ book: 'demo' })).records).toEqual([])
})

it('knows nobody after the logout', async () => {
  const { client } = await guest()
  expect(await client.currentUser({})).not.toEqual({})
  await client.logout({})
  expect(await client.currentUser({})).toEqual({})
  await expect(client.positions({ book: 'demo' })).rejects.toMatchObject({ code: 401, kind: 'session_required' })
})

it('leaves books that anybody can verify', async () => {
  const report = await verifyDatabase(server.sql)
  expect(report.differences).toEqual([])
})

it('keeps a second server from its database', async () => {
  const failures: string[] = []
  const onFailure = (reason: string): void => void failures.push(reason)
  const starting = startServer({ ...testServerOptions, address: server.address, databaseWaitMs: 0, onFailure })
  await expect(starting).rejects.toThrow('is using this database, and only one server may')
  expect([...failures, ...server.failures]).toEqual([])
})

it('does not start at a port that is taken, and leaves nothing running', async () => {
  const { address, drop } = await createTestDatabase(inject('cluster'))
  const onFailure = (reason: string): void => expect.unreachable(reason)
  const starting = startServer({ ...testServerOptions, address, port: server.port, onFailure })
  await expect(starting).rejects.toThrow(`port ${server.port} of 127.0.0.1 is taken`)
  const sessions = () => server.sql`select 1 from pg_stat_activity where datname = ${address.database}`
  await vi.waitUntil(async () => (await sessions()).length === 0, { timeout: 20_000 })
  await drop()
})
