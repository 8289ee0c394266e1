import { openDesk } from '@touchstone/domain/examples/example-desk'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as engine from '../previews/engine.ts'
import { estimateOrder } from './estimate-order.ts'
import type { OrderDraft } from './order-form.ts'
import { distanceOf, draftLines, movedLine, onePercentOf, openedBy, resultAtPrice, roundedTo } from './order-figures.ts'

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

function estimated(changed: Partial<OrderDraft>) {
  const desk = openDesk({ contract: '10000' })
  desk.quote('BTC/USDT', { bid: '63999', ask: '64001' })
  const whole = { ...draft, ...changed }
  const estimate = estimateOrder(whole, { engine, book: desk.book(), facts: desk.facts() })
  if (estimate === undefined) throw new Error('no estimate')
  return { draft: whole, estimate }
}

const stops = (takeProfit: string, stopLoss: string) => ({ on: true, by: 'price' as const, takeProfit, stopLoss })

it('one percent of an order is a hundredth of its value, cut to cents', () => {
  expect(printDecimal(onePercentOf(decimal('248755.02')))).toBe('2487.55')
})

it.each([
  ['57809', '64001', '-0.096'],
  ['64001', '64001', '0'],
])('%s is %s away by %s', (price, from, distance) => {
  const found = distanceOf(decimal(price), decimal(from)) ?? 0n
  expect(printDecimal(found).slice(0, 6)).toBe(distance)
})

it.each<[Partial<OrderDraft>, string | undefined]>([
  [{ amount: '' }, undefined],
  [{ amount: '64.1' }, '0.00001'],
  [{ entry: 'quantity', amount: '0.01' }, undefined],
  [{ type: 'limit', limit: '64000', amount: '64' }, undefined],
])('%j is rounded to %s', (changed, step) => {
  const { draft: typed, estimate } = estimated(changed)
  const found = roundedTo(typed, estimate)
  expect(found && printDecimal(found)).toBe(step)
})

it('the money of a stop is what the close then brings, net of both fees', () => {
  const { estimate } = estimated({ entry: 'quantity', amount: '0.1' })
  const opened = openedBy('long', estimate)
  if (opened === undefined) throw new Error('it has a size')
  const { profit, openingFee, closingFee, net } = resultAtPrice(opened, decimal('66001'))
  expect([profit, openingFee, closingFee, net].map(printDecimal)).toEqual(['200', '3.20005', '3.30005', '193.4999'])
})

it('a price further the right way never brings less', () => {
  const { estimate } = estimated({ entry: 'quantity', amount: '0.1' })
  const prices = fc.integer({ min: 40_000, max: 90_000 }).map((price) => decimal(String(price)))
  fc.assert(
    fc.property(fc.constantFrom('long' as const, 'short' as const), prices, prices, (direction, one, other) => {
      const opened = openedBy(direction, estimate)
      if (opened === undefined) throw new Error('it has a size')
      const [low, high] = one < other ? [one, other] : [other, one]
      const [worse, better] = direction === 'long' ? [low, high] : [high, low]
      expect(resultAtPrice(opened, better).net).toBeGreaterThanOrEqual(resultAtPrice(opened, worse).net)
    }),
  )
})

it('the lines are the prices that would be in force, and keep the liquidation while a stop is wrong', () => {
  const right = estimated({ amount: '250', stops: stops('66000', '63000') })
  const lines = draftLines(right.draft, right.estimate)
  expect(lines).toMatchObject({ direction: 'long', type: 'market', takeProfit: '66000', stopLoss: '63000' })
  expect(lines.entry).toBeUndefined()
  expect(lines.liquidation).toMatch(/^57\d\d\d/)
  const wrong = estimated({ amount: '250', stops: stops('60000', '') })
  expect(wrong.estimate.result).toMatchObject({ kind: 'refused', place: 'takeProfit' })
  expect(draftLines(wrong.draft, wrong.estimate)).toMatchObject({
    takeProfit: '60000',
    liquidation: lines.liquidation,
  })
})

it('a limit is the entry; nothing typed has no other line', () => {
  const { draft: typed, estimate } = estimated({ type: 'limit', limit: '60000' })
  expect(draftLines(typed, estimate)).toEqual({ direction: 'long', type: 'limit', from: '60000', entry: '60000' })
})

it('a stop that is dragged switches stops on, as prices; what was typed in percent becomes its price', () => {
  const off = estimated({ amount: '250' })
  expect(movedLine(off.draft, off.estimate, 'takeProfit', '66000')).toEqual({ stops: stops('66000', '') })
  const priced = estimated({ amount: '250', stops: stops('66000', '63000') })
  expect(movedLine(priced.draft, priced.estimate, 'stopLoss', '62000')).toEqual({ stops: stops('66000', '62000') })
  const inPercent = estimated({ amount: '250', stops: { on: true, by: 'percent', takeProfit: '25', stopLoss: '' } })
  expect(movedLine(inPercent.draft, inPercent.estimate, 'stopLoss', '62000')).toEqual({
    stops: stops('65601.1', '62000'),
  })
})

it('only a limit can be dragged as the entry, and nobody drags a liquidation', () => {
  const market = estimated({ amount: '250' })
  expect(movedLine(market.draft, market.estimate, 'entry', '60000')).toEqual({})
  expect(movedLine(market.draft, market.estimate, 'liquidation', '60000')).toEqual({})
  const limit = estimated({ type: 'limit', limit: '63000' })
  expect(movedLine(limit.draft, limit.estimate, 'entry', '60000')).toEqual({ limit: '60000' })
})
