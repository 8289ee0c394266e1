import type { Api } from '@touchstone/wire/api'
import { decimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import type * as z from 'zod/mini'

/** A candle as the server sends it: exact prices. */
export type Candle = z.output<Api['candles']['reply']>[number]

/** A candle as the chart takes it: floating point to draw, with the exact one that it came from. */
export type Bar = {
  timestamp: number
  open: number
  high: number
  low: number
  close: number
  volume: number
  candle: Candle
}

export const barOf = (candle: Candle): Bar => ({
  timestamp: candle.openAtMs,
  open: Number(candle.open),
  high: Number(candle.high),
  low: Number(candle.low),
  close: Number(candle.close),
  volume: Number(candle.volume),
  candle,
})

/**
 * A bar with its prices cut to so many decimals, as everything else shows them: a mark may have one more, and what the
 * chart prints of a bar it would round.
 */
export function cutBar(bar: Bar, places: number): Bar {
  const { open, high, low, close } = bar.candle
  const cut = (price: string): number => Number(truncateForDisplay(decimal(price), places, { thousands: false }))
  return { ...bar, open: cut(open), high: cut(high), low: cut(low), close: cut(close) }
}
