import { createClient, type Client } from '@touchstone/client/client'
import { CallRefused } from '@touchstone/client/call-failed'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../test-server.ts'

const btc = 'BTC/USDT'
const eth = 'ETH/USDT'
const side = { book: 'demo', direction: 'long', marginMode: 'isolated', leverage: 10 } as const

let server: TestServer
beforeAll(async () => {
  // With the limits of a real server.
  server = await startTestServer(inject('cluster'), { limits: {} })
})
afterAll(() => server.stop())

async function guest(): Promise<Client> {
  const signedIn: { token?: string } = {}
  const client = createClient({ origin: server.origin, token: () => signedIn.token, retries: 0 })
  signedIn.token = (await client.guest({})).token
  await vi.waitFor(async () => {
    for (const symbol of [btc, eth]) await client.symbolPrice({ symbol })
  }, 20_000)
  return client
}

async function refusalOf(call: Promise<unknown>): Promise<CallRefused> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof CallRefused) return error
  throw new Error('the call was not refused', { cause: error })
}

it('fills 200 orders of one person that come at once on an idle house', async () => {
  const client = await guest()
  const order = { ...side, symbol: btc, quantity: '0.001' }
  const opened = await Promise.allSettled(Array.from({ length: 200 }, () => client.openPosition(order)))
  expect(opened.filter(({ status }) => status === 'rejected')).toEqual([])
  const { records } = await client.positions({ book: 'demo' })
  expect(records).toMatchObject([{ symbol: btc, quantity: '0.2' }])
})

describe('a guest who rests orders without end', () => {
  let client: Client
  let positionId: string
  let price: (factor: number) => string

  beforeAll(async () => {
    client = await guest()
    const { mark } = await client.symbolPrice({ symbol: btc })
    price = (factor) => Math.round(Number(mark) * factor).toFixed(0)
    const { outcome } = await client.openPosition({ ...side, symbol: btc, quantity: '0.1' })
    if (outcome.kind !== 'opened') throw new Error('a sandbox opens at once')
    positionId = outcome.positionId
  })

  it('is refused the 21st close of a position, with a sentence that says so', async () => {
    const close = () => client.placeLimitClose({ id: positionId, quantity: '0.001', price: price(2) })
    await Promise.all(Array.from({ length: 20 }, close))
    const { kind, code, message, details } = await refusalOf(close())
    expect({ kind, code, details }).toEqual({ kind: 'too_many_closes', code: 4129, details: { maximum: 20 } })
    expect(message).toBe("This position already has 20 closes waiting. Cancel one, or close everything that's left.")
  })

  it('is refused the order after the 100th in a symbol and after the 200th in all', async () => {
    const order = (symbol: string, at: string) =>
      client.placeLimitOrder({ ...side, symbol, quantity: symbol === btc ? '0.001' : '0.01', price: at })
    await Promise.all(Array.from({ length: 80 }, () => order(btc, price(0.5))))
    expect(await refusalOf(order(btc, price(0.5)))).toMatchObject({ kind: 'too_many_symbol_orders', code: 4128 })
    const { mark } = await client.symbolPrice({ symbol: eth })
    const half = (Number(mark) / 2).toFixed(0)
    await Promise.all(Array.from({ length: 100 }, () => order(eth, half)))
    const refused = await refusalOf(order(eth, half))
    expect(refused).toMatchObject({ kind: 'too_many_orders', code: 4127, details: { maximum: 200 } })
    expect(refused.message).toBe("You've reached the limit for open orders (200). Cancel one first.")
    expect((await client.orders({ book: 'demo', pageSize: 1 })).total).toBe(200)
  })

  it('closes the position whole all the same, and its waiting closes end with it', async () => {
    await client.closePosition({ id: positionId })
    expect((await client.orders({ book: 'demo', pageSize: 1 })).total).toBe(180)
    expect(server.house.executor.counters).toMatchObject({ thrown: 0, poisoned: 0, overloaded: 0 })
  })
})
