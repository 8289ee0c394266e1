import type { FeedTick } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { mayBeSkipped } from '../../../../optional/may-be-skipped.ts'
import { installing, optionalPackage } from '../../../../optional/optional-package.ts'
import { marketDataFolder, needsMarketData } from '../replay/market-data-folder.ts'
import type { FeedState, LiveFeedOptions } from './feed.ts'
import { openLiveFeed } from './live-feed.ts'
import { type LocalScript, openLocalExchange } from './local-exchange.ts'
import { readBody, readMessages } from './recorded-messages.ts'

const folder = marketDataFolder() ?? ''
const isCcxtMissing = optionalPackage('ccxt', 'ccxt') === undefined && mayBeSkipped()
/** Part of the title of a test that is left out without it. */
const needsCcxt = `needs ccxt: ${installing('ccxt')}`
const now = 1_723_161_254_000

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

async function opened(script: LocalScript, options: Partial<LiveFeedOptions> = {}) {
  const exchange = await openLocalExchange(script)
  open.push(exchange)
  const ticks: FeedTick[] = []
  const states: FeedState[] = []
  const feed = await openLiveFeed({
    exchange: 'ccxt:binance',
    symbols: [...defaultSettings.symbols.values()],
    clock: () => now,
    endpoints: exchange.endpoints,
    onTicks: (frames) => ticks.push(...frames),
    onState: (state) => states.push(state),
    ...options,
    limits: { backoffMs: 2, backoffMsMax: 20, ...options.limits },
  })
  open.push(feed)
  return { exchange, feed, ticks, states }
}

const until = (met: () => void) => vi.waitFor(met, { timeout: 10_000, interval: 2 })
const shortest = (text: string): string => (text.includes('.') ? text.replace(/[.]?0+$/, '') : text)

type Event = { s: string; b: string; a: string; p: string; q: string; e?: string }

/** What ccxt subscribes to, by the text of its request. */
const asksFor = (text: string, channel: string): boolean => text.includes('"SUBSCRIBE"') && text.includes(`@${channel}`)

