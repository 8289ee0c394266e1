import { describe, expect, it } from 'vitest'
import { checkPay, type Checked, choosing, type Pair, partOf, percentOf, readPair } from './exchange-form.ts'

const listed = ['USDT', 'BTC', 'ETH']

it.each<[string, Pair]>([
  ['', { from: 'USDT', to: 'BTC' }],
  ['from=ETH', { from: 'ETH', to: 'USDT' }],
  ['to=ETH', { from: 'USDT', to: 'ETH' }],
  ['to=USDT', { from: 'BTC', to: 'USDT' }],
  ['from=ETH&to=BTC', { from: 'ETH', to: 'BTC' }],
  ['from=BTC&to=BTC', { from: 'BTC', to: 'USDT' }],
  ['from=USDT&to=USDT', { from: 'USDT', to: 'BTC' }],
  ['from=JPY&to=ETH', { from: 'USDT', to: 'ETH' }],
])('the address %o is the pair %o', (query, pair) => {
  expect(readPair(new URLSearchParams(query), listed)).toEqual(pair)
})

it('believes the address until the currencies are known', () => {
  expect(readPair(new URLSearchParams('from=SOL&to=ADA'), [])).toEqual({ from: 'SOL', to: 'ADA' })
  expect(readPair(new URLSearchParams('from=1'), [])).toEqual({ from: 'USDT', to: 'BTC' })
})

it('swaps when the other side is chosen', () => {
  const pair = { from: 'USDT', to: 'BTC' }
  expect(choosing(pair, 'from', 'BTC')).toEqual({ from: 'BTC', to: 'USDT' })
  expect(choosing(pair, 'to', 'USDT')).toEqual({ from: 'BTC', to: 'USDT' })
  expect(choosing(pair, 'to', 'ETH')).toEqual({ from: 'USDT', to: 'ETH' })
  expect(choosing(pair, 'from', 'ETH')).toEqual({ from: 'ETH', to: 'BTC' })
})

describe('what was typed', () => {
  it.each<[string, string | null, Checked]>([
    ['12.5', '100', { kind: 'good', pay: '12.5' }],
    ['100', '100', { kind: 'good', pay: '100' }],
    ['100.00000001', '100', { kind: 'too_much', pay: '100.00000001' }],
    ['12.', null, { kind: 'good', pay: '12' }],
    ['', '100', { kind: 'unfinished' }],
    ['0.0', '100', { kind: 'unfinished' }],
  ])('%o of %o', (typed, available, checked) => {
    expect(checkPay(typed, available)).toEqual(checked)
  })
})

it('takes a part in whole units of the currency', () => {
  expect(partOf('0.00000003', 50, 8)).toBe('0.00000001')
  expect(partOf('100.5', 100, 0)).toBe('100')
  expect(partOf('0.00000001', 25, 8)).toBe('')
  expect(percentOf('50', '100', 6)).toBe(50)
  expect(percentOf('51', '100', 6)).toBeUndefined()
})
