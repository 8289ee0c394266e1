import type { Decimal, Price } from '../money/decimal.ts'
import type { Shape } from '../money/shape.ts'

/** A tick of a feed. Times are epoch milliseconds; `sourceAt` is the market's own clock. */
export type FeedTick = {
  symbol: string
  bid: Price
  ask: Price
  /** The last price. Where bid and ask are derived it may have more digits than the price tick. */
  last: Price
  volume: Decimal
  sourceAt: number
  receivedAt: number
  /** The feed's name, as every screen that shows the price says it. */
  source: string
  /** The source had no quotes: bid and ask come from the symbol's spread. */
  derived: boolean
}

/** A tick on the tape. Sequences of a symbol have no holes, and their source times strictly increase. */
export type Tick = FeedTick & { sequence: number }

/** After a watermark nothing with an equal or earlier source time is taped. It has its own sequence. */
export type Watermark = { symbol: string; sequence: number; watermarkAt: number }

export type TapeRow = Tick | Watermark

export const tickDecimals: Shape<TapeRow> = { bid: true, ask: true, last: true, volume: true }

export const isWatermark = (row: TapeRow): row is Watermark => 'watermarkAt' in row

/** The source time of a tick, or the moment that a watermark seals. */
export const timeOf = (row: TapeRow): number => (isWatermark(row) ? row.watermarkAt : row.sourceAt)

/** Mark is the middle of bid and ask; both lie on the price tick, so it is exact with one more decimal. */
export const markOf = (tick: { bid: Price; ask: Price }): Price => (tick.bid + tick.ask) / 2n

/**
 * The price that second contracts open and close at: the mark; where bid and ask are derived from one price, that price
 * with all its digits. A mark that is rounded to the price tick would tell where the price stood within the tick. A last
 * price that does not lie between bid and ask is not what they were derived from.
 */
export function settlementPriceOf(tick: Pick<FeedTick, 'bid' | 'ask' | 'last' | 'derived'>): Price {
  const { bid, ask, last, derived } = tick
  return derived && bid < last && last < ask ? last : markOf(tick)
}
