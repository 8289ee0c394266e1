import type { Facts, MarketFact } from '@touchstone/domain/books/facts'
import { decimal } from '@touchstone/domain/money/decimal'
import type { TickItem } from '@touchstone/wire/stream'

/**
 * The facts that the server told, with newer ticks in place of those of then. While the connection is silent nothing is
 * open: what was the price may long not be it any more.
 */
export function liveFacts(told: Facts, tickOf: (symbol: string) => TickItem | undefined, isSilent: boolean): Facts {
  const seen = new Map<string, MarketFact | undefined>()
  return {
    ...told,
    market(symbol) {
      if (!seen.has(symbol)) seen.set(symbol, present(told.market(symbol), tickOf(symbol), isSilent))
      return seen.get(symbol)
    },
  }
}

function present(told: MarketFact | undefined, live: TickItem | undefined, isSilent: boolean): MarketFact | undefined {
  if (told === undefined) return undefined
  const state = live !== undefined && live.sequence >= told.tick.sequence ? live.state : told.state
  const known = { ...told, state: isSilent && state === 'open' ? ('stale' as const) : state }
  if (live === undefined || live.sequence <= told.tick.sequence) return known
  const { sequence, sourceAtMs, tapedAtMs } = live
  const quoted = { bid: decimal(live.bid), ask: decimal(live.ask), last: decimal(live.last) }
  return { ...known, tick: { ...told.tick, ...quoted, sequence, sourceAt: sourceAtMs, receivedAt: tapedAtMs } }
}
