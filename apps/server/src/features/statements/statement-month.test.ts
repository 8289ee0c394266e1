import { expect, it } from 'vitest'
import { monthAt, statementMonth } from './statement-month.ts'

it.each([
  ['2026-11', '2026-10-31T16:00:00.000Z', '2026-11-30T15:59:59.999Z'],
  ['2026-12', '2026-11-30T16:00:00.000Z', '2026-12-31T15:59:59.999Z'],
  ['2028-02', '2028-01-31T16:00:00.000Z', '2028-02-29T15:59:59.999Z'],
])('%s lasts from %s to %s', (month, from, to) => {
  const found = statementMonth(month)
  expect([found.from, found.to].map((at) => new Date(at).toISOString())).toEqual([from, to])
  expect([found.from - 1, found.from, found.to, found.to + 1].map(monthAt).map((each) => each === month)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('knows no other month', () => {
  expect(() => statementMonth('2026-13')).toThrow('is not a month')
})
