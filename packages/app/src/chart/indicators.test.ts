import { describe, expect, it } from 'vitest'
import {
  type Indicator,
  type IndicatorName,
  onPage,
  pageCount,
  pageOf,
  placesOf,
  readIndicators,
  toggled,
  usualIndicators,
  withParameter,
  withUsualParameters,
} from './indicators.ts'

const names = (indicators: readonly Indicator[]): IndicatorName[] => indicators.map(({ name }) => name)
const on = (...wanted: IndicatorName[]): readonly Indicator[] =>
  wanted.reduce<readonly Indicator[]>((indicators, name) => toggled(indicators, name), [])

describe('indicators', () => {
  it('come on with their usual parameters, and go off again', () => {
    const shown = toggled(usualIndicators, 'MACD')
    expect(shown.at(-1)).toEqual({ name: 'MACD', parameters: [12, 26, 9] })
    expect(toggled(shown, 'MACD')).toEqual(usualIndicators)
  })

  it('make room below the chart: the oldest pane goes, what is on the price stays', () => {
    expect(names(on('MA', 'VOL', 'MACD', 'RSI', 'KDJ', 'CCI'))).toEqual(['MA', 'MACD', 'RSI', 'KDJ', 'CCI'])
    expect(names(on('VOL', 'MACD', 'RSI', 'KDJ', 'MA', 'BOLL'))).toEqual(['VOL', 'MACD', 'RSI', 'KDJ', 'MA', 'BOLL'])
  })

  it.each([
    ['within', 9, 9],
    ['below', 0, 1],
    ['above', 5_000, 300],
    ['between whole numbers', 7.6, 8],
  ])('take a parameter that is %s its bounds', (_, value, expected) => {
    expect(withParameter(usualIndicators, 'MA', 1, value)[0]?.parameters).toEqual([7, expected, 99])
  })

  it('go back to their usual parameters', () => {
    const changed = withParameter(usualIndicators, 'MA', 0, 30)
    expect(withUsualParameters(changed, 'MA')).toEqual(usualIndicators)
  })

  it.each([
    ['nothing kept', undefined, undefined],
    ['no list', { name: 'MA' }, undefined],
    ['none wanted', [], []],
    ['what is not known', [{ name: 'MAGIC' }, 7, null, { name: 'SAR' }], [{ name: 'SAR', parameters: [2, 2, 20] }]],
    ['twice the same', [{ name: 'SAR' }, { name: 'SAR' }], [{ name: 'SAR', parameters: [2, 2, 20] }]],
    [
      'parameters that make no sense',
      [{ name: 'BOLL', parameters: ['20', 99, 3] }],
      [{ name: 'BOLL', parameters: [20, 5] }],
    ],
  ])('are read: %s', (_, kept, expected) => {
    expect(readIndicators(kept)).toEqual(expected)
  })

  it('are read with no more panes than fit', () => {
    const kept = ['VOL', 'MA', 'MACD', 'RSI', 'KDJ', 'CCI'].map((name) => ({ name }))
    expect(names(readIndicators(kept) ?? [])).toEqual(['VOL', 'MA', 'MACD', 'RSI', 'KDJ'])
  })

  it.each([
    ['MA', 5],
    ['MACD', 5],
    ['RSI', 2],
  ] as const)('%s has the decimals of its kind', (name, places) => {
    expect(placesOf(name, 5)).toBe(places)
  })
})

describe('panes over the whole screen', () => {
  const shown = on('MA', 'VOL', 'MACD', 'RSI')

  it('take turns, two at a time, and what is over the candles stays', () => {
    expect(pageCount(shown)).toBe(2)
    expect(names(onPage(shown, 0))).toEqual(['MA', 'VOL', 'MACD'])
    expect(names(onPage(shown, 1))).toEqual(['MA', 'RSI'])
  })

  it.each([
    [0, 2, 0],
    [3, 2, 1],
    [-1, 2, 1],
    [5, 0, 0],
  ])('are counted through: %d of %d pages is page %d', (count, pages, page) => {
    expect(pageOf(count, pages)).toBe(page)
  })
})
