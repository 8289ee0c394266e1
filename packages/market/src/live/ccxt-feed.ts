import { setTimeout as sleep } from 'node:timers/promises'
import { type Candle, candleIntervals, type CandleInterval } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { backfill } from './backfill.ts'
import { backoffDelay } from './backoff.ts'
import { type Carried, carriedMarkets, describeCarried, termsByMarket } from './carried-markets.ts'
import { type CcxtExchange, loadCcxtExchange } from './ccxt-exchange.ts'
import { candleIn, type FrameFact, quoteFact, timeIn, tradeFact } from './exchange.ts'
import type { FeedSetup, LiveFeed } from './feed.ts'
import { createFeedRecord, type FeedRecord } from './feed-state.ts'
import { watchPauses } from './pause-watch.ts'
import { createTickMaker } from './tick-maker.ts'
import { fieldsOf, listOf } from './unchecked-fields.ts'

/** We know no exchange that returns fewer than a hundred candles at once. */
const candlesMax = 100

/** How many milliseconds a close or a new connection waits for the exchange to close its side. */
const goodbyeMs = 2_000

/**
 * Opens the spot prices of an exchange through ccxt. Of a burst of quotes ccxt reports only the last; an exchange for
 * which that is too little deserves its own adapter.
 * @throws Error when ccxt does not know the exchange or cannot stream it, or when it lists none of our symbols.
 */
export async function openCcxtFeed(id: string, setup: FeedSetup): Promise<LiveFeed> {
  const { symbols, clock, onTicks, onState, limits, log } = setup
  const source = `ccxt:${id}`
  const record = createFeedRecord(onState, log)
  const exchange = await loadCcxtExchange(id, {
    endpoints: setup.endpoints,
    limits,
    onUnreadable: record.garbage,
  })
  const carried = await listCarried(source, exchange, symbols)
  const names = carried.map(({ name }) => name)
  const watches = [...quoteWatches(source, exchange, names), ...tradeWatches(exchange, names)]
  const makeTicks = createTickMaker(
    source,
    termsByMarket(carried, (name) => name),
  )
  const closing = new AbortController()
  const hangUp = (): Promise<unknown> => exchange.ask('close').catch(() => undefined)
  /** Until the connection is a new one: ccxt reads what waited in buffers before it hangs up. */
  let isDropping = false
  let pausesSeen = 0
  const onLost = (): void => {
    // What ccxt still holds of the lost connection counts as read.
    for (const watch of watches) if (watch.leads) watch.read(undefined)
    isDropping = false
  }
  const pauses = watchPauses(limits.pauseMs, (ms) => {
    record.pause()
    log('stood still, so what waited meanwhile is dropped', { exchange: id, ms: Math.round(ms) })
    isDropping = true
    pausesSeen += 1
    const seen = pausesSeen
    // Whoever asks while it hangs up waits for the new connection, and never hears that the old one was lost.
    void Promise.race([hangUp(), sleep(goodbyeMs, undefined, { ref: false })]).then(() => {
      if (seen === pausesSeen) onLost()
    })
  })
  const quiet = setTimeout(() => {
    void hangUp()
    quiet.refresh()
  }, limits.quietAfterMs)
  const take = (facts: readonly FrameFact[]): void => {
    const now = clock()
    pauses.look()
    record.life(now)
    if (isDropping) {
      record.dropped()
      return
    }
    for (const fact of facts) {
      if (fact.kind === 'garbage') record.garbage(`${source}: a price`)
      else if (fact.kind !== 'refusal' && fact.at !== undefined) record.lag(now - fact.at)
    }
    const lagMs = record.state().lagMs ?? 0
    const ticks = facts.flatMap((fact) => makeTicks(fact, now, lagMs))
    if (ticks.length === 0) return
    quiet.refresh()
    record.ticks(now)
    onTicks(ticks)
  }
  const follow = { ...setup, exchange, record, take, onLost, signal: closing.signal }
  const followed = watches.map((watch) => followWatch(watch, follow))
  return {
    description: describeCarried(`${id}, read through ccxt`, symbols, carried),
    source,
    symbols: carried.map(({ terms }) => terms.symbol),
    state: record.state,
    async candles(symbol, interval, from, to) {
      const name = carried.find(({ terms }) => terms.symbol === symbol)?.name
      const garbage = () => record.garbage(`a candle of ${symbol}`)
      return name === undefined ? [] : backfill(candlePages(exchange, name), interval, { from, to }, garbage)
    },
    async close() {
      closing.abort()
      pauses.stop()
      clearTimeout(quiet)
      await Promise.race([Promise.all([hangUp(), ...followed]), sleep(goodbyeMs, undefined, { ref: false })])
    },
  }
}

