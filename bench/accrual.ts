import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@touchstone/client/client'
import { post, type Poster, sealer } from './http-load.ts'
import { machineLine } from './machine.ts'
import { quantileOf } from './measure.ts'

const traders = 200
/** Each sends a command a second. */
const everyMs = 1_000
/** Until then the server computes the days of its strategies in the background. */
const warmMs = 20_000
const aloneMs = 10_000

type Trader = Poster & { seal: (json: string) => string }
type Counted = { isDone: boolean; seconds: number; counted: number; told: number; stages: Record<string, number> }

/**
 * Counts a day on running orders while people open and close positions over HTTP, 200 commands a second: how long it takes,
 * and what they wait for, beside it and without it.
 */
export async function run({ orders = 100_000 }: { orders?: number }): Promise<Record<string, number>> {
  console.log(machineLine())
  const server = fork(path.join(import.meta.dirname, 'accrual-server.ts'), [String(orders)])
  try {
    const [{ port, madeSeconds }] = (await once(server, 'message')) as [{ port: number; madeSeconds: number }]
    console.log(`${orders} orders made in ${madeSeconds.toFixed(1)} s`)
    const all = await signInAll(port)
    await trade(all, sleep(warmMs))
    const spent = [await spentBy(server)]
    const alone = await trade(all, sleep(aloneMs))
    spent.push(await spentBy(server))
    const answered = once(server, 'message') as Promise<[Counted]>
    server.send('count')
    const during = await trade(all, answered)
    spent.push(await spentBy(server))
    const [{ isDone, seconds, counted, told, stages }] = await answered
    if (!isDone || counted !== orders) throw new Error(`of ${orders} orders ${counted} were counted`)
    console.log(JSON.stringify({ told, stages, commands: during.length }))
    const figures = (milliseconds: readonly number[]) => ({
      p50_ms: quantileOf(milliseconds, 0.5),
      p99_ms: quantileOf(milliseconds, 0.99),
      max_ms: Math.max(...milliseconds),
    })
    console.table({ alone: figures(alone), during: figures(during) })
    return {
      orders_per_s: orders / seconds,
      [`day_of_${orders === 100_000 ? '100k' : orders}_orders_s`]: seconds,
      p99_command_ms_during: quantileOf(during, 0.99),
      p99_command_ms_alone: quantileOf(alone, 0.99),
      block_ms_during: spent.at(-1)?.blockMs ?? 0,
      block_ms_alone: spent.at(-2)?.blockMs ?? 0,
      server_us_an_order: orderMicros(spent, alone.length, during.length) / orders,
    }
  } finally {
    server.send('stop')
    await once(server, 'exit')
  }
}

/** Processor time so far, and the longest block of the server's thread since it was asked last. */
type Spent = { cpuMicros: number; blockMs: number }

async function spentBy(server: ChildProcess): Promise<Spent> {
  const answered = once(server, 'message')
  server.send('cpu')
  const [spent] = (await answered) as [Spent]
  return spent
}

/** What the server computed while it counted, without what as many commands take alone. */
function orderMicros(spent: readonly Spent[], alone: number, during: number): number {
  const [begun = 0, between = 0, ended = 0] = spent.map(({ cpuMicros }) => cpuMicros)
  return ended - between - ((between - begun) * during) / alone
}

async function signInAll(port: number): Promise<Trader[]> {
  const client = createClient({ origin: `http://127.0.0.1:${port}` })
  const { publicKey } = await client.publicKey({})
  const seals = sealer(publicKey)
  const agent = new http.Agent({ keepAlive: true, maxSockets: traders })
  const found: Trader[] = []
  for (let each = 0; each < traders; each += 1) {
    const { token } = await client.guest({})
    found.push({ port, agent, token, seal: seals.remembered() })
  }
  return found
}

const opening = JSON.stringify({
  book: 'demo',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  leverage: 10,
  quantity: '0.01',
})

/** All of them until something ends, each from another moment on: opens and closes in turn. @returns what they waited for. */
async function trade(all: readonly Trader[], until: Promise<unknown>): Promise<number[]> {
  const milliseconds: number[] = []
  let isOver = false
  void until.then(() => (isOver = true))
  await Promise.all(
    all.map(async (trader, at) => {
      await sleep((at * everyMs) / all.length)
      let positionId: string | undefined
      while (!isOver || positionId !== undefined) {
        const next = sleep(everyMs)
        const began = performance.now()
        const result = await step(trader, positionId)
        milliseconds.push(performance.now() - began)
        positionId = result.outcome.positionId
        if (!isOver) await next
      }
    }),
  )
  return milliseconds
}

type Opened = { outcome: { positionId?: string } }

async function step(trader: Trader, id: string | undefined): Promise<Opened> {
  if (id === undefined)
    return (await post(trader, '/api/trade/appTradePositions/create', trader.seal(opening))) as Opened
  await post(trader, '/api/trade/appTradePositions/closePart', trader.seal(JSON.stringify({ id, quantity: '0.01' })))
  return { outcome: {} }
}
