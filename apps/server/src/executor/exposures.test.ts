import { emptyBook, holding } from '@touchstone/domain/books/book'
import { recordChange } from '@touchstone/domain/books/decision'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { expect, test } from 'vitest'
import { createPendingExposures, exposureChanges } from './exposures.ts'

const position: Position = {
  id: '1-1',
  symbol: 'BTC/USDT',
  direction: 'short',
  marginMode: 'isolated',
  state: 'running',
  quantity: 5n,
  cost: 1n,
  margin: 1n,
  leverage: 1,
  closingQuantity: 0n,
  takeProfit: null,
  stopLoss: null,
  realisedProfit: 0n,
  feesPaid: 0n,
  fundingPaid: 0n,
  marginCallPercent: 0,
  openedAt: 0,
  closedAt: null,
  closeReason: null,
}
const holder = { ...emptyBook(1, 'demo'), records: holding(positionRecord, [position]) }

test.each([
  ['opened', emptyBook(1, 'demo'), position, [{ symbol: 'BTC/USDT', quantity: -5n }]],
  ['added to', holder, { ...position, quantity: 7n }, [{ symbol: 'BTC/USDT', quantity: -2n }]],
  ['closed', holder, { ...position, state: 'closed' as const }, [{ symbol: 'BTC/USDT', quantity: 5n }]],
  ['given margin', holder, { ...position, margin: 9n }, []],
])('a position %s', (_, before, after, moved) => {
  expect(exposureChanges(before, [recordChange(positionRecord, after)])).toEqual(moved)
})

test('what is decided and not yet committed counts in every batch in flight, by world, until its batch ends', () => {
  const pending = createPendingExposures()
  const one = pending.begin(() => 10n)
  const two = pending.begin(() => 10n)
  one.addExposure('demo', 'BTC/USDT', 3n)
  two.addExposure('demo', 'BTC/USDT', -1n)
  expect(two.netQuantity('demo', 'BTC/USDT')).toBe(12n)
  expect(two.netQuantity('real', 'BTC/USDT')).toBe(10n)
  one.end()
  expect(two.netQuantity('demo', 'BTC/USDT')).toBe(9n)
  two.end()
  expect(two.netQuantity('demo', 'BTC/USDT')).toBe(10n)
})
