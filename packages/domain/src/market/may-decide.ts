import { aheadMsMax, stalenessOf } from './staleness.ts'
import type { SymbolTerms } from './symbol.ts'
import type { FeedTick } from './tick.ts'

type Terms = Pick<SymbolTerms, 'staleAfterMs' | 'delayMsMax' | 'staleSpreadFactor' | 'spreadRate'>

/** Whether a tick, by itself and at its arrival, may liquidate and open: not late, not ahead of us, not too wide. */
export const mayDecide = (tick: FeedTick, terms: Terms): boolean => mayDecideAt(tick, terms, tick.receivedAt)

/** The same at a later time, epoch milliseconds: nor has the source been silent since. */
export const mayDecideAt = (tick: FeedTick, terms: Terms, at: number): boolean =>
  stalenessOf(tick, terms, at) === 'fresh' && tick.sourceAt - tick.receivedAt <= aheadMsMax
