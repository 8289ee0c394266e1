import { foldTicks } from '@touchstone/domain/market/candle'
import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { absolute } from '@touchstone/domain/money/decimal'
import { isOnGrid } from '@touchstone/domain/money/mul-div'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { correlationOf, logReturns } from '../comparison/return-statistics.ts'
import { golden, goldenSeed, goldenTable } from './golden-vectors.ts'
import { createSimulatedMarket } from './simulated-market.ts'

const terms = [...defaultSettings.symbols.values()]
const newMarket = (seed = goldenSeed) => createSimulatedMarket(seed, terms)
const market = newMarket()

const secondMs = 1_000
const wednesday = Date.parse('2026-02-04T00:00:00Z')
const firstWednesday = Date.parse('2020-01-08T12:00:00Z')

const someSymbol = fc.constantFrom(...terms)
const someTime = fc.integer({ min: Date.parse('2020-01-02T00:00:00Z'), max: Date.parse('2049-12-31T23:59:59Z') })

const lastAt = (symbol: string, at: number): number => Number(market.tickAt(symbol, at)?.last)

/** The ticks of every second in a range. */
function ticksBetween(symbol: string, from: number, to: number): FeedTick[] {
  const seconds = Array.from({ length: (to - from) / secondMs }, (_, i) => from + i * secondMs)
  return seconds.flatMap((at) => market.tickAt(symbol, at) ?? [])
}

const printed = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))

describe('the simulated market', () => {
  it('yields the golden prices', () => {
    expect(goldenTable(market)).toEqual(golden)
  })

  it('has every default symbol and no other', () => {
    expect(market.symbols).toEqual(terms.map((each) => each.symbol))
    expect(market.tickAt('PEPE/USDT', wednesday)).toBeUndefined()
    expect(market.candles('PEPE/USDT', '1h', wednesday, wednesday + dayMs)).toEqual([])
  })

  it('rejects a seed that is not 256 bits', () => {
    expect(() => newMarket('42')).toThrow('64 hexadecimal digits')
  })

  it('is a different market with a different seed', () => {
    const other = newMarket(goldenSeed.replace('0', '1'))
    expect(other.tickAt('BTC/USDT', wednesday)?.last).not.toBe(market.tickAt('BTC/USDT', wednesday)?.last)
  })

  it('does not depend on earlier requests', () => {
    const asked = fc.array(fc.tuple(someSymbol, someTime), { minLength: 1, maxLength: 12 })
    const property = fc.property(asked, (questions) => {
      const fresh = newMarket()
      return questions
        .toReversed()
        .every(([{ symbol }, at]) => printed(fresh.tickAt(symbol, at)) === printed(market.tickAt(symbol, at)))
    })
    expect(() => fc.assert(property, { numRuns: 30 })).not.toThrow()
  })
})

