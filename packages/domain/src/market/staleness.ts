import { ONE } from '../money/decimal.ts'
import type { SymbolTerms } from './symbol.ts'
import { type FeedTick, markOf } from './tick.ts'

/** A source whose clock is further ahead of ours than this could report future prices. Our choice. */
export const aheadMsMax = 250

/** Whether a symbol's last tick may decide about money, and why not. */
export type Staleness = 'fresh' | 'silent' | 'early' | 'delayed' | 'wide_spread'

/**
 * Judges the last tick of a symbol at `now`, our clock: silent when nothing arrived for longer than `staleAfterMs`, early
 * when it arrived later than now, as our clock was set back and cannot tell its age; delayed when it took longer than
 * `delayMsMax` from the source to us, wide when its spread exceeds `staleSpreadFactor` times the symbol's. A value exactly
 * at a limit passes. Call it only while the market is open.
 */
export function stalenessOf(
  lastTick: Pick<FeedTick, 'bid' | 'ask' | 'sourceAt' | 'receivedAt'> | undefined,
  terms: Pick<SymbolTerms, 'staleAfterMs' | 'delayMsMax' | 'staleSpreadFactor' | 'spreadRate'>,
  now: number,
): Staleness {
  if (lastTick === undefined || now - lastTick.receivedAt > terms.staleAfterMs) return 'silent'
  if (lastTick.receivedAt - now > aheadMsMax) return 'early'
  if (lastTick.receivedAt - lastTick.sourceAt > terms.delayMsMax) return 'delayed'
  const spread = lastTick.ask - lastTick.bid
  const widest = terms.staleSpreadFactor * terms.spreadRate * markOf(lastTick)
  return spread * ONE > widest ? 'wide_spread' : 'fresh'
}
