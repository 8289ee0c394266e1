import { afterEach, expect, it } from 'vitest'
import { writeIn } from '../format/written-language.ts'
import { axisNumber, axisText, chartNumber } from './chart-number.ts'

afterEach(() => writeIn('en-US'))

it.each([
  [67_215.84, 1, false, '67,215.8'],
  [-98.641, 2, false, '−98.64'],
  [-0.001, 2, false, '0.00'],
  [999, 2, true, '999.00'],
  [1_030, 2, true, '1.03K'],
  [46_030_000, 2, true, '46.03M'],
  [-2.5e9, 2, true, '−2.50B'],
  [0.119_4, 5, false, '0.11940'],
  [0.019, 1, false, '0.0'],
  [67_215.879, 2, false, '67,215.87'],
  [1_999_999, 2, true, '1.99M'],
  [999_999, 2, true, '999.99K'],
])('%d with %d decimals (compact: %s) is %s', (value, places, compact, expected) => {
  expect(chartNumber(value, places, compact)).toBe(expected)
})

it.each([
  [1_234.567_9, '1.234K'],
  [-1_999_999, '-1.999M'],
  [2e9, '2B'],
  ['999.5', '999.5'],
  [12, '12'],
])('on an axis %s is %s', (value, expected) => {
  expect(axisNumber(value)).toBe(expected)
})

it.each([
  ['en-US', '133,943.7', '−1,234.50'],
  ['es', '133.943,7', '−1234,50'],
  ['vi', '133.943,7', '−1.234,50'],
])('in %s the axis and the legend write as the page does', (language, axis, legend) => {
  writeIn(language)
  expect([axisText('133943.7'), chartNumber(-1_234.5, 2)]).toEqual([axis, legend])
})
