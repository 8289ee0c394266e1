import { settlementPriceOf } from '@touchstone/domain/market/tick'
import { decimal, type Price } from '@touchstone/domain/money/decimal'
import { sampleEverySeconds, samplesADay } from '@touchstone/domain/second-contracts/typical-move'
import type { Sql } from '../../platform/database.ts'

type Sample = { number: number; bid: string; ask: string; last: string; derived: boolean }

const everyMs = sampleEverySeconds * 1_000

/** A tick that came later than this after the moment does not count: whoever looks again finds the same. Our choice. */
export const lateMs = 5_000

/** The settlement price at the end of each half minute of the day before a moment; undefined where it had no tick. */
export async function readSamples(
  sql: Pick<Sql, 'unsafe'>,
  symbol: string,
  at: number,
): Promise<(Price | undefined)[]> {
  const found = await sql.unsafe<Sample[]>(
    `select n as number, t.bid, t.ask, t.last, t.derived from generate_series(1, $3::int) n, lateral (
       select bid, ask, last, derived, source_at from ticks
       where symbol = $1 and kind = 'tick' and source_at > $2::bigint + (n - 1) * $4::bigint
         and source_at <= $2::bigint + n * $4::bigint and received_at <= $5::bigint
       order by source_at desc limit 1) t`,
    [symbol, at - samplesADay * everyMs, samplesADay, everyMs, at + lateMs],
  )
  const samples = Array.from<Price | undefined>({ length: samplesADay })
  for (const { number, bid, ask, last, derived } of found)
    samples[number - 1] = settlementPriceOf({ bid: decimal(bid), ask: decimal(ask), last: decimal(last), derived })
  return samples
}
