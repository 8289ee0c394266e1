import type { Candle } from '@touchstone/domain/market/candle'

type Candles = Promise<readonly Candle[]>
type Place = { at: number; until: number }

/** Of each series the candles of the chunk that has not ended, up to where it was last asked for: many ask for the same. */
export function createCandleParts() {
  const parts = new Map<string, Place & { candles: Candles }>()
  return {
    /** Returns the candles from a chunk's begin until a moment, and makes them unless they are the last that were made. */
    get(series: string, { at, until }: Place, make: () => Candles): Candles {
      const known = parts.get(series)
      if (known?.at === at && known.until === until) return known.candles
      const part = { at, until, candles: make() }
      parts.set(series, part)
      part.candles.catch(() => {
        if (parts.get(series) === part) parts.delete(series)
      })
      return part.candles
    },
  }
}
