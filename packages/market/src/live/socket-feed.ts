import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import { backfill } from './backfill.ts'
import { type Carried, carriedMarkets, describeCarried, termsByMarket } from './carried-markets.ts'
import type { Exchange, Market } from './exchange.ts'
import type { FeedSetup, LiveFeed } from './feed.ts'
import { createFeedRecord } from './feed-state.ts'
import { createFetchJson, type FetchJson } from './fetch-json.ts'
import { openReconnectingFeedSocket } from './reconnecting-feed-socket.ts'
import { createReceiver } from './receiver.ts'
import { createTickMaker } from './tick-maker.ts'

/**
 * Opens the feed of an exchange with an adapter of ours.
 * @throws Error when the exchange returns no list of markets, or lists none of our symbols.
 */
export async function openSocketFeed(exchange: Exchange, setup: FeedSetup): Promise<LiveFeed> {
  const { symbols, clock, onTicks, onState, chance, limits, log } = setup
  const endpoints = setup.endpoints ?? exchange.endpoints
  const closing = new AbortController()
  const fetchJson = createFetchJson({ limits, chance, signal: closing.signal, log })
  const carried = await listCarried(exchange, endpoints.rest, symbols, fetchJson)
  const markets = carried.map(({ market }) => market)
  const record = createFeedRecord(onState, log)
  const symbolsOf = termsByMarket(carried, (market) => market.stream)
  const socket = openReconnectingFeedSocket({
    url: endpoints.stream + exchange.streamPath(markets),
    greeting: exchange.subscriptions(markets).map((each) => JSON.stringify(each)),
    onFrame: createReceiver(exchange, {
      makeTicks: createTickMaker(exchange.source, symbolsOf),
      record,
      clock,
      onTicks,
      log,
    }),
    onDropped: record.dropped,
    onPause: record.pause,
    onLife: () => record.life(clock()),
    onConnected: record.connected,
    limits,
    chance,
    log,
  })
  return {
    description: describeCarried(exchange.title, symbols, carried),
    source: exchange.source,
    symbols: carried.map(({ terms }) => terms.symbol),
    state: record.state,
    async candles(symbol, interval, from, to) {
      const market = carried.find(({ terms }) => terms.symbol === symbol)?.market
      if (market === undefined) return []
      const pages = candlePages(exchange, endpoints.rest, market, fetchJson)
      return backfill(pages, interval, { from, to }, () => record.garbage(`a candle of ${symbol}`))
    },
    async close() {
      closing.abort()
      await socket.close()
    },
  }
}

async function listCarried(
  exchange: Exchange,
  origin: string,
  symbols: FeedSetup['symbols'],
  fetchJson: FetchJson,
): Promise<Carried<Market>[]> {
  const markets = exchange.readMarkets(await fetchJson(origin + exchange.marketsPath))
  if (markets === undefined) throw new Error(`${exchange.title} returned no list of markets`)
  const carried = carriedMarkets(symbols, markets, () => exchange.quotes)
  if (carried.length === 0) throw new Error(`${exchange.title} lists none of our symbols`)
  return carried
}

const candlePages = (exchange: Exchange, origin: string, market: Market, fetchJson: FetchJson) => ({
  intervals: exchange.candleIntervals,
  candlesMax: exchange.candlesMax,
  async page(interval: CandleInterval, from: number, to: number): Promise<readonly (Candle | undefined)[]> {
    const url = origin + exchange.candlesPath(market, interval, from, to)
    const candles = exchange.readCandles(await fetchJson(url))
    if (candles === undefined) throw new Error(`${url}: no candles in the response`)
    return candles
  },
})
