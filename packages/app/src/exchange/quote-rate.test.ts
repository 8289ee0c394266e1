import { expect, it } from 'vitest'
import { ratePlaces, shownRate } from './quote-rate.ts'

it.each([
  [
    { from: 'USDT', to: 'BTC', pay: '100', receive: '0.00155760' },
    { base: 'BTC', quoted: 'USDT', rate: '64201.33' },
  ],
  [
    { from: 'BTC', to: 'USDT', pay: '0.5', receive: '32100.575' },
    { base: 'BTC', quoted: 'USDT', rate: '64201.15' },
  ],
  [
    { from: 'ETH', to: 'BTC', pay: '2', receive: '0.1062' },
    { base: 'BTC', quoted: 'ETH', rate: '18.8323' },
  ],
  [
    { from: 'USDT', to: 'DOGE', pay: '10', receive: '81.30081300' },
    { base: 'USDT', quoted: 'DOGE', rate: '8.13008' },
  ],
  [
    { from: 'A', to: 'B', pay: '3', receive: '3' },
    { base: 'A', quoted: 'B', rate: '1' },
  ],
])('%o is shown as %o', (terms, shown) => {
  expect(shownRate(terms)).toEqual(shown)
})

it('has none for nothing', () => {
  expect(shownRate({ from: 'USDT', to: 'BTC', pay: '0', receive: '0' })).toBeUndefined()
})

it('is printed with two decimals at least', () => {
  expect(['64201.3', '18.8323', '1'].map(ratePlaces)).toEqual([2, 4, 2])
})
