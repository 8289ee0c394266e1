/** How each exchange speaks, for tests of all feeds. The frames are written by hand in its documented form. */
export type FeedForm = {
  exchange: string
  markets: object
  /**
   * How the server knows that the feed is ready for quotes: the text of its request, or nothing if the URL is the
   * request.
   */
  subscription: string | undefined
  quote: (price: string, at: number, count: number) => object
  /** Whether quotes carry the exchange's time, so that the gate can detect an old one. */
  timed: boolean
  /** What happens to an untimed quote that arrives after a newer one. */
  untimedOld?: 'dropped' | 'taken'
}

const iso = (at: number): string => new Date(at).toISOString()

const binanceMarkets = {
  symbols: [{ symbol: 'BTCUSDT', status: 'TRADING', baseAsset: 'BTC', quoteAsset: 'USDT', filters: [] }],
}
const bookTicker = (price: string, count: number) => ({ u: count, s: 'BTCUSDT', b: price, B: '1', a: price, A: '1' })

export const feedForms: FeedForm[] = [
  {
    exchange: 'binance',
    markets: binanceMarkets,
    subscription: undefined,
    quote: (price, _, count) => ({ stream: 'btcusdt@bookTicker', data: bookTicker(price, count) }),
    timed: false,
    untimedOld: 'dropped',
  },
  {
    exchange: 'coinbase',
    markets: [{ id: 'BTC-USD', base_currency: 'BTC', quote_currency: 'USD', status: 'online' }],
    subscription: '"ticker"',
    quote: (price, at) => ({
      type: 'ticker',
      product_id: 'BTC-USD',
      price,
      best_bid: price,
      best_ask: price,
      time: iso(at),
    }),
    timed: true,
  },
  {
    exchange: 'kraken',
    markets: { error: [], result: { XXBTZUSD: { altname: 'XBTUSD', wsname: 'XBT/USD', status: 'online' } } },
    subscription: '"ticker"',
    quote: (price, at) => ({
      channel: 'ticker',
      type: 'update',
      data: [{ symbol: 'BTC/USD', bid: Number(price), ask: Number(price), last: Number(price), timestamp: iso(at) }],
    }),
    timed: true,
  },
  {
    exchange: 'ccxt:binance',
    markets: binanceMarkets,
    subscription: '@bookTicker',
    quote: (price, _, count) => bookTicker(price, count),
    timed: false,
    untimedOld: 'taken',
  },
]
