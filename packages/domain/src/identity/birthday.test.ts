import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkAdult } from './birthday.ts'

const verdict = (birthday: string, today: string): string => {
  const checked = checkAdult(birthday, today)
  return checked.ok ? 'adult' : checked.refusal.kind
}

it.each([
  ['2008-11-18', '2026-11-18', 'adult'],
  ['2008-11-19', '2026-11-18', 'person_too_young'],
  ['2008-12-01', '2026-11-18', 'person_too_young'],
  ['2008-10-31', '2026-11-18', 'adult'],
  ['2026-11-18', '2026-11-18', 'person_too_young'],
  ['2027-01-01', '2026-11-18', 'person_too_young'],
  ['2008-02-29', '2026-02-28', 'person_too_young'],
  ['2008-02-29', '2026-03-01', 'adult'],
  ['2000-02-29', '2026-11-18', 'adult'],
  ['1900-02-29', '2026-11-18', 'day_impossible'],
  ['2001-02-29', '2026-11-18', 'day_impossible'],
  ['1990-04-31', '2026-11-18', 'day_impossible'],
  ['1990-13-01', '2026-11-18', 'day_impossible'],
  ['1990-00-10', '2026-11-18', 'day_impossible'],
  ['1990-10-00', '2026-11-18', 'day_impossible'],
  ['1896-01-01', '2026-11-18', 'adult'],
  ['1895-12-31', '2026-11-18', 'day_impossible'],
  ['0000-01-01', '2026-11-18', 'day_impossible'],
  ['90-01-01', '2026-11-18', 'day_impossible'],
  ['', '2026-11-18', 'day_impossible'],
])('somebody born %s is on %s: %s', (birthday, today, expected) => {
  expect(verdict(birthday, today)).toBe(expected)
})

const two = (number: number): string => String(number).padStart(2, '0')
const day = fc
  .tuple(fc.integer({ min: 1900, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`)

it('counts eighteen whole years, and whoever was an adult once stays one', () => {
  const today = '2026-11-18'
  const seen = new Set<string>()
  fc.assert(
    fc.property(day, day, (birthday, later) => {
      const now = verdict(birthday, today)
      seen.add(now)
      if (now !== (birthday <= '2008-11-18' ? 'adult' : 'person_too_young')) return false
      return later < today || now !== 'adult' || verdict(birthday, later) === 'adult'
    }),
  )
  expect([...seen].toSorted()).toEqual(['adult', 'person_too_young'])
})
