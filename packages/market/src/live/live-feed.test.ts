import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { marketDataFolder, needsMarketData } from '../replay/market-data-folder.ts'
import type { LiveFeedOptions } from './feed.ts'
import { isLiveFeedName, openLiveFeed } from './live-feed.ts'
import { type LocalScript, openLocalExchange } from './local-exchange.ts'
import { readBody, readMessages } from './recorded-messages.ts'

const folder = marketDataFolder() ?? ''
const symbols = [...defaultSettings.symbols.values()]
const now = 1_723_161_254_000

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

async function opened(script: LocalScript, options: Partial<LiveFeedOptions> & { exchange: string }) {
  const exchange = await openLocalExchange(script)
  open.push(exchange)
  const ticks: FeedTick[] = []
  const feed = await openLiveFeed({
    symbols,
    clock: () => now,
    endpoints: exchange.endpoints,
    onTicks: (frames) => ticks.push(...frames),
    ...options,
  })
  open.push(feed)
  return { exchange, feed, ticks }
}

/** Plays recorded frames to a feed once it has subscribed, and resolves to its ticks once all have arrived. */
async function played(exchange: string, markets: string, frames: readonly string[], count: number) {
  const playFrames: LocalScript['onStream'] = (socket) => {
    for (const frame of frames) socket.send(frame)
  }
  const whole = await opened({ rest: () => ({ body: markets }), onStream: playFrames }, { exchange })
  await vi.waitFor(() => expect(whole.ticks.length).toBe(count), 10_000)
  return whole
}

const shortest = (text: string): string => (text.includes('.') ? text.replace(/[.]?0+$/, '') : text)

/** A sum of volumes with eight places each, in units of the last place. */
const units = (text: string): bigint => BigInt(text.replace('.', ''))
const fromUnits = (sum: bigint): string => {
  const digits = sum.toString().padStart(9, '0')
  return shortest(`${digits.slice(0, -8)}.${digits.slice(-8)}`)
}

const printed = ({ bid, ask, last, volume, ...rest }: FeedTick) => ({
  ...rest,
  bid: printDecimal(bid),
  ask: printDecimal(ask),
  last: printDecimal(last),
  volume: printDecimal(volume),
})

type BinanceEvent = { s: string; E?: number; b: string; a: string; p: string; q: string }

/** The ticks that Binance's frames describe, computed independently. */
function ticksOfBinance(frames: readonly string[], symbol: string) {
  const ticks: ReturnType<typeof printed>[] = []
  let last: string | undefined
  let volume = 0n
  for (const raw of frames) {
    const { stream = '', data } = JSON.parse(raw) as { stream?: string; data: BinanceEvent }
    if (stream.endsWith('@trade')) {
      last = shortest(data.p)
      volume += units(data.q)
    }
    if (!stream.endsWith('@bookTicker')) continue
    const [bid, ask, sourceAt] = [shortest(data.b), shortest(data.a), data.E ?? now]
    const rest = { sourceAt, receivedAt: now, source: 'binance', derived: false }
    ticks.push({ symbol, bid, ask, last: last ?? bid, volume: fromUnits(volume), ...rest })
    volume = 0n
  }
  return ticks
}

