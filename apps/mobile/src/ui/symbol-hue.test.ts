import { expect, it } from 'vitest'
import { baseOf, hueOf } from './symbol-hue.ts'

it.each([
  ['BTC/USDT', 'BTC'],
  ['1000SHIB/USDT', 'SHIB'],
  ['EUR/USD', 'EUR'],
  ['100', '100'],
])('%s trades %s', (symbol, base) => {
  expect(baseOf(symbol)).toBe(base)
})

it('gives what it does not know a hue of its own, always the same', () => {
  expect(hueOf('SHIB')).toBe(hueOf('SHIB'))
  expect(hueOf('SHIB')).not.toBe(hueOf('PEPE'))
})
