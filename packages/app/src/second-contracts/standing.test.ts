import { expect, it } from 'vitest'
import { endsWhileClosed, standingOf, voidReason } from './standing.ts'

const rise = { direction: 'rise', openPrice: '100', expiresAtMs: 30_000 } as const
const fall = { ...rise, direction: 'fall' } as const

it.each([
  ['a rise above its opening price wins', rise, '100.1', 29_999, { phase: 'running', lead: 'winning' }],
  ['a rise below it loses', rise, '99.9', 0, { phase: 'running', lead: 'losing' }],
  ['a fall below it wins', fall, '99.9', 0, { phase: 'running', lead: 'winning' }],
  ['a fall above it loses', fall, '100.1', 0, { phase: 'running', lead: 'losing' }],
  ['neither leads at the same price', fall, '100.00', 0, { phase: 'running', lead: 'level' }],
  ['nothing is known without a price', rise, undefined, 0, { phase: 'running', lead: undefined }],
  ['it waits for its opening price', { ...rise, openPrice: null }, '100', 0, { phase: 'opening', lead: undefined }],
  ['from expiry on it waits for the tape', rise, '101', 30_000, { phase: 'closing', lead: undefined }],
] as const)('%s', (_, contract, mark, now, standing) => {
  expect(standingOf(contract, mark, now)).toEqual(standing)
})

it('a void contract lacks its opening price, or else its closing price', () => {
  expect(voidReason({ openPrice: null })).toBe('open')
  expect(voidReason({ openPrice: '100' })).toBe('close')
})

it.each([
  ['1 ms before the market closes', 69_999, false],
  ['as it closes', 70_000, true],
  ['after it closes', 99_999, true],
  ['while it is closed already, which is another reason', 100_000, false],
])('a contract of 30 s would end %s', (_, now, late) => {
  expect(endsWhileClosed(100_000, 30, now)).toBe(late)
})
