import { feedLimits } from '@touchstone/market/live/feed'
import { createFetchJson } from '@touchstone/market/live/fetch-json'
import { esploraNetwork } from '@touchstone/market/network/esplora-network'
import { inBackground } from './in-background.ts'
import type { NetworkFeeds } from './network-source.ts'

const variable = 'ESPLORA_BITCOIN'

/**
 * The sources of networks that the environment names: `ESPLORA_BITCOIN` is the address of an Esplora-style REST service.
 * @throws with a sentence for the operator if it is invalid.
 */
export function networkUrls(setting: (name: string) => string | undefined): { bitcoin?: string } {
  const text = setting(variable)
  if (text === undefined) return {}
  const url = URL.parse(text)
  // Addresses of such services may contain a key: an error does not repeat them.
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${variable} must be the http or https address of an Esplora-style REST service`)
  return { bitcoin: text.replace(/\/+$/, '') }
}

/** @throws with a sentence for the operator when a house of play money is to read a real network. */
export function refuseNetworksInSandbox(urls: { bitcoin?: string }): void {
  if (urls.bitcoin !== undefined)
    throw new Error(`a sandbox database has a simulated network: unset ${variable}, or use a live database`)
}

/** The first transactions of a block are some hundred kilobytes. Our choice. */
const bytesMax = 4 * 1_048_576

type Log = (message: string, details: Record<string, unknown>) => void

/** Reads the days of the networks that have a source. Logs do not repeat its address, which may contain a key. */
export function openNetworkFeeds(urls: { bitcoin?: string }, signal: AbortSignal, log: Log): NetworkFeeds {
  if (urls.bitcoin === undefined) return {}
  const { bitcoin: url } = urls
  const hidden = (text: unknown): string => String(text).replaceAll(url, '')
  const logHidden: Log = (message, details) => {
    log(message, Object.fromEntries(Object.entries(details).map(([name, value]) => [name, hidden(value)])))
  }
  const fetchJson = createFetchJson({ limits: feedLimits, chance: Math.random, signal, log: logHidden, bytesMax })
  return { bitcoin: inBackground(esploraNetwork({ url, fetchJson }), logHidden) }
}
