import { decimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@touchstone/domain/time'
import { isLooser, typedLimit } from './loss-limit-form.ts'
import { longerThan, pauseHours } from './pause-lengths.ts'

it.each([
  ['', undefined],
  ['0', undefined],
  ['0.', undefined],
  ['12.', '12'],
  ['0.5', '0.5'],
])('typed "%s" is a limit of %s', (text, limit) => {
  expect(typedLimit(text)).toBe(limit === undefined ? undefined : decimal(limit))
})

describe('a limit', () => {
  it.each([
    ['100', null, false],
    [null, null, false],
    ['100', '100', false],
    ['99', '100', false],
    ['101', '100', true],
    [null, '100', true],
  ])('of %s, where it is %s, is looser: %s', (wanted, present, looser) => {
    expect(isLooser(wanted === null ? null : decimal(wanted), present)).toBe(looser)
  })
})

describe('a pause', () => {
  it.each<[number | null, number[]]>([
    [null, [24, 72, 168, 720]],
    [24 * hourMs, [72, 168, 720]],
    [24 * hourMs - 1, [24, 72, 168, 720]],
    [720 * hourMs, []],
  ])('that lasts until %s can be made %s hours long', (until, hours) => {
    expect(longerThan('coolOff', until, 0)).toEqual(hours)
  })

  it('is in whole days for an exclusion', () => {
    expect(pauseHours.exclusion.filter((hours: number) => hours % 24 !== 0)).toEqual([])
  })
})
