import { bondsUnder, ieosUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import { openSandboxBonds } from '../features/bonds/open-sandbox-bonds.ts'
import { openSandboxPools } from '../features/house-books/open-sandbox-pools.ts'
import { ieoSteps as openIeoSteps } from '../features/ieo/ieo-steps.ts'
import { openSandboxIeos } from '../features/ieo/open-sandbox-ieos.ts'
import { playSaleIssuers } from '../features/ieo/play-sale-issuers.ts'
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
  const { sql, clock, settings, executor, decisionTime } = house
  const strategyDays = createStrategyDays({ sql, candles, readyDays })
  const schedules = schedulesOf({ sql, house, isLive, strategyDays, networkFeeds, log })
  await schedules.advance(clock())
  const { submit } = executor
  const ieoSteps = openIeoSteps({ sql, submit, decisionTime, playIssuers: isLive ? 'none' : playSaleIssuers, log })
  await ieoSteps.advance(clock()).catch((error: unknown) => {
    log('a first sale of a token could not go on', { error })
  })
  if (!isLive) {
    const deps = { sql, submit, log }
    const { coinCapital = [] } = investmentsUnder(settings())
    const offerings = [...strategyOfferings(settings()), ...minerOfferings(settings())]
    await openSandboxPools(deps, { offerings, coins: coinCapital.map(({ currency }) => currency) })
    await openSandboxBonds(deps, bondsUnder(settings()))
    await openSandboxIeos(deps, ieosUnder(settings()))
  }
  return { strategyDays, schedules, ieoSteps }
}
