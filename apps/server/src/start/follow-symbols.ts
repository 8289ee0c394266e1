import type { Settings } from '@touchstone/domain/settings/settings'
import type { Candles } from '../house/candles/candles.ts'
import type { Chore } from '../house/heartbeat.ts'
import type { OpenFeed } from '../house/feeds/open-feed.ts'

export type FollowSymbolsOptions = {
  /** Those in force now. */
  settings: () => Settings
  /** Those that the feed was opened with. */
  opened: Settings
  feed: Pick<OpenFeed, 'symbols' | 'follow'>
  candles: Pick<Candles, 'add'>
  log: (message: string, details: Record<string, unknown>) => void
}

/** The pause before an exchange that did not take up a symbol is asked again. Our choice. */
const retryAfterMs = 15_000

/** Makes feed and candles follow each new version of the settings once it is in force, in the background. */
export function followSymbols({ settings, opened, feed, candles, log }: FollowSymbolsOptions): Chore {
  let followed = opened
  let isUnderWay = false
  let retryAt = 0

  async function follow(next: Settings, now: number): Promise<void> {
    isUnderWay = true
    try {
      await feed.follow([...next.symbols.values()])
      followed = next
    } catch (error) {
      retryAt = now + retryAfterMs
      log('the feed failed to apply new settings', { version: next.version, error })
    } finally {
      isUnderWay = false
    }
  }

  return {
    name: 'symbols of the feed',
    run(now) {
      // An exchange that did not respond at the start reports its symbols later.
      candles.add(feed.symbols)
      const next = settings()
      // An exchange may take its time, for which nothing else has to wait.
      if (next !== followed && !isUnderWay && now >= retryAt) void follow(next, now)
      return Promise.resolve()
    },
  }
}
