import { binance } from './binance.ts'
import { coinbase } from './coinbase.ts'
import type { Exchange } from './exchange.ts'
import { feedLimits, type FeedSetup, type LiveFeed, type LiveFeedOptions } from './feed.ts'
import { kraken } from './kraken.ts'
import { openSocketFeed } from './socket-feed.ts'

const exchanges: ReadonlyMap<string, Exchange> = new Map([binance, coinbase, kraken].map((each) => [each.source, each]))

const ccxtForm = /^ccxt:([a-z0-9]{1,40})$/

/** Whether there is a live feed of this name: `binance`, `coinbase`, `kraken`, or `ccxt:<exchange>` for what ccxt has. */
export const isLiveFeedName = (name: string): boolean => exchanges.has(name) || ccxtForm.test(name)

/**
 * Opens the prices of an exchange. Ready when the exchange has said which of the symbols it carries; the connection is
 * made, and made anew whenever it is lost, in the background.
 * @throws Error with a sentence for the operator when there is no such feed, or the exchange lists no market of ours.
 */
export async function openLiveFeed(options: LiveFeedOptions): Promise<LiveFeed> {
  const exchange = exchanges.get(options.exchange)
  if (exchange !== undefined) return openSocketFeed(exchange, setupOf(options))
  const id = ccxtForm.exec(options.exchange)?.[1]
  if (id === undefined) {
    throw new Error(
      `the live feeds are ${[...exchanges.keys()].join(', ')} and ccxt:<exchange>, not "${options.exchange}"`,
    )
  }
  const { openCcxtFeed } = await import('./ccxt-feed.ts')
  return openCcxtFeed(id, setupOf(options))
}

const setupOf = (options: LiveFeedOptions): FeedSetup => ({
  onState: () => undefined,
  chance: Math.random,
  log: () => undefined,
  ...options,
  endpoints: options.endpoints,
  limits: { ...feedLimits, ...options.limits },
})
