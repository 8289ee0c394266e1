import type { TickItem } from '@touchstone/wire/stream'

/**
 * The newest tick of each symbol. A component listens to its own symbol alone, so that a tick renders one row.
 */
export type TickStore = {
  get: (symbol: string) => TickItem | undefined
  take: (ticks: readonly TickItem[]) => void
  /** Subscribes to the ticks of a symbol and to changes of its trust. Returns the function that unsubscribes. */
  listen: (symbol: string, changed: () => void) => () => void
}

export function createTickStore(): TickStore {
  const ticks = new Map<string, TickItem>()
  const listeners = new Map<string, Set<() => void>>()
  return {
    get: (symbol) => ticks.get(symbol),
    take(fresh) {
      for (const tick of fresh) {
        const known = ticks.get(tick.symbol)
        if (known !== undefined && known.sequence > tick.sequence) continue
        ticks.set(tick.symbol, tick)
        for (const changed of listeners.get(tick.symbol) ?? []) changed()
      }
    },
    listen(symbol, changed) {
      const among = listeners.get(symbol) ?? new Set()
      listeners.set(symbol, among)
      among.add(changed)
      return () => {
        among.delete(changed)
        if (among.size === 0) listeners.delete(symbol)
      }
    },
  }
}
