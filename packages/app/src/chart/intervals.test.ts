import { candleInterval } from '@touchstone/wire/market'
import { describe, expect, it } from 'vitest'
import { intervals, isInterval, lengthMs, longName, periodOf, shortName } from './intervals.ts'

describe('intervals', () => {
  it('are those that the server has candles of', () => {
    expect([...intervals]).toEqual(candleInterval.options)
  })

  it.each([
    ['1m', { type: 'minute', span: 1 }, 60_000, '1m'],
    ['30m', { type: 'minute', span: 30 }, 1_800_000, '30m'],
    ['4h', { type: 'hour', span: 4 }, 14_400_000, '4h'],
    ['1d', { type: 'day', span: 1 }, 86_400_000, '1D'],
    ['1w', { type: 'week', span: 1 }, 604_800_000, '1W'],
  ] as const)('%s is so long and called so', (interval, period, ms, short) => {
    expect([periodOf(interval), lengthMs(interval), shortName(interval)]).toEqual([period, ms, short])
  })

  it('are named in words of the language', () => {
    expect([longName('15m', 'en-US'), longName('1d', 'es-ES')]).toEqual(['15 minutes', '1 día'])
  })

  it.each([
    ['15m', true],
    ['2h', false],
    [15, false],
    [undefined, false],
  ])('%s is one: %s', (value, expected) => {
    expect(isInterval(value)).toBe(expected)
  })
})
