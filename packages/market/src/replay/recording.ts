import type { Candle } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'

/** The recorded bars of one symbol, in the order of time, with prices on the symbol's price tick. */
export type RecordedSeries = {
  terms: SymbolTerms
  /** The file that they come from, as the manifest names it. */
  file: string
  /** The length of a bar in milliseconds; each opens on a multiple of it. */
  lengthMs: number
  /** Never empty. A stretch without a bar had no market, or nobody recorded it. */
  bars: readonly Candle[]
}

/** A pack of recorded data, such as `crypto-2026`, by our symbols. */
export type Recording = { pack: string; series: ReadonlyMap<string, RecordedSeries> }
