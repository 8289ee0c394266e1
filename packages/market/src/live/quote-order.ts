import type { FrameFact } from './exchange.ts'

/** After so long, in milliseconds, an exchange whose count went back is taken to have begun it anew. Our choice. */
const forgottenAfterMs = 60_000

/**
 * Tells quotes that come after a newer one of their market, from a server that lags behind the one before it, where
 * they have no time but a count: the time of their receipt would make them look new to the gate.
 */
export function createQuoteOrder(): (fact: FrameFact, receivedAt: number) => boolean {
  const newest = new Map<string, { count: number; receivedAt: number }>()
  return (fact, receivedAt) => {
    if (fact.kind !== 'quote' || fact.count === undefined) return true
    const { market, count } = fact
    const before = newest.get(market)
    if (before !== undefined && count < before.count && receivedAt - before.receivedAt < forgottenAfterMs) return false
    newest.set(market, { count, receivedAt })
    return true
  }
}
