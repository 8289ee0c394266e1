import { isDeepStrictEqual } from 'node:util'
import { candleIntervals, candleOpenAt, foldTicks } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { createReplay, type Replay } from './replay.ts'
import type { RecordedSeries, Recording } from './recording.ts'

const weekMs = 7 * dayMs

const recordedFrom = Date.parse('2023-01-05T00:00:00Z')
const now = Date.parse('2026-02-04T14:30:00Z')

function termsOf(symbol: string): SymbolTerms {
  const terms = defaultSettings.symbols.get(symbol)
  if (terms === undefined) throw new Error(`no default symbol ${symbol}`)
  return terms
}

/** Hourly bars for `hours` hours, each one higher than the last, without those for which `closed` is true. */
function risingSeries(symbol: string, from: number, hours: number, closed = (_at: number) => false): RecordedSeries {
  const bars = Array.from({ length: hours }, (_, i) => {
    const open = decimal(String(100 + i))
    const price = { open, high: open + decimal('2'), low: open - decimal('0.5'), close: open + decimal('1') }
    return { openAt: from + i * hourMs, ...price, volume: decimal('3600') }
  }).filter((bar) => !closed(bar.openAt))
  return { terms: termsOf(symbol), file: `${symbol}.csv`, lengthMs: hourMs, bars }
}

const recordingOf = (...all: RecordedSeries[]): Recording => ({
  pack: 'rising',
  series: new Map(all.map((series) => [series.terms.symbol, series])),
})

const btc = risingSeries('BTC/USDT', recordedFrom, 2 * 168 + 5)
const replay = createReplay(recordingOf(btc), { shiftedTo: now })

const lastAt = (of: Replay, symbol: string, at: number): string | undefined => {
  const tick = of.tickAt(symbol, at)
  return tick === undefined ? undefined : printDecimal(tick.last)
}

describe('a replay', () => {
  it('starts in the week before now, on the weekday and hour of the recording', () => {
    const { lapBeganAt, lap, recordedAt, nextSeamAt } = replay.describe(now)
    expect(lap).toBe(0)
    expect(new Date(lapBeganAt).toISOString()).toBe('2026-01-29T00:00:00.000Z')
    expect(new Date(recordedAt).toISOString()).toBe('2023-01-11T14:30:00.000Z')
    expect(nextSeamAt).toBe(lapBeganAt + 2 * weekMs)
  })

  it('describes its recording', () => {
    expect(replay.describe(now)).toMatchObject({
      source: 'replay:rising',
      window: { from: recordedFrom, to: recordedFrom + 2 * weekMs },
      files: [{ symbol: 'BTC/USDT', file: 'BTC/USDT.csv', barMs: hourMs }],
    })
    expect(replay.symbols).toEqual(['BTC/USDT'])
    expect(replay.tickAt('ETH/USDT', now)).toBeUndefined()
  })

  it('yields a tick a second, with source replay and derived quotes', () => {
    const tick = replay.tickAt('BTC/USDT', now + 999)
    expect(tick).toEqual(replay.tickAt('BTC/USDT', now))
    expect(tick).toMatchObject({ sourceAt: now, source: 'replay:rising', derived: true, volume: decimal('1') })
  })

  it('folds to the recorded bar', () => {
    const { lapBeganAt } = replay.describe(now)
    const ticks = Array.from({ length: 3_600 }, (_, s) =>
      replay.tickAt('BTC/USDT', lapBeganAt + 5 * hourMs + s * 1_000),
    )
    const [candle] = foldTicks(
      ticks.flatMap((tick) => tick ?? []),
      '1h',
    )
    expect(candle).toEqual({ ...btc.bars[5], openAt: lapBeganAt + 5 * hourMs })
  })

  it('has candles that are the fold of its ticks: within bars, across bars and across laps', () => {
    const { lapBeganAt } = replay.describe(now)
    const hour = fc.integer({ min: -30, max: 700 })
    const property = fc.property(
      fc.constantFrom(...candleIntervals),
      hour,
      fc.nat(7_200),
      (interval, hours, length) => {
        const from = candleOpenAt(interval, lapBeganAt + hours * hourMs)
        const to = from + length * 1_000
        const ticks = Array.from({ length }, (_, s) => replay.tickAt('BTC/USDT', from + s * 1_000) ?? [])
        const [found, wanted] = [replay.candles('BTC/USDT', interval, from, to), foldTicks(ticks.flat(), interval)]
        return isDeepStrictEqual(found, wanted)
      },
    )
    expect(() => fc.assert(property, { numRuns: 60 })).not.toThrow()
    expect(replay.candles('ETH/USDT', '1h', now - hourMs, now)).toEqual([])
  })

  it('continues each lap from the last price of the one before, in both directions of time', () => {
    const first = replay.describe(now).lapBeganAt
    for (const lap of [-2, -1, 0, 1, 2, 3]) {
      const seam = first + lap * 2 * weekMs
      expect(replay.seamAfter(seam - 1)).toBe(seam)
      expect(replay.seamAfter(seam)).toBe(seam + 2 * weekMs)
      expect(lastAt(replay, 'BTC/USDT', seam)).toBe(lastAt(replay, 'BTC/USDT', seam - 1))
    }
    expect(lastAt(replay, 'BTC/USDT', first)).toBe('100')
    expect(lastAt(replay, 'BTC/USDT', first + 2 * weekMs)).toBe('436')
    expect(lastAt(replay, 'BTC/USDT', first + 4 * weekMs)).toBe('1900.9')
  })

  it('is silent where nothing was recorded', () => {
    const weekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay())
    const gold = createReplay(recordingOf(risingSeries('XAU/USD', recordedFrom, 168, weekend)), { shiftedTo: now })
    expect(lastAt(gold, 'XAU/USD', Date.parse('2026-01-30T23:59:59Z'))).toBeDefined()
    expect(lastAt(gold, 'XAU/USD', Date.parse('2026-01-31T00:00:00Z'))).toBeUndefined()
    expect(lastAt(gold, 'XAU/USD', Date.parse('2026-02-01T23:59:59Z'))).toBeUndefined()
    expect(lastAt(gold, 'XAU/USD', Date.parse('2026-02-02T00:00:00Z'))).toBeDefined()
  })

  it('plays several symbols together: the whole weeks that they share', () => {
    const eth = risingSeries('ETH/USDT', recordedFrom + 3 * dayMs, 168 + 100)
    const both = createReplay(recordingOf(btc, eth), { shiftedTo: now })
    const from = recordedFrom + 3 * dayMs
    expect(both.describe(now).window).toEqual({ from, to: from + weekMs })
  })

  it('rejects recordings that share less than a week', () => {
    const short = risingSeries('ETH/USDT', recordedFrom, 167)
    const refused = () => createReplay(recordingOf(btc, short), { shiftedTo: now })
    expect(refused).toThrow('these share none: BTC/USDT.csv, ETH/USDT.csv')
  })
})
