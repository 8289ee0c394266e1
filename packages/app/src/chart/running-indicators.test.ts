import { describe, expect, it } from 'vitest'
import type { IndicatorName } from './indicators.ts'
import type { Point, Values } from './running.ts'
import { computeOf } from './running-indicators.ts'

const points = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => ({
    open: 100,
    close: 100 + 7 * Math.sin(at / 3) + at / 10,
    volume: 5 + (at % 7),
  }))

const compute = (name: IndicatorName, data: readonly Point[], parameters: readonly number[]): Values[] =>
  computeOf(name)?.(data, parameters) ?? []

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const closes = (data: readonly Point[], from: number, to: number): number[] =>
  data.slice(from, to).map(({ close }) => close)

const usual = [
  ['MA', [3, 5]],
  ['EMA', [3, 5]],
  ['BOLL', [5, 2]],
  ['VOL', [3, 5]],
  ['MACD', [3, 6, 4]],
] as const

describe('values', () => {
  const data = points(40)

  it('of a moving average are the means of the last closes', () => {
    const values = compute('MA', data, [3, 5])
    expect([values[1], Object.keys(values[2] ?? {})]).toEqual([{}, ['ma1']])
    expect(values[20]?.['ma2']).toBeCloseTo(mean(closes(data, 16, 21)), 9)
  })

  it('of Bollinger bands are the mean and two deviations around it', () => {
    const last = compute('BOLL', data, [5, 2])[30]
    const window = closes(data, 26, 31)
    const deviation = Math.sqrt(mean(window.map((close) => (close - mean(window)) ** 2)))
    expect(last?.['mid']).toBeCloseTo(mean(window), 9)
    expect(last?.['up']).toBeCloseTo(mean(window) + 2 * deviation, 9)
    expect(last?.['dn']).toBeCloseTo(mean(window) - 2 * deviation, 9)
  })

  it('of an exponential average begin with the mean and weigh each new close', () => {
    const values = compute('EMA', data, [3])
    const begun = mean(closes(data, 0, 3))
    expect(values[2]?.['ema1']).toBeCloseTo(begun, 9)
    expect(values[3]?.['ema1']).toBeCloseTo((begun + (data[3]?.close ?? 0)) / 2, 9)
  })

  it('of the convergence are the difference of two of them, its mean, and twice the rest', () => {
    const [fast, slow, values] = [
      compute('EMA', data, [3]),
      compute('EMA', data, [6]),
      compute('MACD', data, [3, 6, 4]),
    ]
    const dif = (at: number): number => (fast[at]?.['ema1'] ?? 0) - (slow[at]?.['ema1'] ?? 0)
    expect([values[4], Object.keys(values[5] ?? {}), Object.keys(values[8] ?? {})]).toEqual([
      {},
      ['dif'],
      ['dif', 'dea', 'macd'],
    ])
    const dea = mean([5, 6, 7, 8].map(dif))
    expect(values[8]?.['dea']).toBeCloseTo(dea, 9)
    expect(values[8]?.['macd']).toBeCloseTo(2 * (dif(8) - dea), 9)
  })

  it('of the volume are the volume itself and its means', () => {
    expect(compute('VOL', data, [2])[10]).toEqual({ open: 100, close: data[10]?.close, volume: 8, ma1: 7.5 })
  })
})

describe.each(usual)('%s', (name, parameters) => {
  it('has the same values when it grows tick by tick as when it is computed at once', () => {
    const grown = computeOf(name)
    const data = points(10)
    grown?.(data, parameters)
    for (const [at, point] of points(60).entries()) {
      // A candle grows and is then done; the next begins.
      if (at < 10) continue
      data.push({ ...point, close: 1 })
      grown?.(data, parameters)
      data[at] = point
      grown?.(data, parameters)
    }
    expect(grown?.(data, parameters)).toEqual(compute(name, data, parameters))
  })

  it('begins anew with another list, with other parameters, and with a shorter list', () => {
    const asked = computeOf(name)
    const data = points(50)
    asked?.(data, parameters)
    const doubled = parameters.map((parameter) => parameter * 2)
    expect(asked?.(data, doubled)).toEqual(compute(name, data, doubled))
    expect(asked?.([], parameters)).toEqual([])
    expect(asked?.(points(20), parameters)).toEqual(compute(name, points(20), parameters))
  })
})

it('leaves the others to the chart', () => {
  expect(computeOf('RSI')).toBeUndefined()
})
