import type { MarketState } from '@touchstone/domain/books/facts'
import type { Tick } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import type { Settings } from '@touchstone/domain/settings/settings'
import { mayDecide } from '@touchstone/domain/market/may-decide'

/** What a tick could decide when it came: what has become of its source since then does not matter. */
export function stateOnArrival(tick: Tick, { symbols }: Pick<Settings, 'symbols'>): MarketState {
  const terms = symbols.get(tick.symbol)
  if (terms === undefined || !tradingAt(terms.hours, tick.receivedAt).open) return 'closed'
  return mayDecide(tick, terms) ? 'open' : 'stale'
}
