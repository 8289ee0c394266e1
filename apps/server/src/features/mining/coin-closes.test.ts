import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { Candle } from '@touchstone/domain/market/candle'
import type { Tick } from '@touchstone/domain/market/tick'
import { decimal, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { coinCloses } from './coin-closes.ts'

const symbol = 'BTC/USDT'
const today = 20_000 * dayMs
const daysBack = (count: number): number[] => Array.from({ length: count }, (_, index) => today - (index + 1) * dayMs)

/** Candles of every day close at 1 and open at 2; `ticks` is what the tape has. */
function closesOf(ticks: readonly Tick[]) {
  let asked = 0
  const closes = coinCloses({
    tape: {
      firstAfter: () => Promise.resolve(ticks[0]),
      lastAtOrBefore(_symbol, time) {
        asked += 1
        const tick = ticks.findLast(({ sourceAt }) => sourceAt <= time)
        const seal = ticks.find(({ sourceAt }) => sourceAt > time)
        return Promise.resolve(tick && { tick, rows: seal ? [tick, seal] : [tick], sealed: seal !== undefined })
      },
    },
    candles: {
      list(_symbol, _interval, { before = 0, limit }) {
        const [open, close] = [decimal('2'), decimal('1')]
        const candleAt = (openAt: number): Candle => ({ openAt, open, high: open, low: close, close, volume: 1n })
        const newest = Math.ceil(before / dayMs) * dayMs - dayMs
        return Promise.resolve(Array.from({ length: limit }, (_, at) => candleAt(newest - (limit - 1 - at) * dayMs)))
      },
    },
  })
  return { closes, asked: () => asked }
}
/** By how many days ago. */
const shown = (found: ReadonlyMap<number, Price>): Record<string, string> =>
  Object.fromEntries([...found].map(([day, price]) => [(today - day) / dayMs, printDecimal(price)]))
const tickAt = (sequence: number, at: number, bid: string, ask = bid): Tick =>
  exampleTick(symbol, sequence, at, { bid, ask })

it('closes a day at the last tick up to midnight, and one before the tape as its candle did', async () => {
  const taped = [tickAt(5, today - 1.5 * dayMs, '10', '12'), tickAt(6, today, '20'), tickAt(7, today + 1, '30')]
  const { closes } = closesOf(taped)
  expect(shown(await closes.of('bitcoin', daysBack(4)))).toEqual({ 1: '20', 2: '11', 3: '1', 4: '1' })
  expect(printDecimal(await closes.opening('bitcoin', today))).toBe('20')
  expect(printDecimal(await closes.opening('bitcoin', today - 5 * dayMs))).toBe('2')
})

it('reads a day that is closed from the tape once, and shows none whose last price may still come', async () => {
  const { closes, asked } = closesOf([tickAt(5, today - 1.5 * dayMs, '10'), tickAt(6, today - 1, '20')])
  const first = shown(await closes.of('bitcoin', daysBack(2)))
  expect(first).toEqual({ 2: '10' })
  expect(printDecimal(await closes.opening('bitcoin', today))).toBe('20')
  const before = asked()
  expect(shown(await closes.of('bitcoin', daysBack(2)))).toEqual(first)
  expect(asked() - before).toBe(1)
})

it('knows nothing where neither has a price', async () => {
  const none = coinCloses({
    tape: { firstAfter: () => Promise.resolve(undefined), lastAtOrBefore: () => Promise.resolve(undefined) },
    candles: { list: () => Promise.resolve([]) },
  })
  expect([...(await none.of('bitcoin', daysBack(3)))]).toEqual([])
  expect(await none.opening('bitcoin', today)).toBe(0n)
})
