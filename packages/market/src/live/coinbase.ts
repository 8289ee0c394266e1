import { lengthOf } from '@touchstone/domain/market/candle'
import type { Exchange, FrameFact, Market } from './exchange.ts'
import { candleIn, quoteFact, timeIn, tradeFact } from './exchange.ts'
import { fieldsOf, isoTimeOf, listOf, secondsOf, textOf } from './unchecked-fields.ts'

const secondMs = 1_000

/**
 * Coinbase Exchange. A ticker arrives with each match and has the match's time. Of a cascade of matches only the last
 * has a ticker, so we take the volume from the matches. The dollar markets are the liquid ones there.
 */
export const coinbase: Exchange = {
  source: 'coinbase',
  title: 'Coinbase Exchange',
  endpoints: { stream: 'wss://ws-feed.exchange.coinbase.com', rest: 'https://api.exchange.coinbase.com' },
  quotes: ['USD', 'USDT'],
  marketsPath: '/products',
  readMarkets,
  streamPath: () => '/',
  subscriptions: (markets) => [
    {
      type: 'subscribe',
      product_ids: markets.map((market) => market.stream),
      channels: ['ticker', 'matches', 'heartbeat'],
    },
  ],
  readFrame,
  candleIntervals: ['1m', '5m', '15m', '1h', '1d'],
  candlesMax: 300,
  // Coinbase includes both ends of the range.
  candlesPath({ rest }, interval, from, to) {
    const length = lengthOf(interval)
    const [start, end] = [new Date(from).toISOString(), new Date(to - length).toISOString()]
    return `/products/${rest}/candles?granularity=${length / secondMs}&start=${start}&end=${end}`
  },
  readCandles: (body) => (Array.isArray(body) ? body.map(readCandle) : undefined),
}

function readMarkets(body: unknown): ReadonlyMap<string, Market> | undefined {
  if (!Array.isArray(body)) return undefined
  const markets = new Map<string, Market>()
  for (const each of body.map(fieldsOf)) {
    const id = textOf(each['id'])
    if (id === '' || each['status'] !== 'online' || each['trading_disabled'] === true) continue
    markets.set(`${textOf(each['base_currency'])}/${textOf(each['quote_currency'])}`, { stream: id, rest: id })
  }
  return markets
}

function readFrame(frame: unknown): readonly FrameFact[] {
  const fields = fieldsOf(frame)
  const { type, product_id: market, price } = fields
  const time = timeIn(fields['time'], isoTimeOf)
  if (type === 'ticker') {
    return [quoteFact(market, { bid: fields['best_bid'], ask: fields['best_ask'], last: price }, time)]
  }
  // `last_match` repeats the last match from before the subscription.
  if (type === 'match') return [tradeFact(market, price, fields['size'], time)]
  if (type === 'error') return [{ kind: 'refusal', text: `${textOf(fields['message'])} ${textOf(fields['reason'])}` }]
  return []
}

function readCandle(row: unknown) {
  const [openTime, low, high, open, close, volume] = listOf(row)
  return candleIn({ openAt: secondsOf(openTime), open, high, low, close, volume })
}
