import { expect, it } from 'vitest'
import { openFirst, pickerParts } from './picker-order.ts'
import { someListed } from './test-listed.ts'

const traded = (symbol: string, volume: string, changed: Parameters<typeof someListed>[1] = {}) =>
  someListed(symbol, { day: { open: '100', high: '100', low: '100', volume, change: '0' }, ...changed })

const [ada, btc, sol] = [traded('ADA/USDT', '1'), traded('BTC/USDT', '9'), traded('SOL/USDT', '5')]
const gold = traded('XAU/USD', '99', { enabled: false })
const names = (symbols: readonly { symbol: string }[]): string[] => symbols.map(({ symbol }) => symbol)

it('puts favourites first, and what cannot be traded last, by what was traded', () => {
  const parts = pickerParts([ada, btc, gold, sol], ['SOL/USDT'])
  expect(parts.map(({ name, symbols }) => [name, names(symbols)])).toEqual([
    ['favourites', ['SOL/USDT']],
    ['open', ['BTC/USDT', 'ADA/USDT']],
    ['closed', ['XAU/USD']],
  ])
})

it('leaves out parts without markets', () => {
  expect(pickerParts([btc], []).map(({ name }) => name)).toEqual(['open'])
})

it('keeps the order of what was found, open markets first', () => {
  expect(names(openFirst([gold, ada, btc]))).toEqual(['ADA/USDT', 'BTC/USDT', 'XAU/USD'])
})
