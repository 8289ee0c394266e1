import type { UserEvent } from '@touchstone/wire/stream'
import { expect, it } from 'vitest'
import { endingsOf } from './endings-of-events.ts'
import { announceOnce } from './endings.ts'

const settlement: Extract<UserEvent, { kind: 'settlement' }> = {
  kind: 'settlement',
  bookId: 4,
  book: 'demo',
  sequence: 9,
  atMs: 0,
  orderId: null,
  place: 0,
  positionId: '4-2',
  reason: 'stop_loss',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  quantity: '0.1',
  price: '90000',
  profit: '1',
  closingFee: '0',
  liquidationFee: '0',
  insurancePaid: '0',
}
const option: Extract<UserEvent, { kind: 'second_contract' }> = {
  kind: 'second_contract',
  bookId: 4,
  book: 'real',
  sequence: 12,
  atMs: 0,
  id: '4-11',
  state: 'won',
  symbol: 'BTC/USDT',
  direction: 'rise',
  stake: '10',
  payoutRate: '0.7',
  payout: '7',
  openPrice: '1',
  closePrice: '2',
  expiresAtMs: 0,
}

it('what one command closed is one ending, however many closes that were', () => {
  const events = [settlement, { ...settlement, positionId: '4-5', place: 1 }, { ...settlement, sequence: 10 }]
  expect(endingsOf(events)).toMatchObject([
    {
      sequence: 9,
      book: 'demo',
      what: {
        closes: [
          { positionId: '4-2', place: 0 },
          { positionId: '4-5', place: 1 },
        ],
      },
    },
    { sequence: 10 },
  ])
})

it.each([
  ['user', null, true],
  ['reverse', null, true],
  ['user', '4-8', false],
  ['reverse', '4-8', false],
  ['limit', '4-8', false],
  ['take_profit', null, false],
  ['liquidation', null, false],
] as const)('a close by %s with the order %s is by hand: %s', (reason, orderId, isByHand) => {
  expect(endingsOf([{ ...settlement, reason, orderId }])).toMatchObject([{ sequence: 9, isByHand }])
})

it('an option ends when it is settled, not when it is bought, and of no book but a person’s two', () => {
  expect(endingsOf([option])).toMatchObject([
    { bookId: '4', sequence: 12, book: 'real', what: { option: { net: '7' } } },
  ])
  expect(endingsOf([{ ...option, state: 'placed' }])).toEqual([])
  expect(endingsOf([{ ...option, book: 'contest-1' }])).toEqual([])
})

it('is told once, whoever is first', () => {
  expect(announceOnce({ bookId: '77', sequence: 1 })).toBe(true)
  expect(announceOnce({ bookId: '77', sequence: 1 })).toBe(false)
})
