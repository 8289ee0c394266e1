import { type Currency, settlementCurrency } from '../money/currency.ts'

/** USDT, and USD, which counts as USDT one to one, need no price. */
export const needsNoPrice = (currency: Currency): boolean => currency === settlementCurrency || currency === 'USD'

/** The symbols whose mark says what a currency is worth in USDT, the first that has one; none where it needs no price. */
export const valuingSymbols = (currency: Currency): string[] =>
  needsNoPrice(currency) ? [] : [`${currency}/${settlementCurrency}`, `${currency}/USD`]

/** Whether a currency has a worth whenever these symbols have a price. */
export const isValued = (currency: Currency, symbols: { has: (symbol: string) => boolean }): boolean =>
  needsNoPrice(currency) || valuingSymbols(currency).some((symbol) => symbols.has(symbol))
