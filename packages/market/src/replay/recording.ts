import type { Candle } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'

/** The recorded bars of one symbol in the order of time, with prices on the symbol's price tick. */
export type RecordedSeries = {
  terms: SymbolTerms
  /** The source file, as named in the manifest. */
  file: string
  /** The length of a bar in milliseconds; each opens at a multiple of it. */
  lengthMs: number
  /** Never empty. A gap means that there was no market or no recording. */
  bars: readonly Candle[]
}

/** A pack of recorded data, such as `crypto-2026`, by our symbols. */
export type Recording = { pack: string; series: ReadonlyMap<string, RecordedSeries> }
