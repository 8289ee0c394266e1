import { describe, expect, it } from 'vitest'
import { currencies, isCurrency, placesOf, settlementCurrency } from './currency.ts'

describe('currencies', () => {
  it.each([
    ['USDT', 6],
    ['BTC', 8],
    ['JPY', 0],
  ] as const)('%s has %s places', (currency, places) => {
    expect(placesOf(currency)).toBe(places)
  })

  it('know themselves, and nothing else', () => {
    expect(currencies.every(isCurrency)).toBe(true)
    expect(currencies).toContain(settlementCurrency)
    expect(['', 'usdt', 'DOGECOIN', 'toString', '__proto__', 'constructor'].some(isCurrency)).toBe(false)
  })
})
