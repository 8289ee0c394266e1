import { expect, it } from 'vitest'
import { nameOfSymbol, searchedNames } from './symbol-names.ts'

it.each([
  ['BTC/USDT', 'en-us', 'Bitcoin'],
  ['BTC/USDT', 'ko', '비트코인'],
  ['SOL/USDT', 'xi', 'Solana'],
  ['XAU/USD', 'vl', 'Vàng'],
  ['EUR/USD', 'en-us', 'Euro / US Dollar'],
  ['ZZZZ/USDT', 'jp', 'ZZZZ'],
] as const)('%s in %s is %s', (symbol, language, name) => {
  expect(nameOfSymbol(symbol, language)).toBe(name)
})

it('is searched for by code, with and without the stroke, and by name', () => {
  expect(searchedNames('XAU/USD')).toEqual(['XAU/USD', 'XAUUSD', 'Gold', 'Gold'])
})
