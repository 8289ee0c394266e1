import { describe, expect, it } from 'vitest'
import { courseOf, dayEnd, dayText } from './equity-course.ts'

const now = Date.UTC(2026, 0, 31, 15)
const at = (day: number): number => Date.UTC(2026, 0, day)
const day = (date: number, equity: string, profit: string) => ({ day: dayText(at(date)), equity, profit })
const present = { equity: '106', profit: '-1.5' }

describe('the course of a book', () => {
  it('goes from the oldest day to now, and sums up exactly', () => {
    const days = [day(30, '107.5', '0.1'), day(29, '107.4', '0.2')]
    expect(courseOf(days, present, '7', now)).toEqual({
      points: [
        { at: at(29), value: 107.4 },
        { at: at(30), value: 107.5 },
        { at: at(31), value: 106 },
      ],
      bars: [
        { at: at(29), value: 0.2 },
        { at: at(30), value: 0.1 },
        { at: at(31), value: -1.5 },
      ],
      profit: '-1.2',
    })
  })

  it.each([
    ['7', [25, 31]],
    ['30', [2, 24, 25, 31]],
    ['90', [1, 2, 24, 25, 31]],
  ] as const)('of %s days counts today as one, and leaves out days without a snapshot', (span, shown) => {
    const days = [25, 24, 2, 1].map((date) => day(date, '1', '1'))
    expect(courseOf(days, present, span, now).points.map((point) => point.at)).toEqual(shown.map(at))
  })

  it('has only the present before the first day has ended', () => {
    expect(courseOf([], present, '30', now)).toEqual({
      points: [{ at: at(31), value: 106 }],
      bars: [{ at: at(31), value: -1.5 }],
      profit: '-1.5',
    })
  })

  it('does not count a day twice that has just been taken under a clock that is behind', () => {
    expect(courseOf([day(31, '106', '-1')], present, '7', now).points).toHaveLength(1)
  })
})

it('a day ends at midnight UTC, and not a moment before', () => {
  expect(dayEnd(now)).toBe(Date.UTC(2026, 1, 1))
  expect(dayEnd(Date.UTC(2026, 1, 1))).toBe(Date.UTC(2026, 1, 2))
})
