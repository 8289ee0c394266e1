import { createMissedDays } from '../features/equity/equity-snapshots.ts'
import type { OpenFeed } from '../house/feeds/open-feed.ts'
import type { House } from '../house/house.ts'
import { createSandboxLife, type SandboxLife } from '../house/live-seconds.ts'

type Reporting = {
  say: (line: string) => void
  log: (message: string, details: Record<string, unknown>) => void
}

/**
 * Brings a house that was away up to the present: a sandbox lives the seconds that it missed, and each day that ended
 * meanwhile gets its equity. @returns what goes on living the seconds of a sandbox; undefined for a live feed.
 */
export async function liveWhatWasMissed(
  house: House,
  feed: OpenFeed,
  { say, log }: Reporting,
): Promise<SandboxLife | undefined> {
  const { openedAfter, clock } = house
  const passDays = createMissedDays({ sql: house.sql, market: house.market })
  if (feed.kind === 'live') {
    if (openedAfter !== undefined) await passDays(openedAfter, clock())
    return undefined
  }
  const life = createSandboxLife({
    house,
    feed: feed.sandbox,
    hoursOf: (symbol) => house.settings().symbols.get(symbol)?.hours,
    clock: () => Date.now(),
    tapedAt: openedAfter,
    passDays,
    onFailure: (error) => {
      log('failed to run what was due in a missed second', { error })
    },
  })
  const lived = await life.catchUp()
  // A new database has missed nothing: these seconds are those that its start took.
  if (lived > 1 && openedAfter !== undefined) say(`caught up: played ${lived} seconds that passed while no server ran`)
  return life
}
