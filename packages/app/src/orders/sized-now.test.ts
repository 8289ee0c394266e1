import { openDesk } from '@touchstone/domain/examples/example-desk'
import { decimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import * as engine from '../previews/engine.ts'
import { estimateOrder } from './estimate-order.ts'
import type { OrderDraft } from './order-form.ts'
import { sizedNow } from './sized-now.ts'

const draft: OrderDraft = {
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  type: 'market',
  entry: 'margin',
  amount: '2500',
  limit: '',
  expiry: 'none',
  stops: { on: false, by: 'price', takeProfit: '', stopLoss: '' },
}

/** A draft that was written at 64,000 and waits for its confirmation at another price. */
function waited(typed: OrderDraft, price: string) {
  const desk = openDesk({ contract: '10000' })
  desk.quote('BTC/USDT', '64000')
  const known = () => ({ engine, book: desk.book(), facts: desk.facts() })
  const result = estimateOrder(typed, known())?.result
  if (result?.kind !== 'shown') throw new Error('the order was not accepted')
  desk.quote('BTC/USDT', price)
  const command = sizedNow(result.command, typed, known())
  return { desk, asked: result.command, command, previewed: estimateOrder(typed, known())?.quantity }
}

it.each(['65000.1', '63000.3'])('takes no more margin than was typed where the price has gone to %s', (price) => {
  const { desk, asked, command, previewed } = waited(draft, price)
  expect(command).toEqual({ ...asked, quantity: previewed })
  desk.done(command)
  const { margin } = desk.position()
  expect(margin).toBeLessThanOrEqual(decimal('2500'))
  expect(margin).toBeGreaterThan(decimal('2499.9'))
})

it('keeps a size that was typed as one, and a limit that has its own price', () => {
  const bySize = waited({ ...draft, entry: 'quantity', amount: '0.1' }, '65000')
  expect(bySize.command).toEqual(bySize.asked)
  const limit = waited({ ...draft, type: 'limit', limit: '60000' }, '65000')
  expect(limit.command).toEqual(limit.asked)
})
