import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { addressOf, ask, type Guest, signUp } from './hostile-client.ts'
import { sealer } from './http-load.ts'

/**
 * The hostile accounts of `bench -- hostile`, in a process of their own: each fills its book to the limits, and then
 * trades, cancels, asks for what is expensive and signs in to sockets with wrong tokens, all as often as the limits let it.
 */
const [, , port = '0', count = '0', publicKey = ''] = process.argv
const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT', 'EUR/USD', 'XAU/USD']
const quantities: Readonly<Record<string, string>> = { 'BTC/USDT': '0.001', 'ETH/USDT': '0.01', 'SOL/USDT': '1' }
/** 600 a minute: what one account may ask. */
const everyMs = 100
const side = { book: 'demo', direction: 'long', marginMode: 'isolated', leverage: 10 }

const agent = new http.Agent({ keepAlive: true, maxSockets: 2 * Number(count) })
const seals = sealer(publicKey)
const tally = { asked: 0, refused: 0, tooMany: 0, tokens: 0, sockets: 0 }
let isOver = false

async function counted(guest: Guest, ...call: Parameters<typeof ask> extends [Guest, ...infer Rest] ? Rest : never) {
  const answer = await ask(guest, ...call)
  tally.asked += 1
  if (answer.code === 429) tally.tooMany += 1
  else if (answer.code !== 200) tally.refused += 1
  return answer
}

/** Opens a position and rests orders until all three limits refuse one. */
async function fill(guest: Guest, marks: ReadonlyMap<string, number>): Promise<string | undefined> {
  const opened = await counted(guest, 'openPosition', { ...side, symbol: 'BTC/USDT', quantity: '0.1' })
  const { outcome } = opened.result as { outcome?: { positionId: string } }
  const price = (symbol: string, factor: number): string => ((marks.get(symbol) ?? 0) * factor).toFixed(0)
  const id = outcome?.positionId
  for (let made = 0; made < 21; made += 1)
    await counted(guest, 'placeLimitClose', { id, quantity: '0.001', price: price('BTC/USDT', 2) })
  for (const symbol of ['BTC/USDT', 'ETH/USDT'])
    for (let made = 0; made < 101; made += 1)
      await counted(guest, 'placeLimitOrder', {
        ...side,
        symbol,
        quantity: quantities[symbol],
        price: price(symbol, 0.5),
      })
  return id
}

/** The worst that an account can ask for, in turn. */
async function attack(guest: Guest, turn: number, marks: ReadonlyMap<string, number>): Promise<void> {
  const symbol = symbols[turn % symbols.length] ?? 'BTC/USDT'
  const before = Date.now() - ((turn * 7_919) % 1_500) * 86_400_000
  const month = new Date().toISOString().slice(0, 7)
  const acts = [
    () => counted(guest, 'candles', { symbol, interval: '4h', limit: 1_000, beforeAtMs: before }),
    () => counted(guest, 'closeAll', { book: 'demo' }),
    () => fillAgain(guest, marks),
    () => counted(guest, 'statement', { book: 'demo', month, format: 'pdf' }),
    () => counted(guest, 'receipt', { book: 'demo', sequence: 2 + (turn % 200) }),
    () => counted(guest, 'exportLedger', { book: 'demo' }),
    () => cancelAll(guest),
    () => counted(guest, 'receipts', { book: 'demo', pageSize: 100 }),
  ]
  await acts[turn % acts.length]?.()
}

async function fillAgain(guest: Guest, marks: ReadonlyMap<string, number>): Promise<void> {
  const mark = marks.get('BTC/USDT') ?? 0
  const opened = await counted(guest, 'openPosition', { ...side, symbol: 'BTC/USDT', quantity: '0.1' })
  const { outcome } = opened.result as { outcome?: { positionId: string } }
  for (let made = 0; made < 5; made += 1) {
    const close = { id: outcome?.positionId ?? '1-1', quantity: '0.001', price: (mark * 2).toFixed(0) }
    await counted(guest, 'placeLimitClose', close)
  }
}

async function cancelAll(guest: Guest): Promise<void> {
  const { result } = await counted(guest, 'orders', { book: 'demo', pageSize: 20 })
  const { records = [] } = result as { records?: { id: string }[] }
  for (const { id } of records.slice(0, 5)) await counted(guest, 'cancelOrder', { id })
}

/** Wrong tokens over a socket, as fast as it answers; a new socket whenever one is closed. */
async function guessTokens(guest: Guest): Promise<void> {
  while (!isOver) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-forwarded-for': guest.address } })
    const gone = new Promise((resolve) => {
      socket.on('close', resolve)
      socket.on('error', resolve)
    })
    const guess = (): void => {
      tally.tokens += 1
      socket.send(JSON.stringify({ op: 'sign_in', token: String(tally.tokens).padEnd(43, 'x') }))
    }
    socket.on('open', () => {
      tally.sockets += 1
      guess()
    })
    socket.on('message', (data: Buffer) => {
      if (!isOver && data.toString().includes('"error"')) guess()
    })
    await Promise.race([gone, sleep(5_000)])
    socket.close()
    await sleep(everyMs)
  }
}

async function live(guest: Guest, marks: ReadonlyMap<string, number>): Promise<void> {
  for (let turn = Number(guest.address.split('.').at(-1)); !isOver; turn += 1) {
    const next = sleep(everyMs)
    await attack(guest, turn, marks).catch(() => undefined)
    await next
  }
}

const guests: Guest[] = []
for (let host = 0; host < Number(count); host += 1)
  guests.push(await signUp(Number(port), agent, addressOf(66, host), seals))
const [first] = guests
if (first === undefined) throw new Error('there are no attackers')
const { result } = await ask(first, 'tickers')
const marks = new Map((result as { symbol: string; mark: string }[]).map(({ symbol, mark }) => [symbol, Number(mark)]))
await Promise.all(guests.map((guest) => fill(guest, marks)))
process.send?.({ ready: { ...tally } })
const lives = guests.flatMap((guest) => [live(guest, marks), guessTokens(guest)])
process.once('message', () => {
  isOver = true
  void Promise.race([Promise.all(lives), sleep(3_000)]).then(() => {
    process.send?.({ done: tally })
    process.disconnect()
    agent.destroy()
    process.exit(0)
  })
})
