import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { expect, it } from 'vitest'
import { isAmountFault, nextQuoteIn } from './quote-life.ts'

/** Of a server whose clock is an hour ahead. */
const data = { quotedAtMs: 3_600_000, expiresAtMs: 3_610_000 }
const tooSmall = new CallRefused(4109, 'The minimum is 10 USDT.', 'amount_too_small', { minimum: '10' })
const stale = new CallRefused(4103, 'The price is delayed.', 'price_stale', {})

it.each([
  ['just come', { data, error: null, dataUpdatedAt: 1_000 }, 1_000, 9_500],
  ['nearly over', { data, error: null, dataUpdatedAt: 1_000 }, 10_300, 500],
  ['over, after a sleep', { data, error: null, dataUpdatedAt: 1_000 }, 90_000, 500],
  ['none yet', { data: undefined, error: null, dataUpdatedAt: 0 }, 1_000, false],
  ['refused for its amount', { data: undefined, error: tooSmall, dataUpdatedAt: 0 }, 1_000, false],
  ['refused for the market', { data, error: stale, dataUpdatedAt: 1_000 }, 2_000, 5_000],
  ['unanswered', { data: undefined, error: new CallFailed('no answer'), dataUpdatedAt: 0 }, 1_000, 5_000],
])('a quote that is %s', (_title, state, nowMs, inMs) => {
  expect(nextQuoteIn(state, nowMs)).toBe(inMs)
})

it('knows which refusals are about the amount', () => {
  expect([tooSmall, stale, new CallFailed('no answer'), null].map(isAmountFault)).toEqual([true, false, false, false])
})
