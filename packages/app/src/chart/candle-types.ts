/** How candles are drawn; the names are the chart's own. */
export const candleTypes = ['candle_solid', 'candle_up_stroke', 'ohlc', 'area'] as const
export type CandleType = (typeof candleTypes)[number]
