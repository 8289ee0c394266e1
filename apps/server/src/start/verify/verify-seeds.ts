import { isWatermark, type TapeRow } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { dayOf, daySeeds } from '@touchstone/market/simulated/day-seeds'
import { recomputedPrices, simulatedSource } from '@touchstone/market/simulated/recomputed-prices'
import { dayMs } from '@touchstone/domain/time'
import { select, type Verification } from './verification.ts'

/** Says what is wrong with the price of a row, where the seeds of this database tell it. */
export type SeedCheck = (row: TapeRow) => string | undefined

const nothing: SeedCheck = () => undefined

/**
 * The check of simulated prices against the seeds of the database: of every day from the one on that it has committed to
 * at its birth, or when it went over to seeds of days. A database that was started with another seed too, which its log
 * of committed seeds shows, has prices of both, and is not checked; nor can the server's own role check it, which may not
 * see the seeds.
 */
export async function seedCheck(verification: Verification): Promise<SeedCheck> {
  const [may] = await select<{ reads: boolean }>(
    verification,
    `select has_table_privilege('identity', 'select') as reads`,
  )
  if (may?.reads !== true) return nothing
  const identity = await select<{ name: string; value: string }>(
    verification,
    `select name, value from identity where name in ('market_seed', 'market_last_seed', 'market_days_from')`,
  )
  const named = new Map(identity.map(({ name, value }) => [name, value]))
  const [last, from, former] = ['market_last_seed', 'market_days_from', 'market_seed'].map((name) => named.get(name))
  if (last === undefined || from === undefined) return nothing
  const days = daySeeds(last)
  const untilDay = Number(from)
  const committed = await select<{ details: string }>(
    verification,
    `select details from audit_log where act = 'market_seed_committed'`,
  )
  if (!committed.every(({ details }) => details.includes(days.seedOf(untilDay - 1)))) return nothing
  const seed = { days, former: former === undefined ? undefined : { seed: former, untilDay } }
  const priceAt = recomputedPrices(seed)
  return (row) => {
    if (isWatermark(row) || row.source !== simulatedSource || dayOf(row.sourceAt) * dayMs < untilDay * dayMs)
      return undefined
    const price = priceAt(row.symbol, row.sourceAt)
    if (price === undefined || price === row.last) return undefined
    return `has the price ${printDecimal(row.last)}, but the seed of its day gives ${printDecimal(price)}`
  }
}
