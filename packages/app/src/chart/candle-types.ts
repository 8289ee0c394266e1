/** How candles are drawn. */
export const candleTypes = ['candle_solid', 'candle_up_stroke', 'heikin_ashi', 'ohlc', 'line', 'area'] as const
export type CandleType = (typeof candleTypes)[number]

/** A line of closes, with its area or without. */
export const isLine = (type: CandleType): boolean => type === 'line' || type === 'area'
