import { expect, it } from 'vitest'
import { coverOf } from './cover.ts'
import { inText, nextUtcDay, ruleWord, utcDayText, utcHourText } from './words.ts'

it('knows rules by their version', () => {
  expect(['trend/1', 'spread/1', 'trend/2'].map(ruleWord)).toEqual(['trend', 'spread', undefined])
})

it('writes days and hours of UTC, wherever the device is', () => {
  expect(utcDayText('2026-11-21')).toBe('Nov 21')
  expect(nextUtcDay(Date.UTC(2026, 10, 21, 23, 59))).toBe(Date.UTC(2026, 10, 22))
  expect(utcHourText(Date.UTC(2026, 10, 21, 7))).toBe('07:00')
  expect(utcHourText(Date.UTC(2026, 10, 22), true)).toBe('24:00')
})

it('measures what could be owed against what is there', () => {
  expect(coverOf({ escrow: '200', owed: '50', mostOwed: '100' })).toEqual({
    owedPart: 25,
    escrowPart: 100,
    mostPart: 50,
  })
  expect(coverOf({ escrow: '50', owed: '0', mostOwed: '100' })).toEqual({ owedPart: 0, escrowPart: 50, mostPart: 100 })
  expect(coverOf({ escrow: '0', owed: '0', mostOwed: '0' })).toEqual({ owedPart: 0, escrowPart: 0, mostPart: 0 })
})

it('says how long it still is, in hours and at last in minutes', () => {
  expect(inText(22.9 * 3_600_000)).toBe('in 22h')
  expect(inText(59.5 * 60_000)).toBe('in 59m')
})
