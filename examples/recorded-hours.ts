import type { FeedTick } from '@touchstone/domain/market/tick'
import { decimal, type Price } from '@touchstone/domain/money/decimal'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { dayMs } from '@touchstone/domain/time'
import { lengthOf } from '@touchstone/domain/market/candle'
import { marketDataFolder, needsMarketData } from '@touchstone/market/replay/market-data-folder'
import { createReplay } from '@touchstone/market/replay/replay'
import { readRecordedFolder } from '@touchstone/market/replay/read-recorded-folder'
import type { Candles } from '@touchstone/server/house/candles/candles'

/**
 * The candles of a recording under the dates on which they were recorded.
 * @throws Error with a sentence where the folder is absent: the days of this story are real ones.
 */
export async function recordedHours(
  symbols: readonly SymbolTerms[],
): Promise<{ candles: Pick<Candles, 'list'>; files: string }> {
  const folder = marketDataFolder()
  if (folder === undefined) throw new Error(`this story is of real days: it ${needsMarketData}`)
  const recording = await readRecordedFolder(folder, { symbols })
  const [first] = [...recording.series.values()].flatMap(({ bars }) => bars[0] ?? [])
  // In its first week a replay shows each moment as it was.
  const replay = createReplay(recording, { shiftedTo: (first?.openAt ?? 0) + dayMs })
  return {
    candles: {
      list: (symbol, interval, { before = 0, limit }) =>
        Promise.resolve(replay.candles(symbol, interval, before - limit * lengthOf(interval), before)),
    },
    files: replay
      .describe(0)
      .files.map(({ file }) => file)
      .join(' and '),
  }
}

/** A tick at a price, a step wide. */
export const tickAt = (symbol: string, price: Price, at: number): FeedTick => ({
  symbol,
  bid: price,
  ask: price + decimal('0.1'),
  last: price,
  volume: 0n,
  sourceAt: at,
  receivedAt: at,
  source: 'recording',
  derived: false,
})
