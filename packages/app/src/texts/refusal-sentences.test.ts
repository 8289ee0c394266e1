import { decimal } from '@touchstone/domain/money/decimal'
import { textsOf } from '@touchstone/texts/texts'
import { expect, it } from 'vitest'
import { refusalSentence } from './refusal-sentences.ts'

it('writes the numbers of a refusal as they are shown everywhere', () => {
  const { refusals } = textsOf('en-us')
  const refusal = { kind: 'bracket_exceeded', notionalMax: decimal('5000000') } as const
  expect(refusalSentence(refusal, refusals)).toBe(
    'The position would be too big. You can hold up to 5,000,000 USDT here.',
  )
  const offGrid = { kind: 'price_off_grid', below: decimal('64000.1'), above: decimal('64000.2') } as const
  expect(refusalSentence(offGrid, refusals)).toContain('64,000.1 and 64,000.2')
})
