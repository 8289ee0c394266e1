import { decimal } from '@touchstone/domain/money/decimal'
import type { RefusalTexts } from '@touchstone/texts/sections'
import { expect, it } from 'vitest'
import { refusalSentence, shownDetail } from './refusal-sentences.ts'

it.each([
  ['5000000', '5,000,000'],
  ['64000.1', '64,000.1'],
  ['0.00001', '0.00001'],
  ['-12.5', '−12.5'],
])('the number %s of a refusal is written %s', (detail, shown) => {
  expect(shownDetail(decimal(detail))).toBe(shown)
})

it.each([
  ['50781.508001', '50,781.51'],
  ['0.000001', '0.01'],
  ['12', '12.00'],
])('of %s that is missing it asks for enough, in cents: %s', (missing, asked) => {
  const texts = { margin_insufficient: 'You need {missing} USDT more.' } as RefusalTexts
  const refusal = { kind: 'margin_insufficient', free: 0n, missing: decimal(missing) } as const
  expect(refusalSentence(refusal, texts)).toBe(`You need ${asked} USDT more.`)
})
