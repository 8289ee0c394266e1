import type { SymbolTerms } from '@touchstone/domain/market/symbol'

/** Which of our symbols a market stands for, with the market's name as the exchange writes it. */
export type Carried<M> = { terms: SymbolTerms; market: M; name: string }

/**
 * Finds for each symbol the market that it is priced by: the first of these quote currencies that its base is traded in.
 * A symbol without one is not carried.
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

/** One plain line: where the prices come from, what stands for what, and what is off. */
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

/** The symbols that each market stands for. */
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
