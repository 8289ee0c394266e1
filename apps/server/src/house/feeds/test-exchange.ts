import { type LocalAnswer, openLocalExchange } from '@touchstone/market/live/local-exchange'
import { readBody, readMessages } from '@touchstone/market/live/recorded-messages'
import { minuteMs } from '@touchstone/domain/time'

/** How a recorded exchange is played: its HTTP responses, and its quotes of bitcoin one after the other. */
type Form = {
  rest: (url: URL) => LocalAnswer
  /** The message with which a client subscribes to quotes; undefined if the stream's address says it. */
  subscription: string | undefined
  quote: (count: number) => string
}

export const recordedExchanges = ['binance', 'coinbase', 'kraken', 'ccxt:binance'] as const
export type RecordedExchange = (typeof recordedExchanges)[number]

type Socket = { send: (text: string) => void; terminate: () => void; readyState: number; OPEN: number }

const everyMs = 40

/**
 * An exchange on this machine that plays a recording, with its times moved to now, until the test changes its
 * behaviour.
 */
export async function openTestExchange(folder: string, name: RecordedExchange) {
  const form = formOf(folder, name)
  const listeners = new Set<Socket>()
  let mode: 'plays' | 'is silent' | 'is away' = 'plays'
  let count = 0
  const exchange = await openLocalExchange({
    rest: (url) => (mode === 'is away' ? { status: 503, body: 'maintenance' } : form.rest(url)),
    refuse: () => (mode === 'is away' ? { status: 503, body: 'maintenance' } : undefined),
    onStream(socket) {
      if (form.subscription === undefined) listeners.add(socket)
    },
    onFrame(socket, text) {
      if (form.subscription !== undefined && text.includes(form.subscription)) listeners.add(socket)
    },
  })
  const playing = setInterval(() => {
    if (mode !== 'plays') return
    const text = form.quote((count += 1))
    for (const socket of listeners) if (socket.readyState === socket.OPEN) socket.send(text)
  }, everyMs)
  return {
    ...exchange,
    play: () => void (mode = 'plays'),
    fallSilent: () => void (mode = 'is silent'),
    /** Ends every connection, and makes none. */
    goAway() {
      mode = 'is away'
      for (const socket of listeners) socket.terminate()
      listeners.clear()
    },
    async close() {
      clearInterval(playing)
      await exchange.close()
    },
  }
}

function formOf(folder: string, name: RecordedExchange): Form {
  if (name === 'coinbase') return coinbaseForm(folder)
  if (name === 'kraken') return krakenForm(folder)
  const quotes = binanceQuotes(folder)
  const quote = (count: number): string => quotes[count % quotes.length] ?? ''
  if (name === 'binance') return { rest: binanceRest(folder), subscription: undefined, quote }
  const bare = (text: string): string => JSON.stringify((JSON.parse(text) as { data: unknown }).data)
  return { rest: binanceRest(folder), subscription: '@bookTicker', quote: (count) => bare(quote(count)) }
}

const framesOf = (folder: string, name: string): string[] =>
  readMessages(folder, name).flatMap(({ dir, raw }) => (dir === 'in' ? [raw] : []))

const binanceQuotes = (folder: string): string[] =>
  framesOf(folder, 'binance_spot_btcusdt_combined.jsonl.gz').filter((raw) => raw.includes('btcusdt@bookTicker'))

/** The recorded minutes of bitcoin, again and again; of everything else there are no candles. */
function binanceRest(folder: string): Form['rest'] {
  const markets = readBody(folder, 'binance_rest_exchangeInfo.json')
  const text = readBody(folder, 'binance_spot_rest_klines_BTCUSDT_1m.json.gz')
  const recorded = JSON.parse(text) as [number, ...string[]][]
  return ({ pathname, searchParams: query }) => {
    if (pathname !== '/api/v3/klines') return { body: markets }
    if (query.get('symbol') !== 'BTCUSDT' || query.get('interval') !== '1m') return { body: '[]' }
    const [from, to] = [Number(query.get('startTime')), Number(query.get('endTime'))]
    const rows: unknown[] = []
    for (let at = from; at <= Math.min(to, Date.now()) && rows.length < 1_000; at += minuteMs)
      rows.push([at, ...(recorded[(at / minuteMs) % recorded.length] ?? []).slice(1)])
    return { body: JSON.stringify(rows) }
  }
}

function coinbaseForm(folder: string): Form {
  const ticker = framesOf(folder, 'ccxt_comment_samples_coinbaseexchange.jsonl').find((raw) =>
    raw.includes('"type":"ticker","sequence":12042642428'),
  )
  const rest: Form['rest'] = ({ pathname }) =>
    pathname === '/products' ? { body: readBody(folder, 'coinbase_exchange_rest_products.json.gz') } : { body: '[]' }
  return {
    rest,
    subscription: '"ticker"',
    quote: () => JSON.stringify({ ...(JSON.parse(ticker ?? '{}') as object), time: new Date().toISOString() }),
  }
}

/** Its ticker was recorded before tickers had a time of their own. */
function krakenForm(folder: string): Form {
  const ticker = framesOf(folder, 'ccxt_comment_samples_kraken.jsonl').find((raw) => raw.includes('"ticker"'))
  const rest: Form['rest'] = ({ pathname }) =>
    pathname.endsWith('/OHLC')
      ? { body: '{"error":[],"result":{"XXBTZUSD":[],"last":0}}' }
      : { body: readBody(folder, 'kraken_rest_assetPairs.json.gz') }
  return { rest, subscription: '"ticker"', quote: () => ticker ?? '' }
}