describe.skipIf(folder === '')(`recorded frames over a WebSocket (${needsMarketData})`, () => {
  const incoming = (name: string) => readMessages(folder, name).flatMap(({ dir, raw }) => (dir === 'in' ? [raw] : []))
  const binanceMarkets = () => readBody(folder, 'binance_rest_exchangeInfo.json')

  it('Binance: BTC and ETH, the quotes of both at the time of receipt', async () => {
    const btc = incoming('binance_spot_btcusdt_combined.jsonl.gz')
    const eth = incoming('binance_spot_ethusdt_combined.jsonl.gz')
    const interleaved = Array.from({ length: Math.max(btc.length, eth.length) }, (_, i) => [btc[i], eth[i]]).flat()
    const frames = interleaved.filter((frame) => frame !== undefined)
    const { ticks, feed, exchange } = await played('binance', binanceMarkets(), frames, 5_360 + 5_079)
    const of = (symbol: string) => ticks.filter((tick) => tick.symbol === symbol).map(printed)
    expect(of('BTC/USDT')).toEqual(ticksOfBinance(btc, 'BTC/USDT'))
    expect(of('ETH/USDT')).toEqual(ticksOfBinance(eth, 'ETH/USDT'))
    expect(feed.state()).toMatchObject({
      connected: true,
      reconnects: 0,
      garbage: 0,
      lastFrameAt: now,
      lastTickAt: now,
    })
    expect(exchange.streams[0]).toContain('/stream?streams=btcusdt@bookTicker/btcusdt@trade/ethusdt@bookTicker/')
  })

  it('Binance: futures frames, whose quotes have a time', async () => {
    const frames = incoming('binance_usdm_btcusdt_combined.jsonl.gz')
    const { ticks } = await played('binance', binanceMarkets(), frames, 3_547)
    const expected = frames.flatMap((raw) => {
      const { stream, data } = JSON.parse(raw) as { stream?: string; data: BinanceEvent }
      return stream === 'btcusdt@bookTicker' ? [[shortest(data.b), shortest(data.a), data.E]] : []
    })
    expect(ticks.map(printed).map(({ bid, ask, sourceAt }) => [bid, ask, sourceAt])).toEqual(expected)
  })

  it('Coinbase: the dollar market of its frames', async () => {
    const frames = incoming('coinbase_exchange_10pairs_ticker_match_l2.jsonl.gz')
    const terms = { ...(symbols[0] as SymbolTerms), symbol: 'SKL/USDT', base: 'SKL' }
    const markets = readBody(folder, 'coinbase_exchange_rest_products.json.gz')
    const onStream: LocalScript['onStream'] = () => undefined
    const onFrame: LocalScript['onFrame'] = (socket) => {
      for (const frame of frames) socket.send(frame)
    }
    const script = { rest: () => ({ body: markets }), onStream, onFrame }
    const { ticks, feed, exchange } = await opened(script, { exchange: 'coinbase', symbols: [terms] })
    type Frame = { type: string; product_id: string; size: string } & Record<string, string>
    const of = frames.map((raw) => JSON.parse(raw) as Frame).filter((frame) => frame.product_id === 'SKL-USD')
    const tickers = of.filter(({ type }) => type === 'ticker')
    await vi.waitFor(() => expect(ticks).toHaveLength(tickers.length), 5_000)
    expect(tickers.length).toBeGreaterThan(0)
    expect(ticks.map(printed)).toMatchObject(
      tickers.map((frame) => ({
        symbol: 'SKL/USDT',
        bid: shortest(frame['best_bid'] ?? ''),
        ask: shortest(frame['best_ask'] ?? ''),
        last: shortest(frame['price'] ?? ''),
        sourceAt: Date.parse((frame['time'] ?? '').replace(/\d{3}Z$/, 'Z')),
        receivedAt: now,
        source: 'coinbase',
        derived: false,
      })),
    )
    expect(feed.description).toBe(
      'live prices of Coinbase Exchange; USD counts as USDT one to one, so SKL/USDT is priced by SKL/USD',
    )
    expect(exchange.received.map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: 'subscribe', product_ids: ['SKL-USD'], channels: ['ticker', 'matches', 'heartbeat'] },
    ])
    expect(feed.state().garbage).toBe(0)
  })

  it('Coinbase: the two tickers that ccxt quotes, with the matches before them', async () => {
    const markets = JSON.stringify([
      { id: 'BTC-USD', base_currency: 'BTC', quote_currency: 'USD', status: 'online' },
      { id: 'ETH-USD', base_currency: 'ETH', quote_currency: 'USD', status: 'delisted' },
    ])
    const { ticks, feed } = await played(
      'coinbase',
      markets,
      incoming('ccxt_comment_samples_coinbaseexchange.jsonl'),
      1,
    )
    expect(feed.symbols).toEqual(['BTC/USDT'])
    expect(ticks.map(printed)).toEqual([
      {
        symbol: 'BTC/USDT',
        bid: '9380.54',
        ask: '9380.55',
        last: '9380.55',
        volume: '0.00513192',
        sourceAt: Date.UTC(2020, 1, 1, 1, 40, 16, 253),
        receivedAt: now,
        source: 'coinbase',
        derived: false,
      },
    ])
  })

  it('Kraken: the recorded ticker; coins and currencies by their version 2 names', async () => {
    const frames = incoming('ccxt_comment_samples_kraken.jsonl')
    const markets = readBody(folder, 'kraken_rest_assetPairs.json.gz')
    const { ticks, feed, exchange } = await played('kraken', markets, frames, 1)
    expect(ticks.map(printed)).toEqual([
      {
        symbol: 'BTC/USDT',
        bid: '108359.8',
        ask: '108359.9',
        last: '108359.8',
        volume: '0',
        sourceAt: now,
        receivedAt: now,
        source: 'kraken',
        derived: false,
      },
    ])
    await vi.waitFor(() => expect(exchange.received).toHaveLength(2))
    const [ticker, trade] = exchange.received.map((text) => JSON.parse(text) as { params: { symbol: string[] } })
    expect(ticker?.params).toMatchObject({ channel: 'ticker', event_trigger: 'bbo' })
    expect(trade?.params).toMatchObject({ channel: 'trade', snapshot: false })
    expect(ticker?.params.symbol).toEqual(
      'BTC ETH XRP DOGE ADA LINK LTC DOT EUR GBP AUD'.split(' ').map((base) => `${base}/USD`),
    )
    expect(feed.symbols).toEqual(
      'BTC/USDT ETH/USDT XRP/USDT DOGE/USDT ADA/USDT LINK/USDT LTC/USDT DOT/USDT EUR/USD GBP/USD AUD/USD'.split(' '),
    )
    expect(feed.description).toContain('DOGE/USDT is priced by DOGE/USD')
    expect(feed.description).toContain('not carried, so off: BNB/USDT, SOL/USDT, XAU/USD')
  })
})

