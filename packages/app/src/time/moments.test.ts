import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeIn } from '../format/written-language.ts'
import {
  clockText,
  dayText,
  exactText,
  momentText,
  momentWithinText,
  serverClock,
  serverExact,
  serverMoment,
  deadlineText,
  untilText,
} from './moments.ts'

const now = Date.parse('2026-03-09T00:30:00-04:00')
const at = (text: string): number => Date.parse(text)

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => {
  vi.unstubAllEnvs()
  writeIn('en-US')
})

describe('a moment', () => {
  it.each([
    ['2026-03-09T10:07:31-04:00', 'Today, 10:07'],
    ['2026-03-10T10:07:00-04:00', 'Tomorrow, 10:07'],
    // The day before had 23 hours.
    ['2026-03-08T00:01:00-05:00', 'Yesterday, 00:01'],
    ['2026-03-07T23:59:00-05:00', 'Mar 7, 23:59'],
    ['2025-11-22T10:25:00-05:00', 'Nov 22, 2025, 10:25'],
  ])('%s is %s', (time, text) => {
    expect(momentText(at(time), now)).toBe(text)
  })

  it('is written small within a sentence', () => {
    expect(momentWithinText(at('2026-03-10T10:07:00-04:00'), now)).toBe('tomorrow, 10:07')
    expect(untilText(at('2026-03-10T10:06:01-04:00'), now)).toBe('tomorrow, 10:07')
    expect(deadlineText(at('2026-03-10T10:06:59-04:00'), now)).toBe('tomorrow, 10:06')
  })

  it.each([
    ['es-ES', 'Mañana, 10:07', '22 nov 2025'],
    ['ja-JP', '明日 10:07', '2025年11月22日'],
    ['ko-KR', '내일 10:07', '2025년 11월 22일'],
    ['th-TH', 'พรุ่งนี้ 10:07', '22 พ.ย. 2025'],
    ['vi-VN', 'Ngày mai, 10:07', '22 thg 11, 2025'],
    ['zh-CN', '明天 10:07', '2025年11月22日'],
    ['ms-MY', 'Esok, 10:07', '22 Nov 2025'],
  ])('is said in %s as %s, and another year as %s', (tag, moment, day) => {
    writeIn(tag)
    expect(momentText(at('2026-03-10T10:07:00-04:00'), now)).toBe(moment)
    expect(dayText(at('2025-11-22T10:25:00-05:00'), now)).toBe(day)
  })
})

it('says year, seconds and zone where it is proof', () => {
  expect(exactText(at('2026-03-09T10:07:31-04:00'))).toBe('Mar 9, 2026, 10:07:31 UTC−4')
  vi.stubEnv('TZ', 'Asia/Kolkata')
  expect(exactText(at('2026-03-09T10:07:31+05:30'))).toBe('Mar 9, 2026, 10:07:31 UTC+5:30')
  vi.stubEnv('TZ', 'UTC')
  expect(exactText(at('2026-03-09T10:07:31Z'))).toBe('Mar 9, 2026, 10:07:31 UTC')
})

it('reads times of the server, and prints a dash for none', () => {
  expect(serverMoment('2026-03-09 22:07:31', now)).toBe('Today, 10:07')
  expect(serverExact('2026-03-09 22:07:31')).toBe('Mar 9, 2026, 10:07:31 UTC−4')
  expect([serverMoment(null), serverExact('soon'), serverClock('soon')]).toEqual(['—', '—', ''])
  expect([serverClock('2026-03-09 22:07:31'), clockText(now, true)]).toEqual(['10:07', '00:30:00'])
})
