import { decimal } from '@touchstone/domain/money/decimal'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import { describe, expect, it } from 'vitest'
import { expiresAtMs, formOrder, type OrderDraft, orderRequest, placeOf } from './order-form.ts'

const terms = {
  price: decimal('64000'),
  leverage: 20,
  feeRate: decimal('0.0005'),
  quantityStep: decimal('0.00001'),
  priceTick: decimal('0.1'),
}
const draft: OrderDraft = {
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  type: 'market',
  entry: 'margin',
  amount: '250',
  limit: '',
  expiry: 'none',
  stops: { on: false, by: 'price', takeProfit: '', stopLoss: '' },
}

const requestOf = (changed: Partial<OrderDraft>, expiresAt: number | null = null) => {
  const formed = formOrder({ ...draft, ...changed }, terms)
  return formed.ok ? orderRequest(formed.command, 'demo', expiresAt) : formed
}

describe('what is typed becomes one order', () => {
  it('at market, by margin', () => {
    expect(requestOf({})).toEqual({
      type: 'market',
      body: {
        book: 'demo',
        symbol: 'BTC/USDT',
        direction: 'long',
        marginMode: 'isolated',
        leverage: 20,
        quantity: '0.07812',
        takeProfit: null,
        stopLoss: null,
      },
    })
  })
  it('at a limit, by quantity, for a day, with stops in percent of the margin', () => {
    const stops = { on: true, by: 'percent', takeProfit: '25', stopLoss: '10.' } as const
    const changed = { type: 'limit', entry: 'quantity', amount: '0.5', limit: '64000', stops } as const
    expect(requestOf(changed, 7)).toMatchObject({
      type: 'limit',
      body: {
        price: '64000',
        quantity: '0.5',
        expiresAtMs: 7,
        takeProfit: { price: '64800', quantity: null },
        stopLoss: { price: '63680', quantity: null },
      },
    })
  })
  it('stops that are switched off or empty are none', () => {
    const stops = { on: true, by: 'price', takeProfit: '70000', stopLoss: '' } as const
    expect(requestOf({ stops })).toMatchObject({ body: { takeProfit: { price: '70000' }, stopLoss: null } })
    expect(requestOf({ stops: { ...stops, on: false } })).toMatchObject({ body: { takeProfit: null } })
  })
  it.each<[Partial<OrderDraft>, string]>([
    [{ amount: '' }, 'amount'],
    [{ amount: '0.' }, 'amount'],
    [{ type: 'limit', limit: '' }, 'limit'],
    [{ type: 'limit', limit: '0' }, 'limit'],
  ])('%o lacks its %s', (changed, missing) => {
    expect(requestOf(changed)).toEqual({ ok: false, missing })
  })
  it('a margin below one step is an amount that the rule refuses, not a missing one', () => {
    expect(requestOf({ amount: '0.01' })).toMatchObject({ body: { quantity: '0' } })
  })
})

it.each<[Refusal, string]>([
  [{ kind: 'price_stale', symbol: 'BTC/USDT' }, 'market'],
  [{ kind: 'market_closed', symbol: 'BTC/USDT' }, 'market'],
  [{ kind: 'leverage_out_of_range', leverageMax: 10 }, 'leverage'],
  [{ kind: 'price_off_grid', field: 'price', below: 1n, above: 2n }, 'limit'],
  [{ kind: 'price_off_grid', field: 'stopLoss', below: 1n, above: 2n }, 'stopLoss'],
  [{ kind: 'stop_on_wrong_side', field: 'takeProfit', mark: 1n }, 'takeProfit'],
  [{ kind: 'amount_not_positive', field: 'quantity' }, 'amount'],
  [{ kind: 'margin_insufficient', free: 0n, missing: 1n }, 'amount'],
  [{ kind: 'would_be_liquidated' }, 'amount'],
])('%o is shown where the person looks: %s', (refusal, place) => {
  expect(placeOf(refusal)).toBe(place)
})

it('an order is good until it is cancelled, for a day, or for a week', () => {
  expect([expiresAtMs('none', 1), expiresAtMs('day', 1), expiresAtMs('week', 1)]).toEqual([
    null,
    86_400_001,
    604_800_001,
  ])
})
