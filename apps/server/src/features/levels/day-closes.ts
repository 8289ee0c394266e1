import { decimal, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { markOf } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { valuingSymbols } from '@touchstone/domain/market/valuing-symbols'
import { currenciesUnder } from '@touchstone/domain/settings/added-currencies'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs, minuteMs } from '@touchstone/domain/time'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql, Transaction } from '../../platform/database.ts'

/** The close of a symbol on a day: the last row of its tape by then, and the mark in it. */
export type StoredClose = { day: number; symbol: string; sequence: number; mark: Price }

/** How long a day waits for the first price after it, which shows that no earlier one can come. Our choice. */
export const waitedForSealMs = 5 * minuteMs

/** The stored closes of these days. */
export async function readCloses(sql: Transaction, days: readonly number[]): Promise<StoredClose[]> {
  const rows = await sql<{ day: bigint; symbol: string; sequence: bigint; mark: string }[]>`
    select day, symbol, sequence, mark from level_closes where day = any(${days.map(String)}::bigint[])
    order by day, symbol`
  return rows.map(({ day, symbol, sequence, mark }) => ({
    day: Number(day),
    symbol,
    sequence: Number(sequence),
    mark: decimal(mark),
  }))
}

/**
 * Stores the closing prices of a day, once: what comes later changes nobody's assets. False while a market that was open
 * then may still bring an earlier price.
 */
export async function storeCloses(
  {
    sql,
    tape,
    settings,
  }: { sql: Sql; tape: Pick<HousePort['tape'], 'headOf' | 'lastAtOrBefore'>; settings: () => Settings },
  day: number,
  now: number,
): Promise<boolean> {
  const endsAt = day + dayMs
  const closes: StoredClose[] = []
  for (const symbol of currenciesUnder(settings()).flatMap(valuingSymbols)) {
    const last = tape.headOf(symbol) === 0 ? undefined : await tape.lastAtOrBefore(symbol, endsAt)
    if (last === undefined) continue
    if (!last.sealed && now < endsAt + waitedForSealMs && isOpenAt(settings(), symbol, endsAt)) return false
    closes.push({ day, symbol, sequence: last.tick.sequence, mark: markOf(last.tick) })
  }
  await sql`insert into level_closes (day, symbol, sequence, mark)
    select * from unnest(${closes.map((close) => close.day)}::bigint[], ${closes.map(({ symbol }) => symbol)}::text[],
      ${closes.map(({ sequence }) => sequence)}::bigint[], ${closes.map(({ mark }) => printDecimal(mark))}::numeric[])
    on conflict do nothing`
  return true
}

function isOpenAt({ symbols: known }: Settings, symbol: string, at: number): boolean {
  const terms = known.get(symbol)
  return terms !== undefined && tradingAt(terms.hours, at).open
}
