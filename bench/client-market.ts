import { createClient } from '@touchstone/client/client'
import type { CandleItem, ClientFrame, ServerFrame, TickItem } from '@touchstone/wire/stream'
import type { Page } from './client-browser.ts'

type Update = Extract<ServerFrame, { op: 'update' }>
type Listed = Awaited<ReturnType<ReturnType<typeof createClient>['symbols']>>[number]
export type Priced = Listed & { price: NonNullable<Listed['price']> }

/** The market that the page sees: what is told goes out at once, as one frame. */
export type PlayedMarket = { tell: (update: { ticks?: TickItem[]; candles?: CandleItem[] }) => void }

/** Takes the place of the server's WebSocket. To be called before the page is opened. */
export async function playMarket(page: Page): Promise<PlayedMarket> {
  const sends = new Set<(frame: ServerFrame) => void>()
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const topics = new Set<string>()
    const send = (frame: ServerFrame): void => {
      socket.send(JSON.stringify(frame))
    }
    sends.add(send)
    socket.onClose(() => sends.delete(send))
    socket.onMessage((text) => {
      const frame = JSON.parse(text.toString()) as ClientFrame
      const sentAtMs = Date.now()
      if (frame.op === 'ping') send({ op: 'pong', sentAtMs })
      if (frame.op === 'subscribe') for (const topic of frame.topics) topics.add(topic)
      if (frame.op === 'unsubscribe') for (const topic of frame.topics) topics.delete(topic)
      if (frame.op === 'subscribe' || frame.op === 'unsubscribe')
        send({ op: 'subscribed', sentAtMs, topics: [...topics], nextAtMs: sentAtMs })
    })
  })
  return {
    tell(update) {
      const frame: Update = { op: 'update', sentAtMs: Date.now(), ...update }
      for (const send of sends) send(frame)
    },
  }
}

/** Answers the calls to a path with what is made for their query. */
export async function answer(page: Page, path: string, make: (query: URLSearchParams) => unknown): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({ json: { code: 200, message: 'OK', result: make(new URL(route.request().url()).searchParams) } }),
  )
}

/** What the server lists; a market that is closed has its last known price. */
export async function serverSymbols(server: string): Promise<Priced[]> {
  const listed = await createClient({ origin: server }).symbols({})
  const like = listed.find(({ price }) => price !== null)?.price
  if (like === undefined || like === null) throw new Error('the server lists nothing with a price')
  return listed.map((each) => {
    const mark = each.sparkline.at(-1) ?? like.mark
    return { ...each, price: each.price ?? { ...like, symbol: each.symbol, bid: mark, ask: mark, mark, last: mark } }
  })
}

/** What the server lists, one symbol after another under new names until there are so many. */
export async function madeSymbols(server: string, count: number): Promise<Priced[]> {
  const listed = await serverSymbols(server)
  return Array.from({ length: count }, (_, index) => {
    const like = listed[index % listed.length]
    if (like === undefined) throw new Error('the server lists nothing')
    const base = `M${String(index + 1).padStart(3, '0')}`
    const symbol = `${base}/${like.quote}`
    return {
      ...like,
      symbol,
      base,
      marketClass: 'coin',
      hours: 'always',
      price: { ...like.price, symbol, state: 'open' },
    }
  })
}

/** Ticks of symbols, one after another, each a price tick off the one before it. */
export function madeTicks(listed: readonly Priced[]): () => TickItem {
  let told = 0
  return () => {
    const like = listed[told % listed.length]
    if (like === undefined) throw new Error('there is no symbol')
    const round = Math.floor(told / listed.length) + 1
    told += 1
    const { symbol, mark, sequence } = like.price
    const places = like.priceTick.split('.')[1]?.length ?? 0
    const at = (Number(mark) + (round % 2) * Number(like.priceTick) * 3).toFixed(places)
    const now = Date.now()
    return {
      symbol,
      bid: at,
      ask: at,
      mark: at,
      last: at,
      sequence: sequence + round,
      sourceAtMs: now,
      tapedAtMs: now,
      state: 'open',
    }
  }
}

/** Runs something so many times a second by the clock until it is ended; returns what ends it and tells how often it ran. */
export function steadily(perSecond: number, run: () => void): () => number {
  const beganMs = performance.now()
  let runs = 0
  const beating = setInterval(
    () => {
      while (runs < ((performance.now() - beganMs) / 1_000) * perSecond) {
        runs += 1
        run()
      }
    },
    1_000 / perSecond / 2,
  )
  return () => {
    clearInterval(beating)
    return runs
  }
}
