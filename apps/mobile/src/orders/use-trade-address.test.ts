import { expect, it } from 'vitest'
import { readAddress } from './use-trade-address.ts'

it.each([
  ['symbol=ETH/USDT&direction=short&list=orders', undefined, ['ETH/USDT', 'short', 'orders']],
  ['', 'SOL/USDT', ['SOL/USDT', 'long', 'positions']],
  ['symbol=<script>&direction=up&list=x', '../', ['BTC/USDT', 'long', 'positions']],
])('%s', (query, last, [symbol, direction, list]) => {
  expect(readAddress(new URLSearchParams(query), last)).toEqual({ symbol, direction, list })
})
