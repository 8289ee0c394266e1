import type { Facts, MarketFact } from '@touchstone/domain/books/facts'
import { fillAtUnder } from '@touchstone/domain/settings/settings'
import type { HousePort } from './house-port.ts'

/** Where the present comes from. */
export type Present = Pick<HousePort, 'settings' | 'market'>

/**
 * Returns the facts of a moment for a reply that the domain's rules compute. Each symbol is looked up once, so that a
 * whole reply uses the same ticks.
 */
export function presentFacts({ settings, market }: Present, at: number): Facts {
  const seen = new Map<string, MarketFact | undefined>()
  const current = settings()
  return {
    at,
    settings: current,
    fillAt: fillAtUnder(current),
    market(symbol) {
      if (!seen.has(symbol)) seen.set(symbol, market(symbol))
      return seen.get(symbol)
    },
    netQuantity: () => 0n,
    named: {},
  }
}
