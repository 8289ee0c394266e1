import { type Candle, type CandleInterval, candleOpenAt, lengthOf } from '@touchstone/domain/market/candle'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Sql } from '../../platform/database.ts'

/** Any client or transaction. */
type Reader = Pick<Sql, 'unsafe'>
export type Writer = Reader

/** The intervals that are stored; the others are folded from the longest of these that divides them. */
export const storedIntervals = ['1m', '5m', '1h'] as const
export type StoredInterval = (typeof storedIntervals)[number]
export type CandleSource = 'tape' | 'backfill' | 'fold'

/** How far the stored candles of a symbol reach, as the columns of `candle_spans` say. */
export type CandleSpan = { from: Readonly<Record<StoredInterval, number>>; wholeTo: number }

type Columns = Record<'open' | 'high' | 'low' | 'close' | 'volume', string> & { open_at: bigint }

/** The opening of a row's candle of a larger interval, in SQL. Weeks open where those of `candleOpenAt` do. */
const bucketOf = (column: string, interval: CandleInterval): string => {
  const [length, first] = [lengthOf(interval), candleOpenAt('1w', 0)]
  return `(${column} - (${first})) / ${length} * ${length} + (${first})`
}

/** The fold of rows in the order of a column, in SQL. */
const foldOf = (order: string): string =>
  `(array_agg(open order by ${order}))[1] as open, max(high) as high, min(low) as low,
   (array_agg(close order by ${order} desc))[1] as close, sum(volume) as volume`

const replaced = `set open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close,
  volume = excluded.volume, source = excluded.source`

/** The last candles of an interval that open before a moment, oldest first, folded from stored ones of `base`. */
export async function readCandles(
  sql: Reader,
  symbol: string,
  { interval, base, before, limit }: { interval: CandleInterval; base: StoredInterval; before: number; limit: number },
): Promise<Candle[]> {
  // So many rows hold as many candles at least: however many lack, those that there are are whole.
  const rowsMax = limit * (lengthOf(interval) / lengthOf(base))
  const rows = await sql.unsafe<Columns[]>(
    `select ${bucketOf('open_at', interval)} as open_at, ${foldOf('r.open_at')}
     from (select * from candles where symbol = $1 and interval = $2 and open_at < $3 order by open_at desc limit $4) r
     group by 1 order by 1 desc limit $5`,
    [symbol, base, before, rowsMax, limit],
  )
  return rows.toReversed().map((row) => ({
    openAt: Number(row.open_at),
    open: decimal(row.open),
    high: decimal(row.high),
    low: decimal(row.low),
    close: decimal(row.close),
    volume: decimal(row.volume),
  }))
}

/**
 * Stores candles in one statement. Candles of the tape replace stored ones; backfilled ones never replace those of the
 * tape.
 */
export async function writeCandles(
  sql: Reader,
  interval: StoredInterval,
  source: CandleSource,
  candles: readonly { symbol: string; candle: Candle }[],
): Promise<void> {
  const texts = (field: 'open' | 'high' | 'low' | 'close' | 'volume'): string[] =>
    candles.map(({ candle }) => printDecimal(candle[field]))
  await sql.unsafe(
    `insert into candles (symbol, interval, open_at, open, high, low, close, volume, source)
     select r.symbol, $1, r.open_at, r.open, r.high, r.low, r.close, r.volume, $2
     from unnest($3::text[], $4::bigint[], $5::numeric[], $6::numeric[], $7::numeric[], $8::numeric[], $9::numeric[])
       as r (symbol, open_at, open, high, low, close, volume)
     on conflict (symbol, interval, open_at) do update ${replaced}
     where excluded.source = 'tape' or candles.source = 'backfill'`,
    [
      interval,
      source,
      candles.map(({ symbol }) => symbol),
      candles.map(({ candle }) => candle.openAt),
      texts('open'),
      texts('high'),
      texts('low'),
      texts('close'),
      texts('volume'),
    ],
  )
}

