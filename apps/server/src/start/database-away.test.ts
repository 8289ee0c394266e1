import { createServer, type Server, type Socket, connect } from 'node:net'
import { createClient } from '@touchstone/client/client'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { type RunningServer, startServer } from './server.ts'
import { surviveLostWrites } from '../platform/lost-write.ts'
import { testServerOptions } from './test-server.ts'

// The driver throws some of what it cannot write any more where only this catches it, in the server too.
surviveLostWrites(() => undefined)

/** The network between the server and its database, which may break. */
function openNetwork(target: TestDatabase['address']): { server: Server; breakAll: () => void; mend: () => void } {
  const ends = new Set<Socket>()
  let isBroken = false
  const server = createServer((near) => {
    const far = connect(`${target.host}/.s.PGSQL.${target.port}`)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        near.destroy()
        far.destroy()
        ends.delete(end)
      })
    }
    if (isBroken) near.destroy()
    near.pipe(far).pipe(near)
  })
  return {
    server,
    breakAll() {
      isBroken = true
      for (const end of ends) end.destroy()
    },
    mend: () => void (isBroken = false),
  }
}

let database: TestDatabase
let network: ReturnType<typeof openNetwork>
let running: RunningServer
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  network = openNetwork(database.address)
  await new Promise<void>((resolve) => void network.server.listen(0, '127.0.0.1', resolve))
  const port = (network.server.address() as { port: number }).port
  running = await startServer({
    ...testServerOptions,
    address: { ...database.address, host: '127.0.0.1', port },
    onFailure: () => undefined,
  })
})
afterAll(async () => {
  network.mend()
  await running.close()
  network.server.close()
  await database.drop()
})

it('calls answer 503 with a refusal of its own while the database is away, and go on when it is back', async () => {
  const origin = `http://127.0.0.1:${running.port}`
  let token: string | undefined
  const client = createClient({ origin, token: () => token, retries: 0 })
  token = (await client.guest({})).token
  await client.favourites({})
  network.breakAll()
  const headers = { 'access-token': token }
  const asked = async () => fetch(`${origin}/api/user/appUser/getMyUserInfo`, { headers })
  const response = await vi.waitUntil(
    async () => {
      const answer = await asked()
      return answer.status === 200 ? undefined : answer
    },
    { timeout: 20_000 },
  )
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ code: 503, result: { key: 'unavailable', details: { seconds: 2 } } })
  network.mend()
  await vi.waitUntil(async () => (await asked()).status === 200, { timeout: 20_000 })
}, 50_000)

it('a command of somebody who is known is sent back undecided, and under its key it is done once when it is back', async () => {
  const origin = `http://127.0.0.1:${running.port}`
  let token: string | undefined
  const client = createClient({ origin, token: () => token, retries: 0 })
  token = (await client.guest({})).token
  const opening = { book: 'demo', symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const
  await client.openPosition({ ...opening, quantity: '0.01' })
  network.breakAll()
  const intent = client.newIntent()
  const second = { ...opening, symbol: 'ETH/USDT', quantity: '1' } as const
  const sent = await Promise.allSettled([client.openPosition(second, { intent }), client.closeAll({ book: 'demo' })])
  const refusal = { code: 503, kind: 'unavailable', details: { seconds: 2 } }
  expect(sent).toMatchObject([refusal, refusal].map((reason) => ({ status: 'rejected', reason })))
  network.mend()
  const symbols = async (): Promise<string[]> => {
    const { records } = await client.positions({ book: 'demo' })
    return records.map(({ symbol }) => symbol)
  }
  await vi.waitUntil(() => symbols().catch(() => undefined), { timeout: 20_000 })
  // What was sent back is not done later.
  expect(await symbols()).toEqual(['BTC/USDT'])
  const again = async () => client.openPosition(second, { intent }).catch(() => undefined)
  const done = await vi.waitUntil(again, { timeout: 20_000 })
  expect(await client.openPosition(second, { intent })).toEqual(done)
  expect((await symbols()).toSorted()).toEqual(['BTC/USDT', 'ETH/USDT'])
}, 90_000)
