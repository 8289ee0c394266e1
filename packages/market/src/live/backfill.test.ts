import { type Candle, type CandleInterval, candleOpenAt, lengthOf } from '@touchstone/domain/market/candle'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterEach, describe, expect, it } from 'vitest'
import { marketDataFolder, needsMarketData } from '../replay/market-data-folder.ts'
import { backfill, type CandlePages } from './backfill.ts'
import type { LiveFeed, LiveFeedOptions } from './feed.ts'
import { openLiveFeed } from './live-feed.ts'
import { type LocalExchange, type LocalScript, openLocalExchange } from './local-exchange.ts'
import { readBody } from './recorded-messages.ts'

const minute = 60_000
/** 2026-01-05T00:00:00Z, a Monday. */
const monday = 1_767_571_200_000

function candle(openAt: number, price: string): Candle {
  const [open, high, low, close] = [decimal(price), decimal(price), decimal(price), decimal(price)]
  return { openAt, open, high, low, close, volume: decimal('1') }
}

/** An exchange that has every candle of these intervals and records the requests. */
function everything(intervals: readonly CandleInterval[], candlesMax: number) {
  const asked: [CandleInterval, number, number][] = []
  const pages: CandlePages = {
    intervals,
    candlesMax,
    page(interval, from, to) {
      asked.push([interval, from, to])
      const length = lengthOf(interval)
      // Unordered and with one extra candle at each end, as exchanges return them.
      const count = (to - from) / length + 2
      return Promise.resolve(Array.from({ length: count }, (_, i) => candle(to - i * length, String(count))))
    },
  }
  return { asked, pages }
}

const noGarbage = () => expect.unreachable('nothing is garbage')

describe('backfill', () => {
  it('requests page by page, starting with the candle that contains `from`', async () => {
    const { asked, pages } = everything(['1m'], 100)
    const range = { from: monday + 30_000, to: monday + 250 * minute + 1 }
    const candles = await backfill(pages, '1m', range, noGarbage)
    expect(candles.map(({ openAt }) => openAt)).toEqual(Array.from({ length: 251 }, (_, i) => monday + i * minute))
    expect(asked).toEqual([
      ['1m', monday, monday + 100 * minute],
      ['1m', monday + 100 * minute, monday + 200 * minute],
      ['1m', monday + 200 * minute, monday + 251 * minute],
    ])
  })

  it('returns nothing for an empty range, without a request', async () => {
    const { asked, pages } = everything(['1m'], 100)
    expect(await backfill(pages, '1m', { from: monday, to: monday }, noGarbage)).toEqual([])
    expect(asked).toEqual([])
  })

  it.each<[CandleInterval, CandleInterval]>([
    ['30m', '15m'],
    ['4h', '1h'],
    ['1w', '1d'],
    ['15m', '15m'],
  ])('folds %s from %s where the exchange has 1m, 15m, 1h and 1d', async (wanted, source) => {
    const { asked, pages } = everything(['1m', '15m', '1h', '1d'], 1_000)
    const from = monday + 3 * lengthOf(wanted) - 1
    const candles = await backfill(pages, wanted, { from, to: from + 1 }, noGarbage)
    expect(asked.map(([interval]) => interval)).toEqual([source])
    expect(candles).toHaveLength(1)
    expect(candles[0]?.openAt).toBe(candleOpenAt(wanted, from))
    expect(candles[0]?.volume).toBe(decimal(String(lengthOf(wanted) / lengthOf(source))))
  })

  it('counts and skips unreadable candles and candles off the interval', async () => {
    let garbage = 0
    const page: CandlePages['page'] = () =>
      Promise.resolve([candle(monday, '1'), undefined, candle(monday + 1, '2'), candle(monday + minute, '3')])
    const pages = { intervals: ['1m' as const], candlesMax: 10, page }
    const candles = await backfill(pages, '1m', { from: monday, to: monday + 5 * minute }, () => (garbage += 1))
    expect(candles.map(({ openAt }) => openAt)).toEqual([monday, monday + minute])
    expect(garbage).toBe(2)
  })
})

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

