import { emptyBook, holding } from '@touchstone/domain/books/book'
import { examplePosition } from '@touchstone/domain/examples/example-position'
import { recordChange } from '@touchstone/domain/books/decision'
import { positionRecord } from '@touchstone/domain/positions/position'
import { expect, test } from 'vitest'
import { createPendingExposures, exposureChanges } from './exposures.ts'

const position = examplePosition({ id: '1-1', direction: 'short', quantity: 5n })
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
