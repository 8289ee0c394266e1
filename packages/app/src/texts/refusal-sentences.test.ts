import { decimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { shownDetail } from './refusal-sentences.ts'

it.each([
  ['5000000', '5,000,000'],
  ['64000.1', '64,000.1'],
  ['0.00001', '0.00001'],
  ['-12.5', '−12.5'],
])('the number %s of a refusal is written %s', (detail, shown) => {
  expect(shownDetail(decimal(detail))).toBe(shown)
})
