import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TradingHoursName } from './symbol.ts'
import { lastClosing, nextClosure, tradingAt } from './trading-hours.ts'

/** 2026-01-04T00:00:00Z, a Sunday. The rows count days from it, so Friday is 5 and the next Sunday 7. */
const sundayAt = 1_767_484_800_000

function at(day: number, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return sundayAt + Math.round((((day * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000)
}
describe('tradingAt', () => {
  it.each<[TradingHoursName, number, string, boolean, number, string]>([
    ['week', 0, '21:59:59.999', false, 0, '22:00'],
    ['week', 0, '22:00', true, 5, '21:00'],
    ['week', 3, '21:30', true, 5, '21:00'],
    ['week', 5, '20:59:59.999', true, 5, '21:00'],
    ['week', 5, '21:00', false, 7, '22:00'],
    ['week', 6, '12:00', false, 7, '22:00'],
    ['week', 7, '00:00', false, 7, '22:00'],
    ['week_with_pause', 0, '21:59:59.999', false, 0, '22:00'],
    ['week_with_pause', 0, '22:00', true, 1, '21:00'],
    ['week_with_pause', 1, '20:59:59.999', true, 1, '21:00'],
    ['week_with_pause', 1, '21:00', false, 1, '22:00'],
    ['week_with_pause', 1, '21:59:59.999', false, 1, '22:00'],
    ['week_with_pause', 1, '22:00', true, 2, '21:00'],
    ['week_with_pause', 4, '22:00', true, 5, '21:00'],
    ['week_with_pause', 5, '21:00', false, 7, '22:00'],
    ['week_with_pause', -20458, '20:59:59.999', true, -20458, '21:00'],
  ])('%s on day %i at %s is open: %s, until day %i at %s', (hours, day, time, open, untilDay, untilTime) => {
    expect(tradingAt(hours, at(day, time))).toEqual({ open, changesAt: at(untilDay, untilTime) })
  })

  it('never closes where hours are always', () => {
    expect(tradingAt('always', at(6, '12:00'))).toEqual({ open: true, changesAt: undefined })
  })

  it('changes exactly when it says, and not before', () => {
    const hours = fc.constantFrom<TradingHoursName>('week', 'week_with_pause')
    const property = fc.property(hours, fc.integer({ min: -4e12, max: 4e12 }), (name, moment) => {
      const { open, changesAt } = tradingAt(name, moment)
      if (changesAt === undefined || changesAt <= moment) return false
      return tradingAt(name, changesAt - 1).open === open && tradingAt(name, changesAt).open !== open
    })
    expect(() => fc.assert(property)).not.toThrow()
  })
})

describe('nextClosure', () => {
  it.each<[TradingHoursName, number, string, number, string, number, string]>([
    ['week', 1, '12:00', 5, '21:00', 7, '22:00'],
    ['week', 5, '21:00', 12, '21:00', 14, '22:00'],
    ['week_with_pause', 1, '20:59:59.999', 1, '21:00', 1, '22:00'],
    ['week_with_pause', 1, '21:00', 2, '21:00', 2, '22:00'],
    ['week_with_pause', 4, '22:00', 5, '21:00', 7, '22:00'],
  ])(
    '%s from day %i at %s: closed from day %i at %s to day %i at %s',
    (hours, day, time, closesDay, closesTime, opensDay, opensTime) => {
      expect(nextClosure(hours, at(day, time))).toEqual({
        closesAt: at(closesDay, closesTime),
        opensAt: at(opensDay, opensTime),
      })
    },
  )

  it('is none where hours are always', () => {
    expect(nextClosure('always', 0)).toBeUndefined()
  })
})

describe('lastClosing', () => {
  it.each<[TradingHoursName, number, string, number]>([
    ['week', 5, '20:59:59.999', -2],
    ['week', 5, '21:00', 5],
    ['week', 6, '12:00', 5],
    ['week', 7, '21:59:59.999', 5],
    ['week', 7, '22:00', 5],
    ['week_with_pause', 1, '20:59:59.999', -2],
    ['week_with_pause', 1, '21:00', 1],
    ['week_with_pause', 3, '21:30', 3],
    ['week_with_pause', 6, '12:00', 5],
    ['week_with_pause', 8, '03:00', 5],
  ])('%s on day %i at %s: on day %i at 21:00', (hours, day, time, closedDay) => {
    expect(lastClosing(hours, at(day, time))).toBe(at(closedDay, '21:00'))
  })

  it('is none where hours are always', () => {
    expect(lastClosing('always', 0)).toBeUndefined()
  })
})
