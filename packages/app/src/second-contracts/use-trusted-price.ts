import { useSilence } from '../live/use-silence.ts'
import { tradesNow } from '../market/use-standing.ts'
import { type PriceState, usePriceState } from '../live/use-tick.ts'
import { useBeat } from '../time/use-beat.ts'
import { useSymbol, useSymbolDetails } from '../market/symbols.queries.ts'
import { endsWhileClosed } from './standing.ts'

/**
 * Whether a price can be trusted. Before its first message a connection counts as `missing`, not as lost. A symbol without
 * a tick outside its hours is closed, not awaited.
 */
export function useTrustedPrice(symbol: string): PriceState {
  const state = usePriceState(symbol)
  const isSilent = useSilence()
  const hours = useSymbol(symbol)?.hours
  if (state === 'offline' && !isSilent) return 'missing'
  return state === 'missing' && hours !== undefined && !tradesNow(hours).open ? 'closed' : state
}

export type Blocked = Exclude<PriceState, 'open'> | 'closing' | 'off'

type Wanted = { symbol: string; durationSeconds: number; isOff: boolean }

/**
 * Why no contract of a duration can be bought now; undefined where one can. `closing`: it would end after the market
 * closes. `off`: the price moves too little.
 */
export function useBlocked({ symbol, durationSeconds, isOff }: Wanted, serverNow: () => number): Blocked | undefined {
  const state = useTrustedPrice(symbol)
  const changesAtMs = useSymbolDetails(symbol).data?.changesAtMs ?? null
  useBeat(5_000)
  if (state !== 'open') return state
  if (isOff) return 'off'
  return changesAtMs !== null && endsWhileClosed(changesAtMs, durationSeconds, serverNow()) ? 'closing' : undefined
}
