import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import * as engine from '../previews/engine.ts'
import { leverageEffect, leverageMarks } from './leverage-effect.ts'
import type { OrderDraft } from './order-form.ts'

const draft: OrderDraft = {
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  type: 'market',
  entry: 'quantity',
  amount: '0.1',
  limit: '',
  expiry: 'none',
  stops: { on: false, by: 'price', takeProfit: '', stopLoss: '' },
}

function desk() {
  const opened = openDesk({ contract: '10000' })
  opened.quote('BTC/USDT', '64000')
  return opened
}

it('less leverage takes more margin and moves the liquidation price away', () => {
  const at = desk()
  const of = (leverage: number) => leverageEffect(draft, leverage, { engine, book: at.book(), facts: at.facts() })
  expect(of(10)).toMatchObject({ refusal: undefined, positions: [] })
  expect(printDecimal(of(10).order?.margin ?? 0n)).toBe('640')
  expect(printDecimal(of(5).order?.margin ?? 0n)).toBe('1280')
  expect((of(5).order?.liquidationPrice ?? 0n) < (of(10).order?.liquidationPrice ?? 0n)).toBe(true)
  expect(of(100).notionalMax < of(10).notionalMax).toBe(true)
})

it('says where a new position would be liquidated before anything is typed, as the order then says it', () => {
  const at = desk()
  const known = { engine, book: at.book(), facts: at.facts() }
  const { order, fresh } = leverageEffect({ ...draft, amount: '' }, 10, known)
  expect(order).toBeUndefined()
  expect(fresh?.liquidationPrice).toBe(leverageEffect(draft, 10, known).order?.liquidationPrice)
  expect(printDecimal(fresh?.distance ?? 0n).slice(0, 6)).toBe('-0.095')
  expect(leverageEffect({ ...draft, marginMode: 'cross' }, 10, known).fresh).toBeUndefined()
})

it('what is open is moved with it, or says why it cannot be', () => {
  const at = desk()
  at.done(opening(['BTC/USDT', 'long', 'isolated', 10, '0.1']))
  const known = { engine, book: at.book(), facts: at.facts() }
  const [moved] = leverageEffect(draft, 5, known).positions
  expect(printDecimal(moved?.moved ?? 0n)).toBe('640')
  expect(leverageEffect(draft, 200, known)).toMatchObject({
    refusal: { kind: 'leverage_out_of_range' },
    order: undefined,
  })
})

it('the slider stops where the brackets do', () => {
  const terms = desk().facts().settings.symbols.get('BTC/USDT')
  expect(leverageMarks(terms)).toEqual([1, 10, 20, 50, 100])
})
