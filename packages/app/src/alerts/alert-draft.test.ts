import { decimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { offeredDistances, priceAtDistance, readDraft } from './alert-draft.ts'

const market = { mark: '60000.05', tick: '0.1' }

it.each([
  ['above the mark it waits for a rise', '60600', { price: '60600', direction: 'above', distance: '0.01' }],
  ['below it waits for a fall', '59999.9', { price: '59999.9', direction: 'below', distance: '-0.000001666666666666' }],
  ['an unfinished number counts', '61200.', { price: '61200', direction: 'above', distance: '0.02' }],
])('%s', (_name, typed, expected) => {
  expect(readDraft(typed, { ...market, mark: '60000' })).toEqual({ state: 'ready', ...expected })
})

it.each([
  ['nothing typed', '', market, { state: 'empty' }],
  ['a lone point', '.', market, { state: 'empty' }],
  ['zero', '0.0', market, { state: 'refused', refusal: { kind: 'amount_not_positive', field: 'price' } }],
  [
    'between two ticks',
    '60000.25',
    market,
    {
      state: 'refused',
      refusal: { kind: 'price_off_grid', field: 'price', below: decimal('60000.2'), above: decimal('60000.3') },
    },
  ],
  ['the mark itself', '60000', { ...market, mark: '60000' }, { state: 'at_mark' }],
  ['before the first price', '60000', { ...market, mark: undefined }, { state: 'unpriced' }],
])('%s', (_name, typed, on, expected) => {
  expect(readDraft(typed, on)).toEqual(expected)
})

it.each([
  ['0.01', '60600.1'],
  ['-0.01', '59400'],
  ['0.05', '63000.1'],
  ['-0.05', '57000'],
])('%s from the mark is %s, never nearer than was asked', (distance, price) => {
  expect(priceAtDistance(market.mark, market.tick, distance)).toBe(price)
})

it('stays on the grid and above zero for the smallest prices', () => {
  const smallest = { mark: '0.00001', tick: '0.00001' }
  expect(offeredDistances.map((distance) => priceAtDistance(smallest.mark, smallest.tick, distance))).toEqual([
    '0.00001',
    '0.00001',
    '0.00001',
    '0.00002',
    '0.00002',
    '0.00002',
  ])
})
