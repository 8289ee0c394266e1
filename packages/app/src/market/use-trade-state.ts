import { tradesNow } from './use-standing.ts'
import { useSilence } from '../live/use-silence.ts'
import { type PriceState, usePriceState } from '../live/use-tick.ts'
import type { ListedSymbol } from './symbols.queries.ts'

/** Whether a symbol can be traded on its price. A connection that has yet to speak is waited for, and not called lost. */
export function useTradeState(symbol: string, listed: ListedSymbol | undefined): PriceState {
  const state = usePriceState(symbol)
  const isSilent = useSilence()
  if (state === 'offline' && !isSilent) return 'missing'
  if (state === 'missing' && listed !== undefined && !tradesNow(listed.hours).open) return 'closed'
  return state
}