async function opened(exchange: string, rest: LocalScript['rest']): Promise<{ local: LocalExchange; feed: LiveFeed }> {
  const local = await openLocalExchange({ rest })
  open.push(local)
  const options: LiveFeedOptions = {
    exchange,
    symbols: [...defaultSettings.symbols.values()].slice(0, 1),
    clock: () => monday,
    onTicks: () => undefined,
    endpoints: local.endpoints,
    limits: { backoffMs: 1, requestTries: 3 },
  }
  const feed = await openLiveFeed(options)
  open.push(feed)
  return { local, feed }
}

const shortest = (text: string): string => (text.includes('.') ? text.replace(/[.]?0+$/, '') : text)

const printed = ({ openAt, open: first, high, low, close, volume }: Candle) => [
  openAt,
  ...[first, high, low, close, volume].map(printDecimal),
]

const folder = marketDataFolder() ?? ''

describe.skipIf(folder === '')(`recorded candles over HTTP (${needsMarketData})`, () => {
  it('Binance: 500 klines, as an exchange with pages of a thousand returns them', async () => {
    const klines = JSON.parse(readBody(folder, 'binance_spot_rest_klines_BTCUSDT_1m.json.gz')) as [
      number,
      ...string[],
    ][]
    const exchangeInfo = readBody(folder, 'binance_rest_exchangeInfo.json')
    const { local, feed } = await opened('binance', ({ pathname, searchParams }) => {
      if (pathname !== '/api/v3/klines') return { body: exchangeInfo }
      const [from, to] = [Number(searchParams.get('startTime')), Number(searchParams.get('endTime'))]
      return { body: JSON.stringify(klines.filter(([openAt]) => openAt >= from && openAt <= to).slice(0, 1_000)) }
    })
    const [from, to] = [klines[0]?.[0] ?? 0, (klines.at(-1)?.[0] ?? 0) + minute]
    const candles = await feed.candles('BTC/USDT', '1m', from, to)
    expect(candles.map(printed)).toEqual(
      klines.map((row) => [row[0], ...row.slice(1, 6).map((x) => shortest(String(x)))]),
    )
    expect(await feed.candles('BTC/USDT', '1m', from - 1_200 * minute, to)).toEqual(candles)
    expect(local.requests.filter((path) => path.includes('/klines?'))).toHaveLength(3)
    expect(local.requests[1]).toBe(
      `/api/v3/klines?symbol=BTCUSDT&interval=1m&startTime=${from}&endTime=${to - 1}&limit=1000`,
    )
    expect(await feed.candles('DOGE/USDT', '1m', from, to)).toEqual([])
    expect(feed.state().garbage).toBe(0)
  })

  it('Coinbase: ten candles with floating-point volumes, newest first', async () => {
    const body = readBody(folder, 'coinbase_exchange_rest_candles.json')
    const markets = readBody(folder, 'coinbase_exchange_rest_products.json.gz')
    const { local, feed } = await opened('coinbase', ({ pathname }) => ({
      body: pathname.endsWith('/candles') ? body : markets,
    }))
    const from = 1_517_443_200_000
    const candles = await feed.candles('BTC/USDT', '1m', from, from + 10 * minute)
    expect(candles.map(printed)).toEqual([
      [from, '10099.99', '10099.99', '10099.98', '10099.98', '1.87868123'],
      [from + minute, '10099.98', '10099.99', '10069.46', '10069.47', '5.56541081'],
      [from + 2 * minute, '10069.47', '10098.55', '10069.47', '10098.55', '2.9152506999999996'],
      [from + 3 * minute, '10099', '10099.99', '10098.99', '10099.98', '16.057411940000005'],
      [from + 4 * minute, '10099.99', '10149.91', '10099.99', '10149.91', '9.32733184'],
      [from + 5 * minute, '10149.91', '10166.25', '10149.91', '10156.99', '6.6482725600000006'],
      [from + 6 * minute, '10156.99', '10157', '10156.99', '10156.99', '2.2357688599999963'],
      [from + 7 * minute, '10156.99', '10157', '10127.89', '10130', '1.0367627400000001'],
      [from + 8 * minute, '10129.99', '10130', '10106.01', '10106.01', '4.727521520000001'],
      [from + 9 * minute, '10106.01', '10120.21', '10106', '10120.21', '2.85107455'],
    ])
    expect(local.requests.at(-1)).toBe(
      '/products/BTC-USD/candles?granularity=60&start=2018-02-01T00:00:00.000Z&end=2018-02-01T00:09:00.000Z',
    )
  })

  it('Kraken: the newest 720 in one response', async () => {
    const body = readBody(folder, 'kraken_rest_ohlc.json.gz')
    const markets = readBody(folder, 'kraken_rest_assetPairs.json.gz')
    const { local, feed } = await opened('kraken', ({ pathname }) => ({
      body: pathname.endsWith('/OHLC') ? body : markets,
    }))
    type Row = [number, ...string[]]
    const rows = (JSON.parse(body) as { result: { XXBTZUSD: Row[] } }).result.XXBTZUSD
    const last = (rows.at(-1)?.[0] ?? 0) * 1_000
    const candles = await feed.candles('BTC/USDT', '1m', last - 10_000 * minute, last + minute)
    expect(candles.map(printed)).toEqual(
      rows.map(([second, first, high, low, close, , volume]) => [
        second * 1_000,
        ...[first, high, low, close, volume].map((text) => shortest(text ?? '')),
      ]),
    )
    expect(candles).toHaveLength(720)
    const since = last / 1_000 - 600_000 - 1
    expect(local.requests.slice(1)).toEqual([`/0/public/OHLC?pair=XBTUSD&interval=1&since=${since}`])
    const hours = await feed.candles('BTC/USDT', '1h', last - 2 * 3_600_000, last)
    expect(hours.every(({ openAt }) => openAt % 3_600_000 === 0)).toBe(true)
  })
})

