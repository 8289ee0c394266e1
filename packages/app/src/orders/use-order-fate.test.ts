import type { UserEvent } from '@touchstone/wire/stream'
import { expect, it } from 'vitest'
import type { Order } from './orders.queries.ts'
import { fateOfEvent, fateOfOrder } from './use-order-fate.ts'

const common = { bookId: 7, book: 'demo', sequence: 3, atMs: 1, symbol: 'BTC/USDT', quantity: '0.5' }
const fill = { ...common, kind: 'fill', orderId: '7-2', direction: 'short', price: '64000' } as UserEvent
const settlement = {
  ...common,
  kind: 'settlement',
  orderId: '7-2',
  reason: 'user',
  price: '64000',
  profit: '-3',
} as UserEvent
const order = { ...common, kind: 'order', id: '7-2', state: 'cancelled', cancelReason: 'no_price' } as UserEvent

it('an event of the order says what became of it', () => {
  expect(fateOfEvent(fill, '7-2')).toMatchObject({ kind: 'opened', direction: 'short', price: '64000' })
  expect(fateOfEvent(settlement, '7-2')).toMatchObject({ kind: 'closed', price: '64000' })
  expect(fateOfEvent(order, '7-2')).toMatchObject({ kind: 'void', reason: 'no_price' })
})

it('an event of another order, or of one that still waits, says nothing', () => {
  for (const event of [fill, settlement, order]) expect(fateOfEvent(event, '7-9')).toBeUndefined()
  expect(fateOfEvent({ ...order, state: 'open' } as UserEvent, '7-2')).toBeUndefined()
  expect(fateOfEvent({ kind: 'message', unread: 1, atMs: 1 }, '7-2')).toBeUndefined()
})

it('where the event was lost, the record says the same', () => {
  const record = {
    id: '7-2',
    symbol: 'BTC/USDT',
    quantity: '0.5',
    direction: 'long',
    fillPrice: '64000',
    action: 'open',
  }
  const of = (changed: object) => fateOfOrder({ ...record, ...changed } as Order)
  expect(of({ state: 'filled' })).toMatchObject({ kind: 'opened', price: '64000' })
  expect(of({ state: 'filled', action: 'close' })).toMatchObject({ kind: 'closed', price: '64000' })
  expect(of({ state: 'cancelled', cancelReason: 'slippage_exceeded' })).toMatchObject({ kind: 'void' })
  expect(of({ state: 'open' })).toBeUndefined()
  expect(fateOfOrder(undefined)).toBeUndefined()
})
