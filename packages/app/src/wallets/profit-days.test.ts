import { describe, expect, it } from 'vitest'
import { dayText, profitDays } from './profit-days.ts'

const now = Date.UTC(2026, 0, 31, 15)
const at = (day: number): number => Date.UTC(2026, 0, day)
const day = (date: number, profit: string) => ({ day: dayText(at(date)), profit })
const present = '-1.5'

describe('the profit of days', () => {
  it('goes from the oldest day to now, and sums up exactly', () => {
    const days = [day(30, '0.1'), day(29, '0.2')]
    expect(profitDays(days, present, '7', now)).toEqual({
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
    const days = [25, 24, 2, 1].map((date) => day(date, '1'))
    expect(profitDays(days, present, span, now).bars.map((bar) => bar.at)).toEqual(shown.map(at))
  })

  it('has only the present before the first day has ended', () => {
    expect(profitDays([], present, '30', now)).toEqual({
      bars: [{ at: at(31), value: -1.5 }],
      profit: '-1.5',
    })
  })

  it('does not count a day twice that has just been taken under a clock that is behind', () => {
    expect(profitDays([day(31, '-1')], present, '7', now).bars).toHaveLength(1)
  })
})
