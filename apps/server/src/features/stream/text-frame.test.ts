import { expect, test } from 'vitest'
import { textFrame } from './text-frame.ts'

test.each([
  [0, '8100'],
  [125, '817d'],
  [126, '817e007e'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
])('a text of %i bytes has its length before it', (length, head) => {
  const frame = textFrame('x'.repeat(length))
  expect(frame.toString('hex', 0, head.length / 2)).toBe(head)
  expect(frame.length).toBe(head.length / 2 + length)
})

test('the length is that of the bytes, not of the signs', () => {
  expect(textFrame('価格').toString('hex')).toBe('8106e4bea1e6a0bc')
})
