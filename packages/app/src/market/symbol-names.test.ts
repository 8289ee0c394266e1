import type { AddedCurrency } from '@touchstone/domain/money/currency'
import { currenciesInCode } from '@touchstone/domain/money/currency'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { newCurrencyRefusals } from '@touchstone/domain/settings/new-currencies'
import { languages } from '@touchstone/wire/languages'
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

it.each(currenciesInCode)('what %s is called in any language, no new token is', (code) => {
  const names = languages.flatMap((language) => nameOfSymbol(`${code}/${code}`, language).split(' / '))
  const refused = names.filter((name) => {
    const added = { ...defaultSettings, moreCurrencies: [{ code: 'BETTER' as AddedCurrency, name }] }
    return newCurrencyRefusals([defaultSettings], added).some(
      (refusal) => refusal.kind === 'token_looks_alike' && refusal.other === code,
    )
  })
  expect(refused).toEqual(names)
})
