import { candleIntervals } from '@touchstone/domain/market/candle'
import type { Exchange, FrameFact, Market } from './exchange.ts'
import { candleIn, quoteFact, timeIn, tradeFact } from './exchange.ts'
import { wholeOf, fieldsOf, listOf, textOf } from './unchecked-fields.ts'

/**
 * Binance spot, by the hosts that serve market data without keys. A best bid and ask arrives whenever a price or
 * quantity changes, so a quote follows every trade and carries the trade's volume.
 */
export const binance: Exchange = {
  source: 'binance',
  title: 'Binance spot',
  endpoints: { stream: 'wss://data-stream.binance.vision', rest: 'https://data-api.binance.vision' },
  quotes: ['USDT'],
  marketsPath: '/api/v3/exchangeInfo?permissions=SPOT&symbolStatus=TRADING&showPermissionSets=false',
  readMarkets,
  streamPath: (markets) => `/stream?streams=${markets.flatMap(streamsOf).join('/')}`,
  // The URL of the stream names the subscriptions.
  subscriptions: () => [],
  readFrame,
  candleIntervals,
  candlesMax: 1_000,
  candlesPath: ({ rest }, interval, from, to) =>
    `/api/v3/klines?symbol=${rest}&interval=${interval}&startTime=${from}&endTime=${to - 1}&limit=1000`,
  readCandles: (body) => (Array.isArray(body) ? body.map(readKline) : undefined),
}

const streamsOf = ({ stream }: Market): string[] => [`${stream}@bookTicker`, `${stream}@trade`]

function readMarkets(body: unknown): ReadonlyMap<string, Market> | undefined {
  const { symbols } = fieldsOf(body)
  if (!Array.isArray(symbols)) return undefined
  const markets = new Map<string, Market>()
  for (const each of symbols.map(fieldsOf)) {
    const id = textOf(each['symbol'])
    if (id === '' || each['status'] !== 'TRADING' || each['isSpotTradingAllowed'] === false) continue
    markets.set(`${textOf(each['baseAsset'])}/${textOf(each['quoteAsset'])}`, { stream: id.toLowerCase(), rest: id })
  }
  return markets
}

function readFrame(frame: unknown): readonly FrameFact[] {
  const { stream, data, error } = fieldsOf(frame)
  if (error !== undefined) return [{ kind: 'refusal', text: textOf(fieldsOf(error)['msg']) }]
  const [market, channel] = textOf(stream).split('@')
  const event = fieldsOf(data)
  // Spot quotes carry no time (futures quotes do), so we use the time of receipt. We do not borrow a trade's time:
  // the next quote may follow much later and would look late. The book's update id gives their order.
  const time = timeIn(event['E'], wholeOf)
  if (channel === 'bookTicker') {
    const count = time.at === undefined ? wholeOf(event['u']) : undefined
    return [quoteFact(market, { bid: event['b'], ask: event['a'] }, time, count)]
  }
  if (channel === 'trade') return [tradeFact(market, event['p'], event['q'], time)]
  return []
}

function readKline(row: unknown) {
  const [openTime, open, high, low, close, volume] = listOf(row)
  return candleIn({ openAt: wholeOf(openTime), open, high, low, close, volume })
}
