import type { CandleItem } from '@touchstone/wire/stream'
import { type Bar, barOf, type Candle } from './candle.ts'
import { type Interval, lengthMs } from './intervals.ts'

/** Our choice: what fills a screen several times over, and what is fetched for each look further back. */
export const pageSize = 300
/** Up to this many missed candles are appended one by one; with more a reload is cheaper. */
const catchUpMax = 100

export type FeedSource = { symbol: string; interval: Interval }
export type FeedState = 'loading' | 'shown' | 'empty' | 'failed'

export type FeedPorts = {
  ask: (request: { symbol: string; interval: Interval; beforeAtMs?: number; limit: number }) => Promise<Candle[]>
  /** Candles as they grow; returns what ends it. */
  listen: (source: FeedSource, listener: (candles: readonly CandleItem[]) => void) => () => void
  /** Runs a function after all candles of one message have arrived. The chart itself draws with the next frame. */
  soon: (run: () => void) => void
  onState: (state: FeedState, error?: unknown) => void
  /** Too many candles were missed: reload. */
  restart: () => void
}

export type Load = { kind: 'first' | 'older'; oldestAtMs: number | null; take: (bars: Bar[], isMore: boolean) => void }

export type CandleFeed = {
  /** What is shown from now on; answers to what was asked before are dropped. */
  aim: (source: FeedSource) => void
  load: (load: Load) => void
  /** Puts live candles on: of what came together the newest of each. */
  follow: (put: (bar: Bar) => void) => void
  unfollow: () => void
  /** After a silence: what was missed is read and put on. */
  catchUp: () => void
}

/**
 * The candles of one chart: pages back over HTTP, what grows over the WebSocket, and what was missed while the connection
 * or the device slept.
 */
export function createCandleFeed(ports: FeedPorts): CandleFeed {
  let source: FeedSource | undefined
  let generation = 0
  let newest: Bar | undefined
  let put: ((bar: Bar) => void) | undefined
  let endListening: (() => void) | undefined
  let isDue = false
  let isCatchingUp = false
  const waiting = new Map<number, Bar>()

  function begin(): void {
    generation += 1
    newest = undefined
    isCatchingUp = false
    waiting.clear()
    ports.onState('loading')
  }

  function show(bars: readonly Bar[]): void {
    for (const bar of bars) {
      if (newest !== undefined && bar.timestamp < newest.timestamp) continue
      newest = bar
      put?.(bar)
    }
  }

  function flush(): void {
    isDue = false
    if (isCatchingUp || source === undefined) return
    const bars = inOrder(waiting)
    waiting.clear()
    const first = bars[0]
    if (first === undefined) return
    if (newest !== undefined && first.timestamp > newest.timestamp + lengthMs(source.interval)) {
      for (const bar of bars) waiting.set(bar.timestamp, bar)
      void catchUp()
    } else show(bars)
  }

  function takeCandles(candles: readonly CandleItem[]): void {
    for (const candle of candles)
      if (candle.symbol === source?.symbol && candle.interval === source.interval)
        waiting.set(candle.openAtMs, barOf(candle))
    if (isDue || waiting.size === 0) return
    isDue = true
    ports.soon(flush)
  }

  async function catchUp(): Promise<void> {
    if (source === undefined || newest === undefined || isCatchingUp || put === undefined) return
    const asked = generation
    const since = newest.timestamp
    isCatchingUp = true
    try {
      const { symbol, interval } = source
      const candles = await ports.ask({ symbol, interval, limit: catchUpMax })
      if (asked !== generation) return
      const oldest = candles[0]
      if (candles.length === catchUpMax && oldest !== undefined && oldest.openAtMs > since) return ports.restart()
      show(candles.map(barOf))
    } catch {
      // The next silence or gap tries again; what comes live is shown meanwhile.
    } finally {
      if (asked === generation) {
        isCatchingUp = false
        show(inOrder(waiting))
        waiting.clear()
      }
    }
  }

  async function load({ kind, oldestAtMs, take }: Load): Promise<void> {
    if (source === undefined) return
    if (kind === 'first') begin()
    const asked = generation
    try {
      const before = oldestAtMs === null ? {} : { beforeAtMs: oldestAtMs }
      const { symbol, interval } = source
      const candles = await ports.ask({ symbol, interval, ...before, limit: pageSize })
      if (asked !== generation) return
      const bars = candles.map(barOf)
      if (kind === 'first') {
        newest = bars.at(-1)
        ports.onState(bars.length === 0 ? 'empty' : 'shown')
      }
      take(bars, candles.length === pageSize)
    } catch (error) {
      if (asked !== generation) return
      if (kind === 'first') ports.onState('failed', error)
      else take([], true)
    }
  }

  return {
    aim(next) {
      source = next
      generation += 1
    },
    load: (asked) => void load(asked),
    follow(next) {
      put = next
      endListening?.()
      endListening = source === undefined ? undefined : ports.listen(source, takeCandles)
    },
    unfollow() {
      endListening?.()
      endListening = undefined
      put = undefined
    },
    catchUp: () => void catchUp(),
  }
}

const inOrder = (bars: ReadonlyMap<number, Bar>): Bar[] =>
  [...bars.values()].toSorted((a, b) => a.timestamp - b.timestamp)
