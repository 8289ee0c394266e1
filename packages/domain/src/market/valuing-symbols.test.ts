import { expect, it } from 'vitest'
import type { Currency } from '../money/currency.ts'
import { isValued, valuingSymbols } from './valuing-symbols.ts'

it.each<[Currency, string[], boolean]>([
  ['USDT', [], true],
  ['USD', [], true],
  ['BTC', ['BTC/USDT', 'BTC/USD'], true],
  ['EUR', ['EUR/USDT', 'EUR/USD'], true],
  ['JPY', ['JPY/USDT', 'JPY/USD'], false],
])('%s is valued by %j: %s', (currency, symbols, valued) => {
  expect(valuingSymbols(currency)).toEqual(symbols)
  expect(isValued(currency, new Set(['BTC/USDT', 'EUR/USD', 'USD/JPY']))).toBe(valued)
})