describe('a simulated tick', () => {
  it('is the same throughout its second and names its source', () => {
    const tick = market.tickAt('ETH/USDT', wednesday + 999)
    expect(tick).toEqual(market.tickAt('ETH/USDT', wednesday))
    expect(tick).toMatchObject({ symbol: 'ETH/USDT', sourceAt: wednesday, source: 'simulated', derived: true })
  })

  it('exists exactly when the market is open', () => {
    const reached = { open: 0, closed: 0 }
    const property = fc.property(someSymbol, someTime, ({ symbol, hours }, at) => {
      const open = tradingAt(hours, at).open
      reached[open ? 'open' : 'closed'] += 1
      return (market.tickAt(symbol, at) !== undefined) === open
    })
    expect(() => fc.assert(property, { numRuns: 1_000 })).not.toThrow()
    expect(Math.min(reached.open, reached.closed)).toBeGreaterThan(50)
  })

  it('has positive prices on the grid, with the bid below and the ask above the mark', () => {
    const property = fc.property(someSymbol, someTime, ({ symbol, priceTick, quantityStep }, at) => {
      const tick = market.tickAt(symbol, at)
      if (tick === undefined) return true
      const onGrid = [tick.bid, tick.ask].every((price) => isOnGrid(price, priceTick))
      return (
        onGrid &&
        isOnGrid(tick.volume, quantityStep) &&
        tick.volume >= 0n &&
        tick.bid > 0n &&
        tick.ask - tick.bid >= priceTick &&
        // The mark is the last price in price ticks, the nearest.
        2n * absolute(markOf(tick) - tick.last) <= priceTick
      )
    })
    expect(() => fc.assert(property, { numRuns: 1_000 })).not.toThrow()
  })

  it.each(market.symbols)('of %s stays within reach of its anchor for decades', (symbol) => {
    const prices = Array.from({ length: 750 }, (_, i) => lastAt(symbol, firstWednesday + i * 14 * dayMs))
    expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(60)
  })

  const closing = terms.filter((each) => each.hours !== 'always').map((each) => [each.symbol, each.hours] as const)

  it.each(closing)('of %s opens where it closed', (symbol, hours) => {
    const closedAt = Date.parse('2026-01-09T21:00:00Z')
    const { changesAt } = tradingAt(hours, closedAt)
    const before = lastAt(symbol, closedAt - secondMs)
    const after = lastAt(symbol, changesAt ?? NaN)
    expect(Math.abs(after / before - 1)).toBeLessThan(0.002)
  })
})

describe('simulated candles', () => {
  it.each([
    ['BTC/USDT', '1m', '2026-02-04T10:00:00Z', 3_600],
    ['SOL/USDT', '5m', '2026-01-18T23:00:00Z', 7_200],
    ['EUR/USD', '1h', '2026-01-09T18:00:00Z', 6 * 3_600],
    ['XAU/USD', '1m', '2026-01-06T20:50:00Z', 5_400],
    ['XAU/USD', '4h', '2026-01-06T16:00:00Z', 12 * 3_600],
    ['SPX500/USD', '1d', '2026-01-11T00:00:00Z', 2 * 86_400],
    ['SPX500/USD', '1m', '2026-01-10T10:00:00Z', 600],
  ] as const)('of %s at %s from %s are the fold of the ticks', (symbol, interval, time, seconds) => {
    const from = Date.parse(time)
    const to = from + seconds * secondMs
    expect(market.candles(symbol, interval, from, to)).toEqual(foldTicks(ticksBetween(symbol, from, to), interval))
  })

  it('start with a whole candle and end with a partial one at `to`', () => {
    const from = wednesday + 90 * secondMs
    const to = wednesday + 150 * secondMs + 1
    const candles = market.candles('BTC/USDT', '1m', from, to)
    expect(candles).toEqual(foldTicks(ticksBetween('BTC/USDT', wednesday + 60_000, wednesday + 151_000), '1m'))
    expect(market.candles('BTC/USDT', '1m', to, from - 60_000)).toEqual([])
  })
})

describe('correlation', () => {
  const hourlyMoves = (symbol: string): number[] => {
    const hours = Array.from({ length: 2_000 }, (_, i) => lastAt(symbol, wednesday + i * 3_600_000))
    return logReturns(hours.filter((price) => price > 0))
  }

  it.each([
    ['BTC/USDT', 'ETH/USDT', 0.8, 0.98],
    ['BTC/USDT', 'DOT/USDT', 0.6, 0.9],
    ['EUR/USD', 'GBP/USD', 0.6, 0.9],
    ['XAU/USD', 'XAG/USD', 0.65, 0.95],
    ['SPX500/USD', 'NAS100/USD', 0.8, 0.99],
    ['XAU/USD', 'SPX500/USD', -0.15, 0.15],
  ] satisfies [string, string, number, number][])('of %s and %s lies between', (a, b, low, high) => {
    const measured = correlationOf(hourlyMoves(a), hourlyMoves(b))
    expect(measured).toBeGreaterThan(low)
    expect(measured).toBeLessThan(high)
  })
})
