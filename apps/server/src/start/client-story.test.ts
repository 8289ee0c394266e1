import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createClient } from '@touchstone/client/client'
import { openStream } from '@touchstone/client/stream'
import type { UserEvent } from '@touchstone/wire/stream'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 20_000, interval: 10 })

let server: TestServer
const lines: { close: () => Promise<void> }[] = []
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
})
afterAll(async () => {
  for (const line of lines) await line.close()
  await server.stop()
})

/** The network between a client and the server, which may break. */
async function openLine() {
  const ends = new Set<Socket>()
  let lost = 0
  let isLosing = false
  const proxy = createServer((near) => {
    const far = connect(server.port, '127.0.0.1')
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        near.destroy()
        far.destroy()
        ends.delete(end)
      })
    }
    near.pipe(far)
    far.on('data', (data) => {
      if (!isLosing) {
        near.write(data)
        return
      }
      isLosing = false
      lost += 1
      near.destroy()
    })
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const end of ends) end.destroy()
  }
  const line = {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** The server gets the next request, and nobody its answer. */
    loseNextAnswer: () => void (isLosing = true),
    lost: () => lost,
    cut,
    async close(): Promise<void> {
      cut()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
  lines.push(line)
  return line
}

async function guest() {
  const line = await openLine()
  const calls: string[] = []
  let token: string | undefined
  const client = createClient({ origin: line.origin, token: () => token, onSignedOut: () => calls.push('signed out') })
  token = (await client.guest({})).token
  return { line, client, token: () => token, calls }
}

const order = { book: 'demo', symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const

it('does once what a person meant once, though the answer was lost', async () => {
  const { line, client } = await guest()
  expect(await client.positionsSummary({ book: 'demo' })).toMatchObject({ equity: '100000', openCount: 0 })
  line.loseNextAnswer()
  const { outcome, sequence } = await client.openPosition({ ...order, quantity: '0.01' })
  expect(outcome).toMatchObject({ kind: 'opened', quantity: '0.01' })
  line.loseNextAnswer()
  expect(await client.addFavourite({ symbol: 'BTC/USDT' })).toEqual({ symbols: ['BTC/USDT'] })
  expect(line.lost()).toBe(2)
  expect((await client.positions({ book: 'demo' })).records).toMatchObject([{ quantity: '0.01' }])
  const [last] = (await client.ledgerEntries({ book: 'demo' })).records
  expect(last?.sequence).toBe(sequence)
})

it('does once what a person asks for again, and refuses another thing under the same key', async () => {
  const { line, token } = await guest()
  const client = createClient({ origin: line.origin, token, retries: 0 })
  await client.addFavourite({ symbol: 'BTC/USDT' })
  const intent = client.newIntent()
  line.loseNextAnswer()
  const asking = client.openPosition({ ...order, quantity: '0.01' }, { intent })
  await expect(asking).rejects.toMatchObject({ name: 'CallFailed' })
  const opened = await client.openPosition({ ...order, quantity: '0.01' }, { intent })
  expect(await client.openPosition({ ...order, quantity: '0.01' }, { intent })).toEqual(opened)
  const other = client.openPosition({ ...order, quantity: '0.02' }, { intent })
  await expect(other).rejects.toMatchObject({ kind: 'key_reused' })
  expect((await client.positions({ book: 'demo' })).records).toMatchObject([{ quantity: '0.01' }])
})

it('makes no second guest of a lost answer', async () => {
  const { line, client } = await guest()
  const before = await server.sql`select 1 from users`
  line.loseNextAnswer()
  await expect(client.guest({})).rejects.toMatchObject({ name: 'CallFailed' })
  expect(await server.sql`select 1 from users`).toHaveLength(before.length + 1)
})

it('sends a user what happens, comes back after a break, and says that something was missed', async () => {
  const { client, token, calls } = await guest()
  const wire = await openLine()
  const events: UserEvent[] = []
  const states: string[] = []
  const stream = openStream({
    origin: wire.origin,
    token,
    onSignedIn: () => calls.push('signed in'),
    onLost: () => calls.push('lost'),
    onSignedOut: () => calls.push('socket signed out'),
    onEvents: (fresh) => events.push(...fresh),
    onTicks: ([tick]) => states.push(tick?.state ?? ''),
    onState: ({ connected, stale }) => states.push(`${connected ? 'connected' : 'away'} ${stale ? 'stale' : 'fresh'}`),
  })
  stream.subscribe(['ticks:BTC/USDT', 'ticks:ETH/USDT'])
  await until(() => calls.includes('signed in') && states.includes('open'))

  const opened = await client.openPosition({ ...order, quantity: '0.01' })
  await until(() => events.some(({ kind }) => kind === 'fill'))
  expect(events.filter(({ kind }) => kind === 'fill')).toMatchObject([{ sequence: opened.sequence, quantity: '0.01' }])

  states.length = 0
  wire.cut()
  await until(() => calls.includes('lost') && states.includes('open'))
  expect(states.slice(0, 3)).toEqual(['away stale', 'connected stale', 'connected fresh'])
  const { sequence } = await client.openPosition({ ...order, quantity: '0.02' })
  await until(() => events.some((event) => event.kind === 'fill' && event.sequence === sequence))

  await client.logout({})
  await until(() => calls.includes('socket signed out'))
  await expect(client.favourites({})).rejects.toMatchObject({ kind: 'session_required' })
  expect(calls).toEqual(['signed in', 'signed in', 'lost', 'socket signed out', 'signed out'])
  stream.close()
})
