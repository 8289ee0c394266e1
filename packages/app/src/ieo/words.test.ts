import { expect, it } from 'vitest'
import { counted, leftText, secondsText, shortHash } from './words.ts'

it('counts down with days before the clock', () => {
  const ms = ((2 * 24 + 4) * 3_600 + 11 * 60 + 51) * 1_000
  expect([leftText(ms), leftText(3_661_900), leftText(-5)]).toEqual(['2d 04:11:51', '01:01:01', '00:00:00'])
})

it('writes numbers, seconds and hashes short', () => {
  expect(counted(2_500)).toEqual({ count: 2_500, number: '2,500' })
  expect([secondsText(3), secondsText(940), secondsText(12_345)]).toEqual(['0.1', '0.9', '12.3'])
  expect(shortHash(`5d0741ce${'0'.repeat(52)}9b12`)).toBe('5d07 41ce … 9b12')
})
