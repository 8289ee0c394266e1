import { printDecimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import { marketDataFolder, needsMarketData } from '../replay/market-data-folder.ts'
import { binance } from './binance.ts'
import { coinbase } from './coinbase.ts'
import { parseExactJson } from './exact-json.ts'
import type { Exchange, FrameFact } from './exchange.ts'
import { kraken } from './kraken.ts'
import { readMessages } from './recorded-messages.ts'

const folder = marketDataFolder()

/** A fact written like the frame itself, independently of the code under test. */
type Said = { kind: string; market?: string; bid?: string; ask?: string; last?: string; size?: string; at?: number }

function said(exchange: Exchange, raw: string): Said[] {
  return exchange.readFrame(parseExactJson(raw)).map(saidBy)
}

function saidBy(fact: FrameFact): Said {
  if (fact.kind === 'garbage' || fact.kind === 'refusal') return { kind: fact.kind }
  const { kind, market, at, last } = fact
  const quote = kind === 'quote' ? fact.quote : undefined
  return {
    kind,
    market,
    ...(quote === undefined ? {} : { bid: printDecimal(quote.bid), ask: printDecimal(quote.ask) }),
    ...(last === undefined ? {} : { last: printDecimal(last) }),
    ...(kind === 'trade' ? { size: printDecimal(fact.size) } : {}),
    ...(at === undefined ? {} : { at }),
  }
}

const shortest = (text: string): string => (text.includes('.') ? text.replace(/[.]?0+$/, '') : text)

const isoMs = (text: string): number => Date.parse(text.replace(/([.]\d{3})\d*Z$/, '$1Z'))

type BinanceFrame = {
  stream?: string
  data?: { e?: string; E?: number; b: string; a: string; p: string; q: string; X?: string }
}

function saidByBinance(raw: string): Said[] {
  const { stream = '', data } = JSON.parse(raw) as BinanceFrame
  const [market = '', channel] = stream.split('@')
  if (data === undefined || (channel !== 'bookTicker' && channel !== 'trade')) return []
  const at = data.E === undefined ? {} : { at: data.E }
  if (channel === 'bookTicker') return [{ kind: 'quote', market, bid: shortest(data.b), ask: shortest(data.a), ...at }]
  return [{ kind: 'trade', market, last: shortest(data.p), size: shortest(data.q), ...at }]
}

type CoinbaseFrame = {
  type: string
  product_id: string
  price: string
  size: string
  best_bid: string
  best_ask: string
  time: string
}

function saidByCoinbase(raw: string): Said[] {
  const frame = JSON.parse(raw) as CoinbaseFrame
  const market = frame.product_id
  if (frame.type === 'match') {
    const { price, size, time } = frame
    return [{ kind: 'trade', market, last: shortest(price), size: shortest(size), at: isoMs(time) }]
  }
  if (frame.type !== 'ticker') return []
  const { best_bid: bid, best_ask: ask, price, time } = frame
  return [{ kind: 'quote', market, bid: shortest(bid), ask: shortest(ask), last: shortest(price), at: isoMs(time) }]
}

describe.skipIf(folder === undefined)(`every recorded frame (${needsMarketData})`, () => {
  const incoming = (name: string) => readMessages(folder ?? '', name).filter(({ dir }) => dir === 'in')

  it.each([
    ['binance_spot_btcusdt_combined.jsonl.gz', 5_360, 1_381],
    ['binance_spot_ethusdt_combined.jsonl.gz', 5_079, 1_119],
    ['binance_spot_4pairs_all_channels.jsonl.gz', 84, 0],
    ['binanceus_spot_4pairs_all_channels.jsonl.gz', 128, 0],
    ['binance_usdm_btcusdt_combined.jsonl.gz', 3_547, 615],
    ['binance_usdm_ethusdt_combined.jsonl.gz', 3_595, 626],
    ['binance_usdm_4pairs_all_channels.jsonl.gz', 369, 0],
    ['ccxt_comment_samples_binance.jsonl', 0, 0],
  ])('Binance: %s', (name, quotes, trades) => {
    const frames = incoming(name)
    const all = frames.flatMap(({ raw }) => said(binance, raw))
    expect(all).toEqual(frames.flatMap(({ raw }) => saidByBinance(raw)))
    expect(all.filter(({ kind }) => kind === 'quote')).toHaveLength(quotes)
    expect(all.filter(({ kind }) => kind === 'trade')).toHaveLength(trades)
  })

  it.each([
    ['coinbase_exchange_10pairs_ticker_match_l2.jsonl.gz', 30, 20],
    ['ccxt_comment_samples_coinbaseexchange.jsonl', 2, 2],
  ])('Coinbase: %s', (name, quotes, trades) => {
    const frames = incoming(name)
    const all = frames.flatMap(({ raw }) => said(coinbase, raw))
    expect(all).toEqual(frames.flatMap(({ raw }) => saidByCoinbase(raw)))
    expect(all.filter(({ kind }) => kind === 'quote')).toHaveLength(quotes)
    expect(all.filter(({ kind }) => kind === 'trade')).toHaveLength(trades)
  })

  it('Kraken: the five recorded frames of version 2', () => {
    expect(incoming('ccxt_comment_samples_kraken.jsonl').map(({ raw }) => said(kraken, raw))).toEqual([
      [{ kind: 'quote', market: 'BTC/USD', bid: '108359.8', ask: '108359.9', last: '108359.8' }],
      [{ kind: 'trade', market: 'MATIC/USD', last: '0.5117', size: '40', at: Date.UTC(2023, 8, 25, 7, 49, 37, 708) }],
      [],
      [],
      [],
    ])
  })
})

/** Written by hand in the documented form of the exchange: not recorded. */
describe('hand-written frames of Kraken in the documented form', () => {
  const ticker = (data: string) => `{"channel":"ticker","type":"update","data":[${data}]}`
  const at = Date.UTC(2026, 3, 28, 9, 30, 59, 123)

  it.each<[string, string, Said[]]>([
    [
      'an update with a time',
      ticker(
        '{"symbol":"ETH/USD","bid":2301.10,"ask":2301.11,"last":2301.1,"timestamp":"2026-04-28T09:30:59.123456Z"}',
      ),
      [{ kind: 'quote', market: 'ETH/USD', bid: '2301.1', ask: '2301.11', last: '2301.1', at }],
    ],
    [
      'two symbols, one of them unreadable',
      ticker('{"symbol":"EUR/USD","bid":1.08001,"ask":1.08003,"last":1.08002},{"symbol":"GBP/USD","bid":true,"ask":1}'),
      [{ kind: 'quote', market: 'EUR/USD', bid: '1.08001', ask: '1.08003', last: '1.08002' }, { kind: 'garbage' }],
    ],
    [
      'a price that floating point cannot represent',
      ticker('{"symbol":"BTC/USD","bid":108359.8000000000001,"ask":1.083599e5,"last":1e-8}'),
      [{ kind: 'quote', market: 'BTC/USD', bid: '108359.8000000000001', ask: '108359.9', last: '0.00000001' }],
    ],
    [
      'no bid and no ask',
      ticker('{"symbol":"BTC/USD","bid":null,"last":5}'),
      [{ kind: 'quote', market: 'BTC/USD', last: '5' }],
    ],
    [
      'an empty side of the book',
      ticker('{"symbol":"BTC/USD","bid":0,"ask":5,"last":5}'),
      [{ kind: 'quote', market: 'BTC/USD', bid: '0', ask: '5', last: '5' }],
    ],
    ['an invalid time', ticker('{"symbol":"BTC/USD","bid":4,"ask":5,"timestamp":"yesterday"}'), [{ kind: 'garbage' }]],
    ['no data', '{"channel":"ticker","type":"update"}', [{ kind: 'garbage' }]],
    [
      'two trades',
      `{"channel":"trade","type":"update","data":[
        {"symbol":"BTC/USD","side":"buy","price":90000.1,"qty":0.00000001,"ord_type":"limit","trade_id":1,"timestamp":"2026-04-28T09:30:59.123456Z"},
        {"symbol":"BTC/USD","side":"buy","price":-1,"qty":1,"ord_type":"limit","trade_id":2,"timestamp":"2026-04-28T09:30:59.123456Z"}]}`,
      [{ kind: 'trade', market: 'BTC/USD', last: '90000.1', size: '0.00000001', at }, { kind: 'garbage' }],
    ],
    ['a heartbeat', '{"channel":"heartbeat"}', []],
    ['the status', '{"channel":"status","type":"update","data":[{"system":"online","api_version":"v2"}]}', []],
    ['a subscription', '{"method":"subscribe","success":true,"result":{"channel":"ticker","symbol":"BTC/USD"}}', []],
    [
      'a refusal',
      '{"error":"Currency pair not supported XAU/USD","method":"subscribe","success":false}',
      [{ kind: 'refusal' }],
    ],
    ['the name of a member of Object.prototype', '{"channel":"constructor","data":[{}]}', []],
  ])('%s', (_, raw, expected) => {
    expect(said(kraken, raw)).toEqual(expected)
  })
})

describe('hand-written frames of Binance and Coinbase', () => {
  it.each<[string, Exchange, string, Said[]]>([
    ['an acknowledgement', binance, '{"result":null,"id":1}', []],
    ['a refusal', binance, '{"error":{"code":2,"msg":"Invalid request"},"id":1}', [{ kind: 'refusal' }]],
    [
      'a quote without an ask',
      binance,
      '{"stream":"btcusdt@bookTicker","data":{"s":"BTCUSDT","b":"1"}}',
      [{ kind: 'garbage' }],
    ],
    ['a quote without data', binance, '{"stream":"btcusdt@bookTicker","data":null}', [{ kind: 'garbage' }]],
    [
      'a quote of words',
      binance,
      '{"stream":"btcusdt@bookTicker","data":{"b":"one","a":"two"}}',
      [{ kind: 'garbage' }],
    ],
    ['a trade of lists', binance, '{"stream":"btcusdt@trade","data":{"p":["1"],"q":{}}}', [{ kind: 'garbage' }]],
    ['a stream that is a list', binance, '{"stream":["btcusdt@trade"],"data":{}}', []],
    [
      'a ticker without quotes',
      coinbase,
      '{"type":"ticker","product_id":"BTC-USD","price":"5.10"}',
      [{ kind: 'quote', market: 'BTC-USD', last: '5.1' }],
    ],
    ['a ticker with nothing', coinbase, '{"type":"ticker","product_id":"BTC-USD"}', [{ kind: 'garbage' }]],
    ['a ticker of no product', coinbase, '{"type":"ticker","price":"5"}', [{ kind: 'garbage' }]],
    [
      'a refusal',
      coinbase,
      '{"type":"error","message":"Failed to subscribe","reason":"X-USD is not valid"}',
      [{ kind: 'refusal' }],
    ],
    ['a heartbeat', coinbase, '{"type":"heartbeat","sequence":90,"last_trade_id":20,"product_id":"BTC-USD"}', []],
    ['a list', coinbase, '[1,2,3]', []],
  ])('%s', (_, exchange, raw, expected) => {
    expect(said(exchange, raw)).toEqual(expected)
  })
})
