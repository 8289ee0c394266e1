import { candleIntervals } from '@touchstone/domain/market/candle'
import type { Exchange, FrameFact, Market } from './exchange.ts'
import { candleIn, quoteFact, timeIn, tradeFact } from './exchange.ts'
import { wholeOf, fieldsOf, listOf, textOf } from './unchecked-fields.ts'

/**
 * Binance spot. The hosts are those for market data alone, without keys. Best bid and ask come whenever they or their
 * quantities change, so every trade is followed by a quote, and the trade's volume goes with it.
 */
export const binance: Exchange = {
  source: 'binance',
  title: 'Binance spot',
  endpoints: { stream: 'wss://data-stream.binance.vision', rest: 'https://data-api.binance.vision' },
  quotes: ['USDT'],
  marketsPath: '/api/v3/exchangeInfo?permissions=SPOT&symbolStatus=TRADING&showPermissionSets=false',
  readMarkets,
  streamPath: (markets) => `/stream?streams=${markets.flatMap(streamsOf).join('/')}`,
  // The address of the stream names what is subscribed to.
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
  // Spot quotes have no time of their own (futures' do), so theirs is the time of receipt. A trade's time is not lent
  // to them: the next quote may have come long after it, and would look late. The count of book updates tells their order.
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
