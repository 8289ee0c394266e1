import { tradingAt } from '@touchstone/domain/market/trading-hours'
import type { TickItem } from '@touchstone/wire/stream'
import { useSilence } from '../live/use-silence.ts'
import { useTickField } from '../live/use-tick.ts'
import { type SymbolDetails, useSymbolDetails } from './symbols.queries.ts'

/** Whether the price may be believed and the symbol be traded; if not, since when or until when. */
export type MarketState =
  | { kind: 'open' }
  | { kind: 'closed'; opensAtMs: number | undefined }
  | { kind: 'stale' | 'offline'; sinceMs: number }
  | { kind: 'missing' }

type Known = {
  tick: Pick<TickItem, 'state' | 'sourceAtMs'> | undefined
  isSilent: boolean
  /** Undefined while they are unknown. */
  details: Pick<SymbolDetails, 'hours' | 'changesAtMs'> | undefined
  /** When the details arrived. */
  detailsAtMs: number
}

/** A symbol that has had no tick yet is closed by its hours, or waits for its first. */
export function marketStateOf({ tick, isSilent, details, detailsAtMs }: Known): MarketState {
  if (tick === undefined) {
    if (details === undefined) return { kind: 'missing' }
    const { open, changesAt } = tradingAt(details.hours, detailsAtMs)
    return open ? { kind: 'missing' } : { kind: 'closed', opensAtMs: changesAt }
  }
  if (tick.state === 'closed') return { kind: 'closed', opensAtMs: details?.changesAtMs ?? undefined }
  if (isSilent) return { kind: 'offline', sinceMs: tick.sourceAtMs }
  return tick.state === 'stale' ? { kind: 'stale', sinceMs: tick.sourceAtMs } : { kind: 'open' }
}

/** Renders again when it changes, not with every tick: the time of a price is set only once it is stale. */
export function useMarketState(symbol: string): MarketState {
  const isSilent = useSilence()
  const state = useTickField(symbol, (tick) => tick.state)
  const oldAtMs = useTickField(symbol, (tick) => (isSilent || tick.state === 'stale' ? tick.sourceAtMs : 0))
  const { data: details, dataUpdatedAt: detailsAtMs } = useSymbolDetails(symbol)
  const tick = state === undefined ? undefined : { state, sourceAtMs: oldAtMs ?? 0 }
  return marketStateOf({ tick, isSilent, details, detailsAtMs })
}
