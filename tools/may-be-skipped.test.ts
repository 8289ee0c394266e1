import { expect, it } from 'vitest'
import { mayBeSkipped } from '../optional/may-be-skipped.ts'

it.each([
  [undefined, true],
  ['', true],
  ['false', true],
  ['0', true],
  ['true', false],
  ['1', false],
  ['yes', false],
])('with CI=%s a test may be left out: %s', (CI, expected) => {
  expect(mayBeSkipped({ CI })).toBe(expected)
})
