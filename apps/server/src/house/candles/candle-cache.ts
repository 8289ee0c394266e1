import type { Candle } from '@touchstone/domain/market/candle'

/** Runs of candles that never change, the least recently used forgotten first. */
export type CandleCache = {
  get: (key: string) => readonly Candle[] | undefined
  /** Without counting as a use. */
  has: (key: string) => boolean
  put: (key: string, candles: readonly Candle[]) => void
}

/** An entry without a candle takes memory too. */
const weightOf = (candles: readonly Candle[]): number => candles.length + 1

/** Holds at most about `candlesMax` candles. */
export function createCandleCache(candlesMax: number): CandleCache {
  const held = new Map<string, readonly Candle[]>()
  let weight = 0

  function remove(key: string): void {
    weight -= weightOf(held.get(key) ?? [])
    held.delete(key)
  }

  return {
    get(key) {
      const found = held.get(key)
      if (found === undefined) return undefined
      // A map keeps the order in which its keys were set.
      held.delete(key)
      held.set(key, found)
      return found
    },
    has: (key) => held.has(key),
    put(key, candles) {
      if (held.has(key)) remove(key)
      held.set(key, candles)
      weight += weightOf(candles)
      for (const oldest of held.keys()) {
        if (weight <= candlesMax || oldest === key) break
        remove(oldest)
      }
    },
  }
}
