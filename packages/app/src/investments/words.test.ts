import { expect, it } from 'vitest'
import { coverOf, isCovered, upTo } from './cover.ts'
import {
  hoursOrMinutes,
  inText,
  nextUtcDay,
  percentsApart,
  ruleParts,
  ruleWord,
  utcDayText,
  utcHourText,
} from './words.ts'

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

it('calls a pool covered only where there is one, and owes no less than it does', () => {
  expect(isCovered({ escrow: '0', owed: '0', state: 'closed' })).toBeUndefined()
  expect(isCovered({ escrow: '50', owed: '40', state: 'closed' })).toBe(true)
  expect(isCovered({ escrow: '0', owed: '40', state: 'closed' })).toBe(false)
  expect(isCovered({ escrow: '40', owed: '40', state: 'sold_out' })).toBe(true)
  expect(isCovered({ escrow: '50', owed: '40', state: 'not_covered' })).toBe(false)
  expect(['118207.000001', '118207', '0'].map((amount) => upTo(amount, 0))).toEqual(['118208', '118207', '0'])
  expect(upTo('1.23450001', 4)).toBe('1.2346')
})

it('prints as many digits as tell two rates apart', () => {
  expect(percentsApart('0.042823', '0.05')).toEqual(['+4.282%', '+5.000%'])
  expect(percentsApart('0.0428231', '0.0428232')).toEqual(['+4.28231%', '+4.28232%'])
})

it('says hours, and minutes in the last of them', () => {
  expect(hoursOrMinutes(46.2 * 3_600_000)).toEqual({ unit: 'hours', number: 46 })
  expect(hoursOrMinutes(90_000)).toEqual({ unit: 'minutes', number: 2 })
  expect(hoursOrMinutes(-1)).toEqual({ unit: 'minutes', number: 1 })
})

it('names rules of versions that it does not know', () => {
  expect(ruleParts('trend/2')).toEqual({ word: 'trend', name: 'trend', version: '2' })
  expect(ruleParts('carry/1')).toEqual({ word: undefined, name: 'carry', version: '1' })
})
