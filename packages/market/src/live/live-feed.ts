import { binance } from './binance.ts'
import { coinbase } from './coinbase.ts'
import type { Exchange } from './exchange.ts'
import { feedLimits, type FeedSetup, type LiveFeed, type LiveFeedOptions } from './feed.ts'
import { kraken } from './kraken.ts'
import { openSocketFeed } from './socket-feed.ts'

const exchanges: ReadonlyMap<string, Exchange> = new Map([binance, coinbase, kraken].map((each) => [each.source, each]))

const ccxtForm = /^ccxt:([a-z0-9]{1,40})$/

/**
 * Whether a live feed of this name exists: `binance`, `coinbase`, `kraken`, or `ccxt:<exchange>` for the exchanges of
 * ccxt.
 */
export const isLiveFeedName = (name: string): boolean => exchanges.has(name) || ccxtForm.test(name)

/**
 * Opens the prices of an exchange. Resolves once the exchange has said which symbols it lists; the connection opens,
 * and reopens after a loss, in the background.
 * @throws Error with a message for the operator when there is no such feed, or the exchange lists none of our
 * symbols.
 */
export async function openLiveFeed(options: LiveFeedOptions): Promise<LiveFeed> {
  const exchange = exchanges.get(options.exchange)
  if (exchange !== undefined) return openSocketFeed(exchange, setupOf(options))
  const id = ccxtForm.exec(options.exchange)?.[1]
  if (id === undefined) {
    throw new Error(
      `unknown live feed "${options.exchange}": use ${[...exchanges.keys()].join(', ')} or ccxt:<exchange>`,
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
