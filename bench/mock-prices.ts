import { createClient } from '@touchstone/client/client'
import type { CandleItem, TickItem } from '@touchstone/wire/stream'
import { minuteMs } from '@touchstone/domain/time'

type Listed = Awaited<ReturnType<ReturnType<typeof createClient>['symbols']>>[number]
export type Priced = Listed & { price: NonNullable<Listed['price']> }
export type Candle = Omit<CandleItem, 'symbol' | 'interval'>

/** The symbols that the server lists; a closed market has its last known price. */
export async function serverSymbols(server: string): Promise<Priced[]> {
  const listed = await createClient({ origin: server }).symbols({})
  const like = listed.find(({ price }) => price !== null)?.price
  if (like === undefined || like === null) throw new Error('the server lists no symbol with a price')
  return listed.map((each) => {
    const mark = each.sparkline.at(-1) ?? like.mark
    return { ...each, price: each.price ?? { ...like, symbol: each.symbol, bid: mark, ask: mark, mark, last: mark } }
  })
}

/** The symbols that the server lists, repeated with new names up to this count. */
export async function mockSymbols(server: string, count: number): Promise<Priced[]> {
  const listed = await serverSymbols(server)
  return Array.from({ length: count }, (_, index) => {
    const like = listed[index % listed.length]
    if (like === undefined) throw new Error('the server lists no symbols')
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

/** Ticks of the symbols in turn. Each differs from the symbol's previous tick in what a list shows. */
export function mockTicks(listed: readonly Priced[]): () => TickItem {
  let made = 0
  return () => {
    const like = listed[made % listed.length]
    if (like === undefined) throw new Error('no symbols given')
    const round = Math.floor(made / listed.length) + 1
    made += 1
    const { symbol, mark, sequence } = like.price
    const places = like.priceTick.split('.')[1]?.length ?? 0
    const at = (Number(mark) + (round % 2) * Number(like.priceTick) * 3).toFixed(places)
    return mockTick(symbol, at, sequence + round)
  }
}

export function mockTick(symbol: string, mark: string, sequence: number): TickItem {
  const now = Date.now()
  return {
    symbol,
    bid: mark,
    ask: mark,
    mark,
    last: mark,
    sequence,
    sourceAtMs: now,
    tapedAtMs: now,
    state: 'open',
  }
}

/** Candles of a minute up to the present one, oldest first. They follow the same random walk each time. */
export function mockCandles(count: number): Candle[] {
  const newest = Math.floor(Date.now() / minuteMs) * minuteMs
  const at = (index: number): number => 86_000 + 900 * Math.sin(index / 90) + 140 * Math.sin(index / 7)
  return Array.from({ length: count }, (_, index) => {
    const [open, close] = [at(index), at(index + 1)]
    return {
      openAtMs: newest - (count - 1 - index) * minuteMs,
      open: open.toFixed(1),
      high: (Math.max(open, close) + 20).toFixed(1),
      low: (Math.min(open, close) - 20).toFixed(1),
      close: close.toFixed(1),
      volume: (20 + 15 * Math.sin(index / 5)).toFixed(3),
    }
  })
}

/**
 * Runs a function this many times a second by the clock. Returns a function that stops it and returns the number of
 * runs.
 */
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
