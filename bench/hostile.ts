import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName } from '@touchstone/wire/api'
import { addressOf, ask, type Guest, signUp } from './hostile-client.ts'
import { sealer } from './http-load.ts'
import { machineLine } from './machine.ts'
import { quantileOf } from './measure.ts'

const honestCount = 200
const hostileCount = 50
/** What one person does: a request a second. */
const everyMs = 1_000
const aloneMs = 6_000
const besideMs = 20_000
const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT']

/** 50 hostile accounts at their limits beside 200 honest ones: what the honest wait for, and the longest gap of the tape. */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  const server = fork(path.join(import.meta.dirname, 'http-server.ts'), ['limited'])
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const agent = new http.Agent({ keepAlive: true, maxSockets: honestCount })
    const stranger: Guest = { port, agent, address: addressOf(1, 0), token: '', seal: (json) => json }
    const { publicKey } = (await ask(stranger, 'publicKey')).result as { publicKey: string }
    const seals = sealer(publicKey)
    const honest: Guest[] = []
    for (let host = 0; host < honestCount; host += 1) honest.push(await signUp(port, agent, addressOf(2, host), seals))
    await live(honest, 2_000)
    const alone = await live(honest, aloneMs)
    const attackers = fork(path.join(import.meta.dirname, 'hostile-attackers.ts'), [
      String(port),
      String(hostileCount),
      publicKey,
    ])
    const filling = once(attackers, 'message')
    const [filled] = (await filling) as [object]
    const beganAt = Date.now()
    const before = await serverOf(server)
    const beside = await live(honest, besideMs)
    const after = await serverOf(server)
    const tape = await tapeOf(stranger, beganAt)
    const ending = once(attackers, 'message')
    attackers.send('stop')
    const [attacked] = (await ending) as [object]
    agent.destroy()
    console.log(JSON.stringify({ filled, attacked }))
    console.table(
      [...beside.byCall].map(([call, times]) => ({
        call,
        p50_ms: quantileOf(times, 0.5),
        p99_ms: quantileOf(times, 0.99),
        alone_p99_ms: quantileOf(alone.byCall.get(call) ?? [], 0.99),
      })),
    )
    return {
      others_p99_ms: quantileOf(beside.latencies, 0.99),
      tape_gap_ms: tape.gapMs,
      tape_late_ms: tape.lateMs,
      others_p50_ms: quantileOf(beside.latencies, 0.5),
      others_max_ms: Math.max(...beside.latencies),
      others_alone_p99_ms: quantileOf(alone.latencies, 0.99),
      others_refused: beside.refused,
      server_block_ms: after.blockMs,
      server_cores: (after.cpuMicros - before.cpuMicros) / 1_000 / besideMs,
      slow_decisions: after.counters.slow - before.counters.slow,
      others_asked: beside.latencies.length,
    }
  } finally {
    server.send('stop')
    await once(server, 'exit')
  }
}

type ServerUse = { cpuMicros: number; blockMs: number; counters: { slow: number } }

/** The processor time of the server so far, and its longest block since it was asked last. */
async function serverOf(server: ChildProcess): Promise<ServerUse> {
  const answered = once(server, 'message')
  server.send('cpu')
  const [use] = (await answered) as [ServerUse]
  return use
}

type Lived = { latencies: number[]; refused: number; byCall: Map<CallName, number[]> }

/** All of them for so long, each beginning at another moment. */
async function live(guests: readonly Guest[], forMs: number): Promise<Lived> {
  const lived: Lived = { latencies: [], refused: 0, byCall: new Map() }
  const until = performance.now() + forMs
  await Promise.all(
    guests.map(async (guest, at) => {
      await sleep((at * everyMs) / guests.length)
      for (let turn = at; performance.now() < until; turn += 1) {
        const next = sleep(everyMs)
        await step(guest, turn, lived)
        await next
      }
    }),
  )
  return lived
}

/** What a person does in an app: looks, opens, looks, closes. */
async function step(guest: Guest, turn: number, lived: Lived): Promise<void> {
  const symbol = symbols[turn % symbols.length] ?? 'BTC/USDT'
  const order = { book: 'demo', symbol, direction: 'long', marginMode: 'isolated', leverage: 10 }
  const quantity = { 'BTC/USDT': '0.001', 'ETH/USDT': '0.01', 'SOL/USDT': '1' }[symbol]
  const steps: [CallName, Record<string, unknown>][] = [
    ['tickers', {}],
    ['openPosition', { ...order, quantity }],
    ['positions', { book: 'demo' }],
    ['candles', { symbol, interval: '1m', limit: 60 }],
    ['closeAll', { book: 'demo' }],
    ['balances', { book: 'demo' }],
  ]
  const [name, fields] = steps[Math.floor(turn / symbols.length) % steps.length] ?? ['tickers', {}]
  const began = performance.now()
  const { code } = await ask(guest, name, fields)
  const took = performance.now() - began
  lived.latencies.push(took)
  lived.byCall.set(name, [...(lived.byCall.get(name) ?? []), took])
  // Nothing to close is an answer.
  if (code !== 200 && code !== 4126) lived.refused += 1
}

type TickRow = { sourceAtMs: number; receivedAtMs: number }

/** The longest gap between two ticks since a moment, and the longest delay between a second and its tick. */
async function tapeOf(stranger: Guest, beganAt: number): Promise<{ gapMs: number; lateMs: number }> {
  let [gapMs, lateMs] = [0, 0]
  for (const symbol of symbols) {
    const rows = (await ask(stranger, 'recentTicks', { symbol, limit: 100 })).result as TickRow[]
    const since = rows.filter(({ sourceAtMs }) => sourceAtMs >= beganAt).toReversed()
    for (const [at, { sourceAtMs, receivedAtMs }] of since.entries()) {
      lateMs = Math.max(lateMs, receivedAtMs - sourceAtMs)
      gapMs = Math.max(gapMs, sourceAtMs - (since[at - 1]?.sourceAtMs ?? sourceAtMs))
    }
  }
  return { gapMs, lateMs }
}
