import { lengthOf } from '@touchstone/domain/market/candle'
import type { Exchange, FrameFact, Market } from './exchange.ts'
import { candleIn, quoteFact, timeIn, tradeFact } from './exchange.ts'
import { type Fields, fieldsOf, isoTimeOf, listOf, secondsOf, textOf } from './unchecked-fields.ts'

const secondMs = 1_000

/**
 * Kraken spot, version 2 of its stream: a ticker whenever best bid or ask changes, and trades for the volume. Its
 * prices are JSON numbers. Kraken also lists currencies, in dollars, so for every base we try the dollar first.
 */
export const kraken: Exchange = {
  source: 'kraken',
  title: 'Kraken spot',
  endpoints: { stream: 'wss://ws.kraken.com', rest: 'https://api.kraken.com' },
  quotes: ['USD', 'USDT'],
  marketsPath: '/0/public/AssetPairs',
  readMarkets,
  streamPath: () => '/v2',
  subscriptions(markets) {
    const symbol = markets.map((market) => market.stream)
    return [
      { method: 'subscribe', params: { channel: 'ticker', symbol, event_trigger: 'bbo', snapshot: true } },
      { method: 'subscribe', params: { channel: 'trade', symbol, snapshot: false } },
    ]
  },
  readFrame,
  // Kraken's weeks do not start on Mondays, so we fold weeks from days.
  candleIntervals: ['1m', '5m', '15m', '30m', '1h', '4h', '1d'],
  // Kraken keeps the newest 720 candles of each interval and no others: one request returns all there are.
  candlesMax: Infinity,
  candlesPath: ({ rest }, interval, from) =>
    `/0/public/OHLC?pair=${rest}&interval=${lengthOf(interval) / 60_000}&since=${from / secondMs - 1}`,
  readCandles(body) {
    const rows = Object.values(fieldsOf(fieldsOf(body)['result'])).find((value) => Array.isArray(value))
    return rows === undefined ? undefined : listOf(rows).map(readCandle)
  },
}

/** Over HTTP two coins still have Kraken's old names. */
const renamed = new Map([
  ['XBT', 'BTC'],
  ['XDG', 'DOGE'],
])

function readMarkets(body: unknown): ReadonlyMap<string, Market> | undefined {
  const { result } = fieldsOf(body)
  if (result === undefined) return undefined
  const markets = new Map<string, Market>()
  for (const { wsname, altname, status = 'online' } of Object.values(fieldsOf(result)).map(fieldsOf)) {
    const [base, quote] = textOf(wsname).split('/')
    if (base === undefined || quote === undefined || status !== 'online') continue
    const name = `${renamed.get(base) ?? base}/${renamed.get(quote) ?? quote}`
    markets.set(name, { stream: name, rest: textOf(altname) })
  }
  return markets
}

function readFrame(frame: unknown): readonly FrameFact[] {
  const { channel, data, success, error } = fieldsOf(frame)
  if (success === false) return [{ kind: 'refusal', text: textOf(error) }]
  if (channel !== 'ticker' && channel !== 'trade') return []
  if (!Array.isArray(data)) return [{ kind: 'garbage' }]
  return data.map(fieldsOf).map(channel === 'ticker' ? tickerFact : tradedFact)
}

/** Tickers have carried a time for some years only; for one without it we use the time of receipt. */
const tickerFact = ({ symbol, bid, ask, last, timestamp }: Fields): FrameFact =>
  quoteFact(symbol, { bid, ask, last }, timeIn(timestamp, isoTimeOf))

const tradedFact = ({ symbol, price, qty, timestamp }: Fields): FrameFact =>
  tradeFact(symbol, price, qty, timeIn(timestamp, isoTimeOf))

function readCandle(row: unknown) {
  const [openTime, open, high, low, close, , volume] = listOf(row)
  return candleIn({ openAt: secondsOf(openTime), open, high, low, close, volume })
}