describe('openLiveFeed', () => {
  it('derives bid and ask where an exchange has none, and marks the tick', async () => {
    const markets = JSON.stringify([{ id: 'BTC-USD', base_currency: 'BTC', quote_currency: 'USD', status: 'online' }])
    const ticker = '{"type":"ticker","product_id":"BTC-USD","price":"95000.19","time":"2026-04-28T09:30:59.123456Z"}'
    const { ticks } = await played('coinbase', markets, [ticker], 1)
    expect(ticks.map(printed)).toMatchObject([{ bid: '94990.5', ask: '95009.7', last: '95000.19', derived: true }])
  })

  it('prices a dollar symbol by a USDT market if there is no other', async () => {
    const listed = ['BTC', 'EUR'].map((baseAsset) => ({
      symbol: `${baseAsset}USDT`,
      status: 'TRADING',
      baseAsset,
      quoteAsset: 'USDT',
    }))
    const broken = { symbol: 'GBPUSDT', status: 'BREAK', baseAsset: 'GBP', quoteAsset: 'USDT' }
    const frame =
      '{"stream":"eurusdt@bookTicker","data":{"u":1,"s":"EURUSDT","b":"1.0801","B":"1","a":"1.0803","A":"1"}}'
    const { ticks, feed } = await played('binance', JSON.stringify({ symbols: [...listed, broken] }), [frame], 1)
    expect(ticks.map(printed)).toMatchObject([{ symbol: 'EUR/USD', bid: '1.0801', ask: '1.0803', last: '1.0801' }])
    expect(feed.symbols).toEqual(['BTC/USDT', 'EUR/USD'])
    expect(feed.description).toContain('USD counts as USDT one to one, so EUR/USD is priced by EUR/USDT')
  })

  it.each([
    ['simulated', false],
    ['binance', true],
    ['ccxt:okx', true],
    ['ccxt:', false],
    ['ccxt:../binance', false],
  ])('knows whether "%s" is the name of a live feed', (name, isName) => {
    expect(isLiveFeedName(name)).toBe(isName)
  })

  /** The message of the rejected opening, and the requests made until then. */
  async function refused(
    exchange: string,
    rest: LocalScript['rest'],
  ): Promise<{ sentence: string; requests: string[] }> {
    const local = await openLocalExchange({ rest })
    open.push(local)
    const { endpoints, requests } = local
    const limits = { backoffMs: 1, requestTries: 3 }
    const options = { exchange, symbols, clock: () => now, onTicks: () => undefined, endpoints, limits }
    const sentence = await openLiveFeed(options).then(({ description }) => description, String)
    return { sentence, requests }
  }

  it('rejects an unknown feed', async () => {
    const { sentence } = await refused('mtgox', () => ({ body: '' }))
    expect(sentence).toContain('unknown live feed "mtgox": use binance, coinbase, kraken or ccxt:<exchange>')
  })

  it('fails when an exchange has none of the symbols', async () => {
    const { sentence } = await refused('coinbase', () => ({ body: '[]' }))
    expect(sentence).toContain('Coinbase Exchange lists none of our symbols')
  })

  it('reports what arrived instead of markets, after retrying', async () => {
    const page = '<!DOCTYPE html><title>Maintenance</title>'
    const { sentence, requests } = await refused('binance', () => ({ status: 503, body: page }))
    expect(sentence).toContain('got 503 with "<!DOCTYPE html>')
    expect(requests).toHaveLength(3)
  })

  it('does not retry what was refused for good', async () => {
    const { sentence, requests } = await refused('binance', () => ({
      status: 403,
      body: '{"code":0,"msg":"restricted location"}',
    }))
    expect(sentence).toContain('restricted location')
    expect(requests).toHaveLength(1)
  })

  it('fails when a response lists no markets', async () => {
    const { sentence } = await refused('kraken', () => ({ body: '{"error":["EService:Unavailable"]}' }))
    expect(sentence).toContain('Kraken spot returned no list of markets')
  })
})
