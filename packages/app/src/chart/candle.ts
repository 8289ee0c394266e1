import type { Api } from '@touchstone/wire/api'
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
