import type { SymbolTerms } from '@touchstone/domain/market/symbol'

/** A symbol of ours and the exchange's market that prices it, with the market's name as the exchange writes it. */
export type Carried<M> = { terms: SymbolTerms; market: M; name: string }

/**
 * Finds the market that prices each symbol: the first of these quote currencies in which the exchange trades its
 * base. Symbols without such a market are left out.
 */
export function carriedMarkets<M>(
  symbols: readonly SymbolTerms[],
  markets: ReadonlyMap<string, M>,
  quotesOf: (terms: SymbolTerms) => readonly string[],
): Carried<M>[] {
  return symbols.flatMap((terms) => {
    const names = quotesOf(terms).map((quote) => `${terms.base}/${quote}`)
    for (const name of names) {
      const market = markets.get(name)
      if (market !== undefined) return [{ terms, market, name }]
    }
    return []
  })
}

/** One plain line: the source of the prices, the substituted markets, and the symbols that are off. */
export function describeCarried(title: string, symbols: readonly SymbolTerms[], carried: readonly Carried<unknown>[]) {
  const substituted = carried.filter(({ terms, name }) => name !== terms.symbol)
  const standIns = substituted.map(({ terms, name }) => `${terms.symbol} is priced by ${name}`)
  const off = symbols.filter((terms) => !carried.some((each) => each.terms === terms)).map((terms) => terms.symbol)
  return [
    `live prices of ${title}`,
    ...(standIns.length > 0 ? [`USD counts as USDT one to one, so ${standIns.join(', ')}`] : []),
    ...(off.length > 0 ? [`not carried, so off: ${off.join(', ')}`] : []),
  ].join('; ')
}

/** Symbols by the market that prices them. */
export function termsByMarket<M>(
  carried: readonly Carried<M>[],
  keyOf: (market: M) => string,
): ReadonlyMap<string, readonly SymbolTerms[]> {
  const byMarket = new Map<string, SymbolTerms[]>()
  for (const { terms, market } of carried) {
    const key = keyOf(market)
    byMarket.set(key, [...(byMarket.get(key) ?? []), terms])
  }
  return byMarket
}