describe('an exchange that does not return candles', () => {
  const listed = JSON.stringify([{ id: 'BTC-USD', base_currency: 'BTC', quote_currency: 'USD', status: 'online' }])
  const after = (answers: LocalScript['rest'][]) => (url: URL) =>
    url.pathname === '/products' ? { body: listed } : (answers.shift() ?? (() => ({ status: 500, body: '' })))(url)
  const asked = ({ feed }: { feed: LiveFeed }) => feed.candles('BTC/USDT', '1m', monday, monday + minute)
  const row = `[[${monday / 1_000},9,11,10,10.5,1e-7]]`

  it('is retried when it was busy, failed, or responded with an HTML page', async () => {
    const whole = await opened(
      'coinbase',
      after([
        () => ({ status: 429, headers: { 'retry-after': '0.01' }, body: '{"message":"slow down"}' }),
        () => ({ body: '<html>checking your browser</html>', headers: { 'content-type': 'text/html' } }),
        () => ({ body: row }),
      ]),
    )
    expect((await asked(whole)).map(printed)).toEqual([[monday, '10', '11', '9', '10.5', '0.0000001']])
  })

  it('fails after the retries with what the exchange responded', async () => {
    const whole = await opened('coinbase', after([]))
    await expect(asked(whole)).rejects.toThrow('got 500')
    expect(whole.local.requests).toHaveLength(4)
  })

  it('is distinguished from one that has none', async () => {
    const whole = await opened('coinbase', after([() => ({ body: '[]' }), () => ({ body: '{"message":"NotFound"}' })]))
    expect(await asked(whole)).toEqual([])
    await expect(asked(whole)).rejects.toThrow('no candles in the response')
  })

  it('counts the unreadable ones', async () => {
    const start = monday / 1_000
    const rows = [
      [start, 9, 11, 10, 10.5, 1],
      [start, 9, 8, 10, 10.5, 1],
      [start, -1, 11, 10, 10.5, 1],
      [start, 9, 11, 12, 10.5, 1],
      [start, 9, 11, 10, 10.5, -1],
      [start, 9, 11, null, 10.5, 1],
      ['soon', 9, 11, 10, 10.5, 1],
      null,
    ]
    const whole = await opened('coinbase', after([() => ({ body: JSON.stringify(rows) })]))
    expect(await asked(whole)).toHaveLength(1)
    expect(whole.feed.state().garbage).toBe(7)
  })

  it('does not delay close', async () => {
    const whole = await opened('coinbase', after([() => ({ status: 429, headers: { 'retry-after': '60' }, body: '' })]))
    const refusal = asked(whole).then(
      () => 'candles',
      (error: unknown) => String(error),
    )
    await whole.feed.close()
    expect(await refusal).toContain('aborted')
  })
})
