import { bondsUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import { openSandboxBonds } from '../features/bonds/open-sandbox-bonds.ts'
import { openSandboxPools } from '../features/house-books/open-sandbox-pools.ts'
import { minerOfferings } from '../features/mining/miner-offerings.ts'
import { createStrategyDays } from '../features/strategies/strategy-days.ts'
import { strategyOfferings } from '../features/strategies/strategy-offerings.ts'
import type { Candles } from '../house/candles/candles.ts'
import type { House } from '../house/house.ts'
import { schedulesOf } from './chores.ts'
import type { ServerOptions } from './server-options.ts'

type Options = Pick<ServerOptions, 'strategyReadyDays' | 'networkFeeds'>
type Opening = {
  house: House
  candles: Candles
  isLive: boolean
  log: (message: string, details: Record<string, unknown>) => void
}

/**
 * Makes up for the days that the house missed, before anybody trades, and returns what goes on with them. A sandbox opens
 * its pools then.
 */
export async function openSchedules(
  { strategyReadyDays: readyDays, networkFeeds = {} }: Options,
  { house, candles, isLive, log }: Opening,
) {
  const { sql, clock, settings, executor } = house
  const strategyDays = createStrategyDays({ sql, candles, readyDays })
  const schedules = schedulesOf({ sql, house, isLive, strategyDays, networkFeeds, log })
  await schedules.advance(clock())
  if (!isLive) {
    const deps = { sql, submit: executor.submit, log }
    const { coinCapital = [] } = investmentsUnder(settings())
    const offerings = [...strategyOfferings(settings()), ...minerOfferings(settings())]
    await openSandboxPools(deps, { offerings, coins: coinCapital.map(({ currency }) => currency) })
    await openSandboxBonds(deps, bondsUnder(settings()))
  }
  return { strategyDays, schedules }
}
