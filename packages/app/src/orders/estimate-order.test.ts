import { recordsOf } from '@touchstone/domain/books/book'
import { openDesk } from '@touchstone/domain/examples/example-desk'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import { expect, it } from 'vitest'
import * as engine from '../previews/engine.ts'
import type { OrderDraft } from './order-form.ts'
import { estimateOrder } from './estimate-order.ts'

const draft: OrderDraft = {
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  type: 'market',
  entry: 'margin',
  amount: '',
  limit: '',
  expiry: 'none',
  stops: { on: false, by: 'price', takeProfit: '', stopLoss: '' },
}

function desk() {
  const opened = openDesk({ contract: '10000' })
  opened.quote('BTC/USDT', { bid: '63999', ask: '64001' })
  return opened
}

function estimateWith(changed: Partial<OrderDraft>, at = desk()) {
  const estimate = estimateOrder({ ...draft, ...changed }, { engine, book: at.book(), facts: at.facts() })
  if (estimate === undefined) throw new Error('unknown symbol')
  return estimate
}

it('nothing typed: what could be opened is known all the same', () => {
  const { quantity, quantityMax, free, result, leverage } = estimateWith({})
  expect([quantity, printDecimal(free), leverage]).toEqual([undefined, '10000', 10])
  expect(result).toEqual({ kind: 'incomplete', missing: 'amount' })
  const most = estimateWith({ entry: 'quantity', amount: printDecimal(quantityMax) })
  expect(most.result.kind).toBe('shown')
  const more = estimateWith({ entry: 'quantity', amount: printDecimal(quantityMax + 2n * most.terms.quantityStep) })
  expect(more.result).toMatchObject({ kind: 'refused', place: 'amount', refusal: { kind: 'margin_insufficient' } })
})

it('the preview is what the book then comes to', () => {
  const at = desk()
  const { result } = estimateWith({ amount: '250', direction: 'short' }, at)
  if (result.kind !== 'shown') throw new Error('the order was not accepted')
  at.done(result.command)
  const [position] = [...recordsOf(at.book(), positionRecord).values()]
  expect(position).toEqual(result.outlook.position)
  expect(engine.freeOf(at.book(), at.facts())).toBe(result.outlook.free)
  expect(result.outlook.liquidationPrice).toBeGreaterThan(decimal('64000'))
})

it('what is added to is shown as what results, and counts against the bracket', () => {
  const at = desk()
  const first = estimateWith({ amount: '250' }, at)
  if (first.result.kind === 'shown') at.done(first.result.command)
  const second = estimateWith({ amount: '250' }, at)
  if (second.result.kind !== 'shown') throw new Error('the second order was not accepted')
  expect(second.result.outlook.position?.quantity).toBe(2n * (first.quantity ?? 0n))
})

it('a limit is estimated at its own price and the maker fee, until the market has come to it', () => {
  const resting = estimateWith({ type: 'limit', limit: '60000', entry: 'quantity', amount: '0.1' })
  expect(resting.result).toMatchObject({
    kind: 'shown',
    outlook: { reply: { price: decimal('60000'), fee: decimal('1.2') } },
  })
  const atOnce = estimateWith({ type: 'limit', limit: '65000', entry: 'quantity', amount: '0.1' })
  expect(atOnce).toMatchObject({ fillsAtOnce: true, price: decimal('64001') })
  expect(atOnce.result).toMatchObject({ kind: 'shown', outlook: { reply: { price: decimal('64001') } } })
})

it('a price that cannot be traded on is nobody’s fault but the market’s', () => {
  const at = desk()
  at.quote('BTC/USDT', '64000', 'stale')
  expect(estimateWith({ amount: '250' }, at)).toMatchObject({
    state: 'stale',
    result: { kind: 'refused', place: 'market', refusal: { kind: 'price_stale' } },
  })
  expect(estimateWith({ symbol: 'ETH/USDT' }, at)).toMatchObject({ state: 'missing', result: { place: 'market' } })
})
