import { afterEach, expect, it } from 'vitest'
import { someListed } from './test-listed.ts'
import { forgetSearches, found, noteSearch, recentSearches } from './search.ts'

afterEach(() => {
  localStorage.clear()
})

const symbols = ['ETH/USDT', 'BTC/USDT', 'XAU/USD', 'EUR/USD'].map((symbol) => someListed(symbol))

it.each([
  ['btc', 'BTC'],
  ['Bitcoin', 'BTC'],
  ['  GOLD ', 'XAU'],
  ['xauusd', 'XAU'],
  ['eth', 'ETH'],
  ['usdt', 'ETH BTC'],
  ['eu', 'EUR ETH'],
  ['zz', ''],
  [' ', ''],
])('%s finds %s', (text, bases) => {
  expect(
    found(symbols, text)
      .map(({ base }) => base)
      .join(' '),
  ).toBe(bases)
})

it('remembers the last eight searches, each once', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', ' B ', ' ']) noteSearch(text)
  expect(recentSearches()).toEqual(['B', 'h', 'g', 'f', 'e', 'd', 'c', 'a'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})
