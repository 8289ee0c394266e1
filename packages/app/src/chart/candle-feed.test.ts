import type { CandleItem } from '@touchstone/wire/stream'
import { describe, expect, it } from 'vitest'
import type { Bar, Candle } from './candle.ts'
import { createCandleFeed, type FeedSource, type FeedState, pageSize } from './candle-feed.ts'

const minute = 60_000
const source: FeedSource = { symbol: 'BTC/USDT', interval: '1m' }

const candle = (at: number, close = '100'): Candle => ({
  openAtMs: at * minute,
  open: '100',
  high: '100',
  low: '100',
  close,
  volume: '1',
})
const live = (at: number, close?: string, different: Partial<CandleItem> = {}): CandleItem => ({
  ...candle(at, close),
  ...source,
  ...different,
})

/** A feed on a fake market, with moments on demand. */
function market() {
  const asked: { beforeAtMs?: number; limit: number }[] = []
  const states: FeedState[] = []
  const put: string[] = []
  const loaded: { count: number; isMore: boolean }[] = []
  let answers: (Candle[] | Error)[] = []
  let receive: (candles: readonly CandleItem[]) => void = () => undefined
  let moments: (() => void)[] = []
  let restarts = 0
  const feed = createCandleFeed({
    ask: (request) => {
      asked.push(request)
      const answer = answers.shift() ?? new Error('no answer')
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    listen: (_, receiver) => {
      receive = receiver
      return () => {
        receive = () => undefined
      }
    },
    soon: (run) => moments.push(run),
    onState: (state) => states.push(state),
    restart: () => {
      restarts += 1
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    feed,
    asked,
    states,
    put,
    loaded,
    settle,
    restarts: () => restarts,
    answer: (...next: (Candle[] | Error)[]) => {
      answers = next
    },
    receive: (...candles: CandleItem[]) => receive(candles),
    moment: async () => {
      const due = moments
      moments = []
      for (const run of due) run()
      await settle()
      return due.length
    },
    load: async (kind: 'first' | 'older' = 'first', oldestAtMs: number | null = null) => {
      feed.load({ kind, oldestAtMs, take: (bars, isMore) => loaded.push({ count: bars.length, isMore }) })
      await settle()
      if (kind === 'first') feed.follow((bar: Bar) => put.push(`${bar.timestamp / minute} ${bar.candle.close}`))
    },
  }
}

async function opened() {
  const made = market()
  made.feed.aim(source)
  made.answer([candle(1), candle(2)])
  await made.load()
  return made
}

describe('pages', () => {
  it('begins with the newest, and goes back from the oldest until a page is not full', async () => {
    const { feed: _, asked, states, loaded, answer, load } = await opened()
    answer(Array.from({ length: pageSize }, (_candle, index) => candle(index - 600)))
    await load('older', 60_000)
    expect(states).toEqual(['loading', 'shown'])
    expect(loaded).toEqual([
      { count: 2, isMore: false },
      { count: pageSize, isMore: true },
    ])
    expect(asked[1]).toEqual({ ...source, beforeAtMs: 60_000, limit: pageSize })
  })

  it('says that there is nothing, or that it failed; an older page that failed is asked for again', async () => {
    const { feed, states, loaded, answer, load } = market()
    feed.aim(source)
    answer([])
    await load()
    answer(new Error('lost'))
    await load()
    expect(states).toEqual(['loading', 'empty', 'loading', 'failed'])
    answer(new Error('lost'))
    await load('older', 1)
    expect(loaded.at(-1)).toEqual({ count: 0, isMore: true })
  })

  it('drops the answer to what is no longer shown', async () => {
    const { feed, loaded, states, answer, settle } = market()
    feed.aim(source)
    answer([candle(1)])
    feed.load({ kind: 'first', oldestAtMs: null, take: () => loaded.push({ count: 1, isMore: false }) })
    feed.aim({ ...source, symbol: 'ETH/USDT' })
    await settle()
    expect([loaded, states]).toEqual([[], ['loading']])
  })
})

describe('what grows', () => {
  it('is put on at once for all that came together, the newest of each candle, in their order', async () => {
    const { receive, moment, put } = await opened()
    receive(live(2, '101'))
    receive(live(3, '103'), live(2, '102'))
    expect(await moment()).toBe(1)
    expect(put).toEqual(['2 102', '3 103'])
  })

  it('is only of the symbol and the interval that are shown', async () => {
    const { receive, moment, put } = await opened()
    receive(live(2, '9', { symbol: 'ETH/USDT' }), live(2, '8', { interval: '5m' }))
    expect([await moment(), put]).toEqual([0, []])
  })

  it('is never put on before what is newer', async () => {
    const { receive, moment, put } = await opened()
    receive(live(1, '7'), live(2, '101'))
    await moment()
    expect(put).toEqual(['2 101'])
  })
})

describe('after a silence', () => {
  it('puts on what was missed, with the end of the candle that was the newest', async () => {
    const { feed, answer, settle, put, receive, moment } = await opened()
    answer([candle(1), candle(2, '105'), candle(3, '106'), candle(4, '107')])
    feed.catchUp()
    receive(live(4, '108'))
    await moment()
    await settle()
    expect(put).toEqual(['2 105', '3 106', '4 107', '4 108'])
  })

  it('reads what a gap has left out', async () => {
    const { receive, moment, answer, put, asked } = await opened()
    answer([candle(2, '105'), candle(3, '106'), candle(4, '107')])
    receive(live(4, '107'))
    await moment()
    expect(asked.length).toBe(2)
    expect(put).toEqual(['2 105', '3 106', '4 107', '4 107'])
  })

  it('goes on with what comes when that fails', async () => {
    const { receive, moment, answer, put } = await opened()
    answer(new Error('lost'))
    receive(live(9, '109'))
    await moment()
    expect(put).toEqual(['9 109'])
  })

  it('begins anew when too much was missed', async () => {
    const { feed, answer, settle, restarts } = await opened()
    answer(Array.from({ length: 100 }, (_, index) => candle(index + 50)))
    feed.catchUp()
    await settle()
    expect(restarts()).toBe(1)
  })
})
