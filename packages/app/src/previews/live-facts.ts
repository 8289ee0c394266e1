import type { Facts, MarketFact } from '@touchstone/domain/books/facts'
import { decimal } from '@touchstone/domain/money/decimal'
import type { TickItem } from '@touchstone/wire/stream'

/**
 * The facts from the server with newer ticks in place of theirs. While the connection is silent no market is
 * open: the last price may be long out of date.
 */
export function liveFacts(sent: Facts, tickOf: (symbol: string) => TickItem | undefined, isSilent: boolean): Facts {
  const seen = new Map<string, MarketFact | undefined>()
  return {
    ...sent,
    market(symbol) {
      if (!seen.has(symbol)) seen.set(symbol, present(sent.market(symbol), tickOf(symbol), isSilent))
      return seen.get(symbol)
    },
  }
}

function present(sent: MarketFact | undefined, live: TickItem | undefined, isSilent: boolean): MarketFact | undefined {
  if (sent === undefined) return undefined
  const state = live !== undefined && live.sequence >= sent.tick.sequence ? live.state : sent.state
  const known = { ...sent, state: isSilent && state === 'open' ? ('stale' as const) : state }
  if (live === undefined || live.sequence <= sent.tick.sequence) return known
  const { sequence, sourceAtMs, tapedAtMs } = live
  const quoted = { bid: decimal(live.bid), ask: decimal(live.ask), last: decimal(live.last) }
  return { ...known, tick: { ...sent.tick, ...quoted, sequence, sourceAt: sourceAtMs, receivedAt: tapedAtMs } }
}