async function listCarried(
  source: string,
  exchange: CcxtExchange,
  symbols: readonly SymbolTerms[],
): Promise<Carried<string>[]> {
  await exchange.ask('loadMarkets')
  const markets = new Map<string, string>()
  for (const [name, market] of Object.entries(exchange.known('markets'))) {
    const { spot, active } = fieldsOf(market)
    if (spot === true && active !== false) markets.set(name, name)
  }
  const quotesOf = ({ quote }: SymbolTerms) => (quote === 'USD' ? ['USD', 'USDT'] : ['USDT', 'USD'])
  const carried = carriedMarkets(symbols, markets, quotesOf)
  if (carried.length === 0) throw new Error(`${source} lists none of our symbols`)
  return carried
}

/** A ccxt call that resolves when there is something new, and how to read it. */
type Watch = { ask: () => Promise<unknown>; read: (answer: unknown) => FrameFact[]; leads: boolean }

/**
 * Reads quotes from the state that ccxt holds when it wakes us, not from the resolved value: that is the first of a
 * burst, and later ones would be lost.
 */
function quoteWatches(source: string, exchange: CcxtExchange, names: readonly string[]): Watch[] {
  const seen = new Map<string, unknown>()
  const readOf = (field: string) => () => {
    const known = exchange.known(field)
    const fresh = names.filter((name) => known[name] !== undefined && known[name] !== seen.get(name))
    return fresh.map((name) => {
      seen.set(name, known[name])
      const { bid, ask, last, timestamp } = fieldsOf(known[name])
      return quoteFact(name, { bid, ask, last }, timeIn(timestamp, wholeMs))
    })
  }
  for (const [method, field] of [
    ['watchBidsAsks', 'bidsasks'],
    ['watchTickers', 'tickers'],
  ] as const) {
    if (exchange.can(method)) return [{ ask: () => exchange.ask(method, names), read: readOf(field), leads: true }]
  }
  if (!exchange.can('watchTicker')) throw new Error(`${source} has no stream of prices`)
  const read = readOf('tickers')
  return names.map((name) => ({ ask: () => exchange.ask('watchTicker', name), read, leads: true }))
}

function tradeWatches(exchange: CcxtExchange, names: readonly string[]): Watch[] {
  const read = (answer: unknown) => listOf(answer).map((trade) => tradedFact(fieldsOf(trade)))
  if (exchange.can('watchTradesForSymbols')) {
    return [{ ask: () => exchange.ask('watchTradesForSymbols', names), read, leads: false }]
  }
  if (!exchange.can('watchTrades')) return []
  return names.map((name) => ({ ask: () => exchange.ask('watchTrades', name), read, leads: false }))
}

const tradedFact = ({ symbol, price, amount, timestamp }: Readonly<Record<string, unknown>>): FrameFact =>
  tradeFact(symbol, price, amount, timeIn(timestamp, wholeMs))

const wholeMs = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? Number(value) : undefined)

type Following = Pick<FeedSetup, 'limits' | 'chance' | 'log'> & {
  exchange: CcxtExchange
  record: FeedRecord
  take: (facts: readonly FrameFact[]) => void
  /** The connection for quotes has ended: what comes next is of a new one. */
  onLost: () => void
  signal: AbortSignal
}

/** Repeats the call until the signal aborts. ccxt reconnects by itself on the call after a loss. */
async function followWatch(watch: Watch, following: Following): Promise<void> {
  const { exchange, record, take, onLost, signal, limits, chance, log } = following
  let failures = 0
  const closing = (): boolean => signal.aborted
  while (!closing()) {
    try {
      const answer = await watch.ask()
      if (closing()) return
      if (watch.leads) record.connected(true)
      failures = 0
      take(watch.read(answer))
    } catch (error) {
      if (closing()) return
      const reason = error instanceof Error ? error.message : String(error)
      if (!exchange.isLost(error)) record.garbage(reason)
      else if (watch.leads) {
        onLost()
        record.connected(false)
      }
      const waitMs = backoffDelay(failures, limits, chance())
      failures += 1
      log('ccxt failed, retrying', { reason: reason.slice(0, 200), waitMs: Math.round(waitMs) })
      await sleep(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
}

const candlePages = (exchange: CcxtExchange, name: string) => ({
  // Exchanges start their weeks on different days, so we fold weeks from days.
  intervals: candleIntervals.filter((each) => each !== '1w' && Object.hasOwn(exchange.known('timeframes'), each)),
  candlesMax,
  async page(interval: CandleInterval, from: number): Promise<(Candle | undefined)[]> {
    const rows = await exchange.ask('fetchOHLCV', name, interval, from, candlesMax)
    return listOf(rows).map((row) => {
      const [openTime, open, high, low, close, volume] = listOf(row)
      return candleIn({ openAt: wholeMs(openTime), open, high, low, close, volume })
    })
  },
})
