import type { MarketFact, MarketState } from '@touchstone/domain/books/facts'
import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import { markOf, type Tick } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Candles } from '../../house/candles/candles.ts'

/** One thing that can be subscribed to: its newest text, and the version of the board at which it became so. */
export type Item = { text: string; changedIn: number }

export type CandleItems = { ended: Item; growing: Item }

type TickEntry = Item & { tick: Tick; tapedAtMs: number; state: MarketState }
type CandleEntry = CandleItems & { symbol: string; interval: CandleInterval; openAt: number; watchers: number }

export type BoardDeps = {
  market: (symbol: string) => MarketFact | undefined
  symbols: () => Iterable<string>
  candles: Pick<Candles, 'current' | 'list'>
  clock: () => number
}

/**
 * The newest of everything as JSON texts. Each is written once a change, whoever looks; `refresh` begins a new version
 * when something has changed.
 */
export type Board = {
  version: () => number
  onTicks: (ticks: readonly Tick[]) => void
  refresh: () => void
  /** Looks for what changed without a tick: a state, by silence or by the hours. */
  lookAtStates: () => void
  tick: (symbol: string) => Item | undefined
  ticks: () => Iterable<Item>
  /** The candles of a symbol, kept up to date from now on until `release`. */
  watchCandle: (symbol: string, interval: CandleInterval) => CandleItems
  release: (items: CandleItems) => void
}

const noItem = (): Item => ({ text: '', changedIn: 0 })

export function createBoard({ market, symbols, candles, clock }: BoardDeps): Board {
  const ticks = new Map<string, TickEntry>()
  const watched = new Map<string, CandleEntry>()
  const dirty = new Set<string>()
  let version = 1

  function writeTick(entry: TickEntry): void {
    entry.state = market(entry.tick.symbol)?.state ?? 'stale'
    entry.text = tickText(entry)
    entry.changedIn = version
  }

  function writeCandle(entry: CandleEntry): void {
    const { symbol, interval } = entry
    const candle = candles.current(symbol, interval)
    if (candle === undefined) return
    if (entry.openAt !== 0 && candle.openAt > entry.openAt) void writeEnded(entry, candle.openAt)
    entry.openAt = candle.openAt
    const text = candleText(symbol, interval, candle)
    if (text === entry.growing.text) return
    entry.growing.text = text
    entry.growing.changedIn = version
  }

  /** What a candle took in at its very end may have come together with the beginning of the next. */
  async function writeEnded(entry: CandleEntry, before: number): Promise<void> {
    const { symbol, interval, ended } = entry
    const [candle] = await candles.list(symbol, interval, { before, limit: 1 }).catch(() => [])
    if (candle === undefined) return
    version += 1
    ended.text = candleText(symbol, interval, candle)
    ended.changedIn = version
  }

  function put(tick: Tick, tapedAtMs: number): void {
    const entry = ticks.get(tick.symbol)
    if (entry === undefined) ticks.set(tick.symbol, { ...noItem(), tick, tapedAtMs, state: 'open' })
    else {
      entry.tick = tick
      entry.tapedAtMs = tapedAtMs
    }
    dirty.add(tick.symbol)
  }

  /** What was in force before this began. */
  function putMissing(): void {
    for (const symbol of symbols()) {
      const tick = ticks.has(symbol) ? undefined : market(symbol)?.tick
      if (tick !== undefined) put(tick, tick.receivedAt)
    }
  }
  putMissing()

  return {
    version: () => version,
    onTicks(taped) {
      const tapedAtMs = clock()
      for (const tick of taped) put(tick, tapedAtMs)
    },
    refresh() {
      if (dirty.size === 0) return
      version += 1
      for (const symbol of dirty) {
        const entry = ticks.get(symbol)
        if (entry !== undefined) writeTick(entry)
      }
      for (const entry of watched.values()) if (dirty.has(entry.symbol)) writeCandle(entry)
      dirty.clear()
    },
    lookAtStates() {
      putMissing()
      for (const [symbol, entry] of ticks) {
        const state = market(symbol)?.state ?? 'stale'
        if (state !== entry.state) dirty.add(symbol)
      }
      for (const entry of watched.values()) if (entry.growing.text === '') dirty.add(entry.symbol)
    },
    tick: (symbol) => ticks.get(symbol),
    ticks: () => ticks.values(),
    watchCandle(symbol, interval) {
      const key = `${symbol}:${interval}`
      let entry = watched.get(key)
      if (entry === undefined) {
        entry = { symbol, interval, openAt: 0, watchers: 0, ended: noItem(), growing: noItem() }
        watched.set(key, entry)
        writeCandle(entry)
      }
      entry.watchers += 1
      return entry
    },
    release(items) {
      for (const [key, entry] of watched)
        if (entry === items) {
          entry.watchers -= 1
          if (entry.watchers === 0) watched.delete(key)
        }
    },
  }
}

function tickText({ tick, tapedAtMs, state }: TickEntry): string {
  const { symbol, bid, ask, last, sequence, sourceAt } = tick
  return (
    `{"symbol":${JSON.stringify(symbol)},"bid":"${printDecimal(bid)}","ask":"${printDecimal(ask)}",` +
    `"mark":"${printDecimal(markOf(tick))}","last":"${printDecimal(last)}","sequence":${sequence},` +
    `"sourceAtMs":${sourceAt},"tapedAtMs":${tapedAtMs},"state":"${state}"}`
  )
}

function candleText(symbol: string, interval: CandleInterval, candle: Candle): string {
  const { openAt, open, high, low, close, volume } = candle
  return (
    `{"symbol":${JSON.stringify(symbol)},"interval":"${interval}","openAtMs":${openAt},"open":"${printDecimal(open)}",` +
    `"high":"${printDecimal(high)}","low":"${printDecimal(low)}","close":"${printDecimal(close)}",` +
    `"volume":"${printDecimal(volume)}"}`
  )
}