describe.skipIf(folder === '' || isCcxtMissing)(
  `Binance spot through ccxt (${needsMarketData}; ${needsCcxt})`,
  { timeout: 30_000 },
  () => {
    const exchangeInfo = () => readBody(folder, 'binance_rest_exchangeInfo.json')
    const events = readRecordedEvents()

    function readRecordedEvents(): { quotes: Event[]; trades: Event[] } {
      if (folder === '') return { quotes: [], trades: [] }
      const all = readMessages(folder, 'binance_spot_btcusdt_combined.jsonl.gz').flatMap(({ raw }) => {
        const { stream, data } = JSON.parse(raw) as { stream?: string; data: Event }
        return stream === undefined ? [] : [data]
      })
      return { quotes: all.filter(({ e }) => e === undefined), trades: all.filter(({ e }) => e === 'trade') }
    }

    /** Sends the recorded events one by one, each after the previous one has arrived. */
    async function sendEach(socket: WebSocket, sent: readonly Event[], seen: () => number): Promise<void> {
      for (const [i, event] of sent.entries()) {
        socket.send(JSON.stringify(event))
        await until(() => expect(seen()).toBeGreaterThan(i))
      }
    }

    it('turns each recorded quote into exactly its tick', async () => {
      const quotes = events.quotes.slice(0, 300)
      let socket: WebSocket | undefined
      const { ticks, feed, states } = await opened({
        rest: () => ({ body: exchangeInfo() }),
        onFrame(from, text) {
          if (asksFor(text, 'bookTicker')) socket = from
        },
      })
      await until(() => expect(socket).toBeDefined())
      if (socket !== undefined) await sendEach(socket, quotes, () => ticks.length)
      expect(ticks.map((tick) => [tick.symbol, printDecimal(tick.bid), printDecimal(tick.ask), tick.source])).toEqual(
        quotes.map(({ b, a }) => ['BTC/USDT', shortest(b), shortest(a), 'ccxt:binance']),
      )
      expect(new Set(ticks.map(({ sourceAt, derived }) => `${sourceAt} ${derived}`))).toEqual(new Set([`${now} false`]))
      expect(feed.symbols).toEqual('BTC ETH BNB SOL XRP DOGE ADA LINK LTC DOT'.split(' ').map((base) => `${base}/USDT`))
      expect(feed.description).toContain('live prices of binance, read through ccxt; not carried, so off: EUR/USD')
      expect(states.map(({ connected }) => connected)).toEqual([true])
      expect(feed.state().garbage).toBe(0)
    })

    it('keeps all traded volume and the last quote of a burst', async () => {
      const { quotes, trades } = events
      const sockets: WebSocket[] = []
      const { ticks } = await opened({
        rest: () => ({ body: exchangeInfo() }),
        onFrame(socket, text) {
          if (asksFor(text, 'trade')) {
            sockets[0] = socket
            for (const trade of trades) socket.send(JSON.stringify(trade))
          }
          if (asksFor(text, 'bookTicker')) {
            sockets[1] = socket
            for (const quote of quotes) socket.send(JSON.stringify(quote))
          }
        },
      })
      const lastQuote = quotes.at(-1)
      await until(() => expect(printDecimal(ticks.at(-1)?.bid ?? 0n)).toBe(shortest(lastQuote?.b ?? '')))
      const sum = trades.reduce((all, { q }) => all + BigInt(q.replace('.', '')), 0n)
      const volume = () => ticks.reduce((all, tick) => all + tick.volume, 0n)
      await until(() => {
        sockets[1]?.send(JSON.stringify(lastQuote))
        expect(volume()).toBe(sum * 10n ** 10n)
      })
      expect(printDecimal(ticks.at(-1)?.last ?? 0n)).toBe(shortest(trades.at(-1)?.p ?? ''))
    })

    it('reconnects and resubscribes when the connection is lost or silent', async () => {
      const [quote] = events.quotes
      let asked = 0
      const { ticks, feed } = await opened(
        {
          rest: () => ({ body: exchangeInfo() }),
          onFrame(socket, text) {
            if (!asksFor(text, 'bookTicker')) return
            asked += 1
            // The second connection stays silent.
            if (asked === 1) socket.send(JSON.stringify(quote), () => socket.close())
            else if (asked > 2) socket.send(JSON.stringify(quote))
          },
        },
        { limits: { quietAfterMs: 500 } },
      )
      await until(() => expect(ticks).toHaveLength(2))
      expect(asked).toBe(3)
      expect(feed.state()).toMatchObject({ connected: true, reconnects: 1 })
    })

    it('counts garbage and continues', async () => {
      const [quote] = events.quotes
      let socket: WebSocket | undefined
      const { ticks, feed } = await opened({
        rest: () => ({ body: exchangeInfo() }),
        onFrame(from, text) {
          if (asksFor(text, 'bookTicker')) socket = from
        },
      })
      await until(() => expect(socket).toBeDefined())
      for (const frame of ['{"half":', '[1,2', '{"s":"BTCUSDT","b":"one","a":"two"}', '<html></html>'])
        socket?.send(frame)
      await until(() => expect(feed.state().garbage).toBeGreaterThanOrEqual(3))
      await until(() => {
        socket?.send(JSON.stringify(quote))
        expect(ticks.length).toBeGreaterThan(0)
      })
      expect(feed.state().connected).toBe(true)
    })

    it('requests the markets again when the exchange was busy', async () => {
      const answers = [
        { status: 503, body: '<html>Bad Gateway</html>' },
        { status: 429, body: '{}' },
      ]
      const { feed, exchange } = await opened({ rest: () => answers.shift() ?? { body: exchangeInfo() } })
      expect(feed.symbols).toContain('BTC/USDT')
      expect(exchange.requests).toHaveLength(3)
    })

    it('backfills the recorded klines in pages of a hundred', async () => {
      const klines = JSON.parse(readBody(folder, 'binance_spot_rest_klines_BTCUSDT_1m.json.gz')) as [
        number,
        ...string[],
      ][]
      const { feed, exchange } = await opened({
        rest({ pathname, searchParams }) {
          if (pathname !== '/api/v3/klines') return { body: exchangeInfo() }
          const [from, limit] = [Number(searchParams.get('startTime')), Number(searchParams.get('limit'))]
          return { body: JSON.stringify(klines.filter(([openAt]) => openAt >= from).slice(0, limit)) }
        },
      })
      const [from, to] = [klines[100]?.[0] ?? 0, klines[350]?.[0] ?? 0]
      const candles = await feed.candles('BTC/USDT', '1m', from, to)
      expect(
        candles.map((each) => [
          each.openAt,
          ...[each.open, each.high, each.low, each.close, each.volume].map(printDecimal),
        ]),
      ).toEqual(klines.slice(100, 350).map((row) => [row[0], ...row.slice(1, 6).map((text) => shortest(String(text)))]))
      expect(exchange.requests.filter((path) => path.includes('/klines?'))).toHaveLength(3)
    })
  },
)

describe.skipIf(isCcxtMissing)(`ccxt (${needsCcxt})`, () => {
  it('fails for an exchange that ccxt does not have', async () => {
    await expect(opened({ rest: () => ({ body: '{}' }) }, { exchange: 'ccxt:mtgox' })).rejects.toThrow(
      'ccxt has no stream of "mtgox"',
    )
  })

  it('fails when the exchange has none of the symbols', async () => {
    await expect(opened({ rest: () => ({ body: '{"symbols":[]}' }) })).rejects.toThrow(
      'ccxt:binance lists none of our symbols',
    )
  })
})
