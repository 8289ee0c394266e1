import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { stalenessOf } from './staleness.ts'
import { aheadMsMax } from './tick-gate.ts'

type Terms = Pick<SymbolTerms, 'staleAfterMs' | 'delayMsMax' | 'staleSpreadFactor' | 'spreadRate'>

/** Whether a tick, by itself and at its arrival, may liquidate and open: not late, not ahead of us, not too wide. */
export const mayDecide = (tick: FeedTick, terms: Terms): boolean =>
  stalenessOf(tick, terms, tick.receivedAt) === 'fresh' && tick.sourceAt - tick.receivedAt <= aheadMsMax
