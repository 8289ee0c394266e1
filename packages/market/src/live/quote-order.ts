import type { FrameFact } from './exchange.ts'

/** After this many milliseconds we assume that an exchange whose update id went back has restarted it. Our choice. */
const forgottenAfterMs = 60_000

/**
 * Detects quotes that arrive after a newer one of their market, from a server that lags behind the previous one. It
 * is for quotes with an update id but no time: their time of receipt would make them look new to the gate.
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
