import { randomBytes } from 'node:crypto'
import { dayMs } from '@touchstone/domain/time'
import { type DaySeeds, dayOf, daySeeds, nearerSeeds } from '@touchstone/market/simulated/day-seeds'
import type { MarketSeed } from '@touchstone/market/simulated/market-seed'
import { identityOf, knownIdentity } from '../../platform/database-identity.ts'
import type { Sql } from '../../platform/database.ts'

/** The seed of a UTC day; `day` is when it begins, in epoch milliseconds. */
export type DaySeed = { day: number; seed: string }

/** What anybody may know of the seed of a simulated market. */
export type SeedsShown = {
  /** A seed that somebody chose is no secret; one that the database drew is. */
  isSecret: boolean
  /** The seed of the day before the first that it binds: hashing any later day's seed back leads to it. */
  committed: DaySeed
  /** Of the newest day that has ended; all days before follow from it. Null while none is bound by the commitment. */
  revealed: DaySeed | null
  /** Of a database from before days had seeds: its one seed, and the day that it ended with. Null until that has ended. */
  former: { untilDay: number; seed: string | null } | null
}

export type MarketSeeds = { seed: MarketSeed; shownAt: (now: number) => SeedsShown }

/**
 * The seeds of a database's simulated market. A new database draws its last seed and commits to all days from today on;
 * one from before days had seeds goes over to them when the next day begins. `chosen` takes the place of what it drew.
 */
export async function openMarketSeeds(
  owner: Sql,
  { chosen, now }: { chosen: string | undefined; now: number },
): Promise<MarketSeeds> {
  const formerSeed = await knownIdentity(owner, 'market_seed')
  const drawn = await identityOf(owner, 'market_last_seed', () => randomBytes(32).toString('hex'))
  const today = dayOf(now)
  const from = Number(
    await identityOf(owner, 'market_days_from', () => String(formerSeed === undefined ? today : today + 1)),
  )
  const days = chosen === undefined ? await seedsFrom(owner, drawn, now) : daySeeds(chosen)
  const former = formerSeed === undefined ? undefined : { seed: chosen ?? formerSeed, untilDay: from }
  const shown = (day: number): DaySeed => ({ day: day * dayMs, seed: days.seedOf(day) })
  return {
    seed: { days, former },
    shownAt(at) {
      const ended = dayOf(at) - 1
      return {
        isSecret: chosen === undefined,
        committed: shown(from - 1),
        revealed: ended >= from - 1 ? shown(ended) : null,
        former: former === undefined ? null : { untilDay: from * dayMs, seed: ended >= from - 1 ? former.seed : null },
      }
    },
  }
}

/**
 * All seeds from the last one, with the end of the coming year written down: a start hashes some hundred days and not
 * all up to the last.
 */
async function seedsFrom(owner: Sql, last: string, now: number): Promise<DaySeeds> {
  const all = daySeeds(last)
  const year = new Date(now).getUTCFullYear() + 1
  const day = Math.min(dayOf(Date.UTC(year, 11, 31)), all.lastDay)
  const name = `market_seed_of_${year}`
  const seed = (await knownIdentity(owner, name)) ?? (await identityOf(owner, name, () => all.seedOf(day)))
  return nearerSeeds(all, { day, seed })
}
