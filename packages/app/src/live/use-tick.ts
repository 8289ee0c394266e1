import type { TickItem } from '@touchstone/wire/stream'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { liveStream, ticks, useConnection } from './stream.ts'

/** Subscribes to the ticks of symbols, or with `*` of all, as long as the screen is on. */
export function useTicksOf(symbols: readonly string[] | '*'): void {
  const topics = symbols === '*' ? 'ticks:*' : symbols.map((symbol) => `ticks:${symbol}`).join(' ')
  useEffect(() => (topics === '' ? undefined : liveStream().subscribe(topics.split(' '))), [topics])
}

/**
 * The newest tick of a symbol; renders again with its ticks only. It arrives only while something on the
 * screen has subscribed (`useTicksOf`).
 */
export function useTick(symbol: string): TickItem | undefined {
  const listen = useMemo(() => (changed: () => void) => ticks.listen(symbol, changed), [symbol])
  return useSyncExternalStore(listen, () => ticks.get(symbol))
}

/**
 * Whether a price may be believed. `offline`: the connection has been silent; `stale`: the feed has; `closed`: outside
 * trading hours; `missing`: there was none yet. Nothing opens but on `open`.
 */
export type PriceState = 'open' | 'stale' | 'closed' | 'offline' | 'missing'

export function usePriceState(symbol: string): PriceState {
  const isSilent = useConnection(({ stale }) => stale)
  const state = useTickField(symbol, (tick) => tick.state)
  if (state === undefined) return 'missing'
  if (state === 'closed') return 'closed'
  return isSilent ? 'offline' : state
}

/** One field of the newest tick: renders again only when that field has changed. */
export function useTickField<Field extends string | number>(
  symbol: string,
  field: (tick: TickItem) => Field,
): Field | undefined {
  const listen = useMemo(() => (changed: () => void) => ticks.listen(symbol, changed), [symbol])
  return useSyncExternalStore(listen, () => {
    const tick = ticks.get(symbol)
    return tick === undefined ? undefined : field(tick)
  })
}
