import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { type Order, orderRecord } from '../positions/order.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import { type SecondContract, secondContractRecord } from '../second-contracts/second-contract.ts'
import { type Withdrawal, withdrawalRecord } from '../withdrawals/withdrawal.ts'

const position = {
  state: 'running',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'cross',
  openedAt: 5,
} as Position

test('a position has the slot of its symbol, direction and margin mode, also when it is closed', () => {
  const filed = { subject: 'BTC/USDT', madeAt: 5, dueAt: null, slot: 'BTC/USDT long cross', rank: null }
  expect(positionRecord.filing(position)).toEqual({ state: 'running', ...filed })
  expect(positionRecord.filing({ ...position, state: 'closed' })).toEqual({ state: 'closed', ...filed })
})

test('an order and a second contract are due when they expire, and there may be any number', () => {
  const order = { state: 'open', symbol: 'ETH/USDT', placedAt: 6, expiresAt: null } as Order
  expect(orderRecord.filing(order)).toEqual({
    state: 'open',
    subject: 'ETH/USDT',
    madeAt: 6,
    dueAt: null,
    slot: null,
    rank: null,
  })
  expect(orderRecord.filing({ ...order, expiresAt: 9 }).dueAt).toBe(9)
  const contract = { state: 'placed', symbol: 'ETH/USDT', acceptedAt: 6, expiresAt: 36 } as SecondContract
  expect(secondContractRecord.filing(contract)).toEqual({
    state: 'placed',
    subject: 'ETH/USDT',
    madeAt: 6,
    dueAt: 36,
    slot: null,
    rank: null,
  })
})

test('a withdrawal is filed by its stage, and ranked by what it is worth', () => {
  const withdrawal = { stage: 'claimed', currency: 'BTC', requestedAt: 7, usdtValue: decimal('99.5') } as Withdrawal
  expect(withdrawalRecord.filing(withdrawal)).toEqual({
    state: 'claimed',
    subject: 'BTC',
    madeAt: 7,
    dueAt: null,
    slot: null,
    rank: decimal('99.5'),
  })
})
