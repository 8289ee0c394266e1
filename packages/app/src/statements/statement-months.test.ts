import { expect, it } from 'vitest'
import { monthName, statementMonths } from './statement-months.ts'

const at = (text: string): number => Date.parse(text)

it.each([
  ['this month alone', '2026-03-10T00:00:00Z', '2026-03-31T10:00:00Z', ['2026-03']],
  [
    'from the last day of a longer month',
    '2026-01-31T00:00:00Z',
    '2026-03-31T10:00:00Z',
    ['2026-03', '2026-02', '2026-01'],
  ],
  ['over a new year', '2025-12-01T00:00:00Z', '2026-01-15T00:00:00Z', ['2026-01', '2025-12']],
  ['eight hours ahead', '2026-03-31T16:00:00Z', '2026-03-31T16:00:00Z', ['2026-04']],
  ['not yet', '2026-03-31T15:59:59Z', '2026-03-31T15:59:59Z', ['2026-03']],
])('%s', (_, since, now, months) => {
  expect(statementMonths(at(since), at(now))).toEqual(months)
})

it('goes back two years', () => {
  const months = statementMonths(at('2020-01-01T00:00:00Z'), at('2026-03-15T00:00:00Z'))
  expect([months.length, months.at(-1)]).toEqual([24, '2024-04'])
})

it('names a month', () => {
  expect(monthName('2026-03', 'en-US')).toBe('March 2026')
  expect(monthName('2026-03', 'zh-CN')).toBe('2026年3月')
})
