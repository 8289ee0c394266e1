import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { markOf } from '@touchstone/domain/market/tick'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { deriveQuote } from './derive-quote.ts'

it.each([
  ['BTC/USDT', '95000', '94990.5', '95009.5'],
  ['BTC/USDT', '95000.1', '94990.5', '95009.7'],
  ['EUR/USD', '1.08', '1.07994', '1.08006'],
  ['DOGE/USDT', '0.00002', '0.00001', '0.00003'],
])('%s at %s is quoted %s to %s', (symbol, price, bid, ask) => {
  const terms = defaultSettings.symbols.get(symbol)
  if (terms === undefined) throw new Error(`no default symbol ${symbol}`)
  const quote = deriveQuote(decimal(price), terms)
  expect([printDecimal(quote.bid), printDecimal(quote.ask)]).toEqual([bid, ask])
  expect(markOf(quote)).toBe(decimal(price))
})
