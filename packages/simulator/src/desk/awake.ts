import type { MarketFact } from '@touchstone/domain/books/facts'

/**
 * Which symbols' last ticks must have been acted on: those that were in force while the symbol was open. One that came
 * while it was stale or closed waits for the first tick after.
 */
export function createAwake(symbols: readonly string[]) {
  const seen = new Map<string, { sequence: number; isAwake: boolean }>()
  return {
    look(marketOf: (symbol: string) => MarketFact | undefined): (symbol: string) => boolean {
      for (const symbol of symbols) {
        const market = marketOf(symbol)
        const sequence = market?.tick.sequence ?? 0
        const before = seen.get(symbol)
        const wasAwake = before?.sequence === sequence ? before.isAwake : true
        seen.set(symbol, { sequence, isAwake: market?.state === 'open' && wasAwake })
      }
      return (symbol) => seen.get(symbol)?.isAwake === true
    },
  }
}
