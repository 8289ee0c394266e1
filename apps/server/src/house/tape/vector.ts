import type { MarketFact, MarketState } from '@touchstone/domain/books/facts'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { Tick } from '@touchstone/domain/market/tick'
import { nextClosure, tradingAt } from '@touchstone/domain/market/trading-hours'
import type { Settings } from '@touchstone/domain/settings/settings'
import { mayDecideAt } from '@touchstone/domain/market/may-decide'

/**
 * The tick in force of every symbol. The tape puts a tick in once its row is committed, so every tick read here can be
 * shown again later. A symbol whose newest frame is late, or whose source's clock is ahead of ours, is stale.
 */
export function createVector(): Vector {
  let newestAt = -Infinity
  const ticks = new Map<string, Tick>()
  const mistimed = new Set<string>()
  return {
    put(tick) {
      ticks.set(tick.symbol, tick)
      newestAt = Math.max(newestAt, tick.receivedAt)
    },
    newestAt: () => newestAt,
    tick: (symbol) => ticks.get(symbol),
    setMistimed(symbol, isMistimed) {
      if (isMistimed) mistimed.add(symbol)
      else mistimed.delete(symbol)
    },
    at: (at, settings, { now = at, allStale = false } = {}) =>
      marketsOf(new Map(ticks), allStale ? 'all' : mistimed, { at, now: Math.max(at, now) }, settings),
  }
}

export type Vector = {
  put: (tick: Tick) => void
  /** When the newest tick in force came, epoch milliseconds; -Infinity before the first. */
  newestAt: () => number
  tick: (symbol: string) => Tick | undefined
  /** Sets whether the symbol's last frame was late, or its source's clock ran ahead of ours. */
  setMistimed: (symbol: string, isMistimed: boolean) => void
  /**
   * Returns one vector of facts as `Facts.market` reads it: later ticks do not change it. `at`: epoch milliseconds.
   */
  at: (at: number, settings: Settings, judging?: Judging) => (symbol: string) => MarketFact | undefined
}

export type Judging = {
  /** How old the ticks are is judged by this moment where it is later: behind a tape that is stuck none looks fresh. */
  now?: number
  /** No tick may decide now, whatever it looks like. */
  allStale?: boolean
}

function marketsOf(
  ticks: ReadonlyMap<string, Tick>,
  stale: ReadonlySet<string> | 'all',
  { at, now }: { at: number; now: number },
  { symbols, positions }: Settings,
): (symbol: string) => MarketFact | undefined {
  return (symbol) => {
    const terms = symbols.get(symbol)
    const tick = ticks.get(symbol)
    if (terms === undefined || tick === undefined) return undefined
    const state = marketState(tick, terms, at, now)
    const isHeldBack = state === 'open' && (stale === 'all' || stale.has(symbol))
    return { tick, state: isHeldBack ? 'stale' : state, gapAhead: isGapAhead(terms, positions, at) }
  }
}

/**
 * A symbol's state at `at`; how old its tick is counts at `now`. Closed takes precedence over stale: outside trading hours
 * silence is not a fault of the feed.
 */
export function marketState(tick: Tick, terms: SymbolTerms, at: number, now = at): MarketState {
  if (!tradingAt(terms.hours, at).open) return 'closed'
  return isStale(tick, terms, now) ? 'stale' : 'open'
}

/** Whether a tick may not decide anything at `at`, by itself: its source's clock counts for as long as it is in force. */
export const isStale = (tick: Tick, terms: SymbolTerms, at: number): boolean => !mayDecideAt(tick, terms, at)

/** Whether a pause of trading that is long enough to gap begins within the notice. */
export function isGapAhead(terms: SymbolTerms, positions: Settings['positions'], at: number): boolean {
  let closure = nextClosure(terms.hours, at)
  while (closure !== undefined && closure.closesAt - at <= positions.gapNoticeMs) {
    if (closure.opensAt - closure.closesAt > positions.gapLongerThanMs) return true
    closure = nextClosure(terms.hours, closure.closesAt)
  }
  return false
}
