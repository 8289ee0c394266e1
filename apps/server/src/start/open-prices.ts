import type { FeedTick } from '@touchstone/domain/market/tick'
import type { Settings } from '@touchstone/domain/settings/settings'
import { bufferFrames } from '../house/feeds/buffered-frames.ts'
import { openFeed } from '../house/feeds/open-feed.ts'
import { presentSettings } from '../house/settings/settings.store.ts'
import type { Sql } from '../platform/database.ts'
import type { ServerOptions } from './server-options.ts'

type PriceOptions = Pick<ServerOptions, 'feed' | 'seed' | 'feedEndpoints'> & {
  /** What a new database begins with. */
  first: { settings?: Settings }
  log: (message: string, details: Record<string, unknown>) => void
}

/**
 * Opens the feed before the house: where it does not open on a first start, nothing has been written that says what this
 * database is. Its prices wait until the house takes them.
 */
export async function openPrices(owner: Sql, { feed: name, seed, feedEndpoints, first, log }: PriceOptions) {
  let clock: () => number = Date.now
  const frames = bufferFrames()
  const opened = await presentSettings(owner, first, clock())
  const feed = await openFeed(owner, {
    feed: name,
    seed,
    clock: () => clock(),
    symbols: [...opened.symbols.values()],
    endpoints: feedEndpoints,
    onTicks: frames.take,
    log,
  })
  return {
    feed,
    /** The settings whose symbols the feed was opened with. */
    opened,
    /** From now on the feed goes by the clock of the house. */
    follow(houseClock: () => number): void {
      clock = houseClock
    },
    /** Hands over what waits, and from now on every price at once. */
    release(take: (frames: readonly FeedTick[], at: number) => void): void {
      frames.release((ticks) => {
        take(ticks, clock())
      })
    },
  }
}
