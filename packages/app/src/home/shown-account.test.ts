import { expect, it } from 'vitest'
import { accountOf } from './shown-account.ts'
import { dayPoints } from './day-points.ts'

it.each([
  [undefined, true, undefined, 'demo'],
  [undefined, true, '0', 'demo'],
  [undefined, true, '12', 'real'],
  [undefined, false, undefined, undefined],
  [undefined, false, '0', 'demo'],
  [undefined, false, '0.01', 'real'],
  ['real', true, '0', 'real'],
  ['demo', false, '12', 'demo'],
  ['other', false, '12', 'real'],
] as const)('chosen %s, guest %s, real money %s: %s', (chosen, isGuest, equity, shown) => {
  expect(accountOf(chosen, isGuest, equity)).toBe(shown)
})

it('a day’s line goes from half hour to half hour, and ends with the mark of this moment', () => {
  const half = 30 * 60_000
  expect(dayPoints(['1', '2', '3'], '4.5', 10 * half + 5)).toEqual([
    { at: 9 * half, value: 1, text: '1' },
    { at: 10 * half, value: 2, text: '2' },
    { at: 10 * half + 5, value: 4.5, text: '4.5' },
  ])
  expect(dayPoints(['1'], undefined, half)).toEqual([{ at: half, value: 1, text: '1' }])
})
