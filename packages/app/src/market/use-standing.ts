import { tradingAt } from '@touchstone/domain/market/trading-hours'
import type { ListedSymbol } from './symbols.queries.ts'
import { useTickField } from '../live/use-tick.ts'

/** The state of a symbol's market. `paused`: no openings; `waiting`: it should trade, but no price has arrived. */
export type Standing = 'open' | 'closed' | 'delayed' | 'waiting' | 'paused'

/** Renders again when it changes, not with every tick. */
export function useStanding({ symbol, enabled, hours }: ListedSymbol): Standing {
  const state = useTickField(symbol, (tick) => tick.state)
  if (!enabled) return 'paused'
  if (state === 'stale') return 'delayed'
  return state ?? (tradesNow(hours).open ? 'waiting' : 'closed')
}

/** Whether a market with these hours trades now, and when that changes next, in epoch milliseconds. */
export const tradesNow = (hours: ListedSymbol['hours']): ReturnType<typeof tradingAt> => tradingAt(hours, Date.now())
