import { setTimeout as pause } from 'node:timers/promises'
import type { FeedState, LiveFeed } from '@touchstone/market/live/feed'

export type RetryingFeedOptions = {
  name: string
  open: () => Promise<LiveFeed>
  /** The symbols whose prices came from there before; none on a database that this exchange has never priced. */
  known: readonly string[]
  log: (message: string, details: Record<string, unknown>) => void
  /** How long a start waits for the exchange. Our choice: 10,000. */
  waitMs?: number
  /** The pause before it is asked again. Our choice: 5,000. */
  retryAfterMs?: number
}

/**
 * Opens a live feed. If its prices are known from before, an unresponsive exchange does not block the start: the house
 * opens with stale prices, as it would have continued while running, and retries until the exchange responds. From then
 * on the feed reports its symbols.
 * @throws as `open` does if no prices are known: that is a first start, and more likely a wrong setting than an outage.
 */
export async function openRetryingFeed(options: RetryingFeedOptions): Promise<LiveFeed> {
  const { name, open, known, log, waitMs = 10_000, retryAfterMs = 5_000 } = options
  if (known.length === 0) return open()
  const closing = new AbortController()
  const isClosed = (): boolean => closing.signal.aborted
  const firstTry = Promise.withResolvers<void>()
  let live: LiveFeed | undefined

  async function keepTrying(): Promise<void> {
    while (live === undefined && !isClosed()) {
      try {
        const opened = await open()
        if (isClosed()) await opened.close()
        else live = opened
      } catch (error) {
        if (!isClosed()) log('exchange does not respond, prices are stale', { name, error })
        firstTry.resolve()
        await pause(retryAfterMs, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
    firstTry.resolve()
  }
  void keepTrying()
  await Promise.race([firstTry.promise, pause(waitMs, undefined, { ref: false })])
  if (live !== undefined) return live
  return {
    source: name,
    get description() {
      return live?.description ?? `prices of ${name}, which did not answer when this server started`
    },
    get symbols() {
      return live?.symbols ?? known
    },
    state: () => live?.state() ?? unanswered,
    async candles(...range) {
      if (live === undefined) throw new Error(`${name} has not responded yet`)
      return live.candles(...range)
    },
    async close() {
      closing.abort()
      await live?.close()
    },
  }
}

const unanswered: FeedState = {
  connected: false,
  lastFrameAt: undefined,
  lastTickAt: undefined,
  reconnects: 0,
  garbage: 0,
  outOfOrder: 0,
  lagMs: undefined,
  pauses: 0,
  dropped: 0,
}
