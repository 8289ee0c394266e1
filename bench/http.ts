import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { createClient } from '@touchstone/client/client'
import { sealer, post, type Poster } from './http-load.ts'
import { machineLine } from './machine.ts'
import { medianOf, quantileOf } from './measure.ts'

const traders = 128
const warmMs = 12_000
const roundMs = 5_000
const rounds = 3
const symbols = ['BTC', 'ETH', 'SOL', 'XRP'].map((coin) => `${coin}/USDT`)
const quantities: Record<string, string> = { 'BTC/USDT': '0.01', 'ETH/USDT': '0.2', 'SOL/USDT': '5', 'XRP/USDT': '300' }

type Trader = Poster & { seal: (json: string) => string; sealFresh: (json: string) => string; symbol: string }
type Round = { perSecond: number; latencies: number[]; serverMicros: number; loadMicros: number }

/** Signed-in encrypted POSTs that open and close positions, over real HTTP to the whole server in another process. */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  const server = fork(path.join(import.meta.dirname, 'http-server.ts'))
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const all = await signInAll(port)
    // Until then the server builds the charts of the last days in the background.
    await round(server, all, 'seal', warmMs)
    const remembered: Round[] = []
    const fresh: Round[] = []
    for (let each = 0; each < rounds; each += 1) {
      remembered.push(await round(server, all, 'seal', roundMs))
      fresh.push(await round(server, all, 'sealFresh', roundMs))
    }
    return figuresOf(remembered, fresh)
  } finally {
    server.send('stop')
    await once(server, 'exit')
  }
}

async function signInAll(port: number): Promise<Trader[]> {
  const client = createClient({ origin: `http://127.0.0.1:${port}` })
  const { publicKey } = await client.publicKey({})
  const seals = sealer(publicKey)
  const agent = new http.Agent({ keepAlive: true, maxSockets: traders })
  const found: Trader[] = []
  for (let each = 0; each < traders; each += 1) {
    const { token } = await client.guest({})
    const symbol = symbols[each % symbols.length] ?? 'BTC/USDT'
    found.push({ port, agent, token, seal: seals.remembered(), sealFresh: seals.fresh, symbol })
  }
  return found
}

async function round(server: ChildProcess, all: Trader[], how: 'seal' | 'sealFresh', forMs: number): Promise<Round> {
  const latencies: number[] = []
  const before = { server: await cpuOf(server), load: process.cpuUsage() }
  const began = performance.now()
  await Promise.all(all.map((trader) => tradeFor(trader, trader[how], began + forMs, latencies)))
  const seconds = (performance.now() - began) / 1_000
  const load = process.cpuUsage(before.load)
  const posts = latencies.length
  return {
    perSecond: posts / seconds,
    latencies,
    serverMicros: ((await cpuOf(server)) - before.server) / posts,
    loadMicros: (load.user + load.system) / posts,
  }
}

/** Opens and closes in turn until the time is over. */
async function tradeFor(trader: Trader, seal: Trader['seal'], until: number, latencies: number[]): Promise<void> {
  const { symbol } = trader
  const opening = JSON.stringify({
    book: 'demo',
    symbol,
    direction: 'long',
    marginMode: 'isolated',
    leverage: 10,
    quantity: quantities[symbol],
  })
  async function timed(path_: string, body: string): Promise<unknown> {
    const began = performance.now()
    const result = await post(trader, path_, body)
    latencies.push(performance.now() - began)
    return result
  }
  while (performance.now() < until) {
    const opened = (await timed('/api/trade/appTradePositions/create', seal(opening))) as Opened
    const part = JSON.stringify({ id: opened.outcome.positionId, quantity: quantities[symbol] })
    await timed('/api/trade/appTradePositions/closePart', seal(part))
  }
}

type Opened = { outcome: { positionId: string } }

async function cpuOf(server: ChildProcess): Promise<number> {
  const answered = once(server, 'message')
  server.send('cpu')
  const [{ cpuMicros }] = (await answered) as [{ cpuMicros: number }]
  return cpuMicros
}

function figuresOf(remembered: Round[], fresh: Round[]): Record<string, number> {
  const latencies = remembered.flatMap((each) => each.latencies)
  const middle = (all: Round[], of: (round: Round) => number): number => medianOf(all.map(of))
  console.table(
    [...remembered, ...fresh].map(({ perSecond, serverMicros, loadMicros }, index) => ({
      keys: index < remembered.length ? 'remembered' : 'fresh',
      perSecond,
      serverMicros,
      loadMicros,
    })),
  )
  return {
    posts_per_s: middle(remembered, (each) => each.perSecond),
    posts_per_s_fresh_keys: middle(fresh, (each) => each.perSecond),
    p50_ms: quantileOf(latencies, 0.5),
    p99_ms: quantileOf(latencies, 0.99),
    server_us: middle(remembered, (each) => each.serverMicros),
    server_us_fresh_keys: middle(fresh, (each) => each.serverMicros),
    load_us: middle(remembered, (each) => each.loadMicros),
  }
}
