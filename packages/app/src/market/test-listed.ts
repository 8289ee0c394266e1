import type { ListedSymbol } from './symbols.queries.ts'

/** A symbol as the list has it, with a price and a day unless they are taken away. */
export function someListed(symbol: string, changed: Partial<ListedSymbol> & { mark?: string } = {}): ListedSymbol {
  const [base = symbol, quote = 'USDT'] = symbol.split('/')
  const { mark = '100', ...rest } = changed
  return {
    symbol,
    base,
    quote,
    marketClass: 'coin',
    enabled: true,
    priceTick: '0.01',
    quantityStep: '0.001',
    leverageMax: 100,
    hours: 'always',
    price: {
      symbol,
      bid: mark,
      ask: mark,
      mark,
      last: mark,
      state: 'open',
      sequence: 1,
      sourceAtMs: 1_700_000_000_000,
      receivedAtMs: 1_700_000_000_000,
      source: 'simulated',
      derived: false,
    },
    day: { open: '100', high: '100', low: '100', volume: '1', change: '0' },
    sparkline: ['1', '2', '3'],
    ...rest,
  }
}