/** Deletes a stretch of stored candles. @throws unless the client is the tables' owner. */
export async function deleteCandles(
  owner: Reader,
  symbol: string,
  { interval, from, to }: { interval: StoredInterval; from: number; to: number },
): Promise<void> {
  await owner.unsafe(`delete from candles where symbol = $1 and interval = $2 and open_at >= $3 and open_at < $4`, [
    symbol,
    interval,
    from,
    to,
  ])
}

/** Folds stored candles into larger stored ones. The range begins and ends where a larger one does. */
export async function foldStored(
  sql: Reader,
  symbol: string,
  { from, to, base, interval }: { from: number; to: number; base: StoredInterval; interval: StoredInterval },
): Promise<void> {
  await sql.unsafe(
    `insert into candles (symbol, interval, open_at, open, high, low, close, volume, source)
     select $1, $2, ${bucketOf('open_at', interval)}, ${foldOf('open_at')}, 'fold'
     from candles where symbol = $1 and interval = $3 and open_at >= $4 and open_at < $5 group by 3
     on conflict (symbol, interval, open_at) do update ${replaced}`,
    [symbol, interval, base, from, to],
  )
}

/** Folds the ticks taped between two times into minutes. */
export async function foldTape(sql: Reader, symbol: string, from: number, to: number): Promise<void> {
  // Times a half is exact, which a division is not.
  await sql.unsafe(
    `insert into candles (symbol, interval, open_at, open, high, low, close, volume, source)
     select $1, '1m', ${bucketOf('source_at', '1m')}, ${foldOf('source_at')}, 'tape'
     from (select source_at, m.mark as open, m.mark as high, m.mark as low, m.mark as close, volume
           from ticks, lateral (select ((bid + ask) * 0.5)::numeric(38,18) as mark) m
           where symbol = $1 and kind = 'tick' and source_at >= $2 and source_at < $3) t
     group by 3 on conflict (symbol, interval, open_at) do update ${replaced}`,
    [symbol, from, to],
  )
}

/** When a symbol's first and last ticks that are still on the raw tape happened, from a moment on. */
export async function tapedStretch(
  sql: Reader,
  symbol: string,
  from: number,
): Promise<{ first: number; last: number } | undefined> {
  const [row] = await sql.unsafe<{ first: bigint | null; last: bigint | null }[]>(
    `select min(source_at) as first, max(source_at) as last from ticks
     where symbol = $1 and kind = 'tick' and source_at >= $2`,
    [symbol, from],
  )
  return row?.first == null || row.last == null ? undefined : { first: Number(row.first), last: Number(row.last) }
}

/** When the last minute of a symbol opened that was written from the tape. */
export async function lastTapedMinute(sql: Reader, symbol: string): Promise<number | undefined> {
  const [row] = await sql.unsafe<{ open_at: bigint }[]>(
    `select open_at from candles where symbol = $1 and interval = '1m' and source = 'tape'
     order by open_at desc limit 1`,
    [symbol],
  )
  return row && Number(row.open_at)
}

export async function readSpan(sql: Reader, symbol: string): Promise<CandleSpan | undefined> {
  const [row] = await sql.unsafe<Record<'minutes_from' | 'five_minutes_from' | 'hours_from' | 'whole_to', bigint>[]>(
    `select * from candle_spans where symbol = $1`,
    [symbol],
  )
  if (row === undefined) return undefined
  const from = { '1m': Number(row.minutes_from), '5m': Number(row.five_minutes_from), '1h': Number(row.hours_from) }
  return { from, wholeTo: Number(row.whole_to) }
}

export async function writeSpan(sql: Reader, symbol: string, { from, wholeTo }: CandleSpan): Promise<void> {
  await sql.unsafe(
    `insert into candle_spans (symbol, minutes_from, five_minutes_from, hours_from, whole_to)
     values ($1, $2, $3, $4, $5)
     on conflict (symbol) do update set minutes_from = excluded.minutes_from, hours_from = excluded.hours_from,
       five_minutes_from = excluded.five_minutes_from, whole_to = excluded.whole_to`,
    [symbol, from['1m'], from['5m'], from['1h'], wholeTo],
  )
}
