import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { installing, optionalPackage } from '../../../../optional/optional-package.ts'
import type { Endpoints, FeedLimits } from './feed.ts'
import { type Fields, fieldsOf } from './unchecked-fields.ts'

/** An exchange of ccxt. Nothing that it returns is trusted. */
export type CcxtExchange = {
  /** Whether ccxt says that it supports this call natively. */
  can: (method: string) => boolean
  /** Calls a method; rejects as ccxt does. */
  ask: (method: string, ...args: readonly unknown[]) => Promise<unknown>
  /** A value that ccxt holds at the moment, such as `markets`, `tickers` or `timeframes`. */
  known: (field: string) => Fields
  /** Whether an error means that the connection was lost, rather than that something could not be parsed. */
  isLost: (error: unknown) => boolean
}

export type CcxtOptions = {
  endpoints: Endpoints | undefined
  limits: FeedLimits
  /** Receives what ccxt would print: frames that are not JSON. */
  onUnreadable: (what: string) => void
}

/**
 * Loads one exchange of ccxt, which is installed for whoever wants it: with all its exchanges it is 77 MB.
 * @throws Error with a message for the operator when it is not installed, or has no stream of an exchange with that name.
 */
export async function loadCcxtExchange(id: string, options: CcxtOptions): Promise<CcxtExchange> {
  const folder = optionalPackage('ccxt', 'ccxt')
  if (folder === undefined) throw new Error(`FEED=ccxt:${id} needs ccxt: ${installing('ccxt')}`)
  const root = pathToFileURL(path.join(folder, 'js/ccxt.js')).href
  const loaded = fieldsOf(await importFrom(root, `./src/pro/${id}.js`, `ccxt has no stream of "${id}"`))
  const errors = fieldsOf(await importFrom(root, './src/base/errors.js', 'ccxt has no errors'))
  const exchange = construct(loaded['default'], configOf(options))
  const urls = fieldsOf(exchange['urls'])
  if (options.endpoints !== undefined) assign(urls, 'api', moved(urls['api'], options.endpoints))
  const lost = [errors['NetworkError'], errors['ExchangeClosedByUser']].filter((each) => typeof each === 'function')
  const ask: CcxtExchange['ask'] = async (method, ...args) => {
    const run = exchange[method]
    if (typeof run !== 'function') throw new TypeError(`ccxt has no ${method}`)
    const answer: unknown = await Reflect.apply(run, exchange, args)
    return answer
  }
  // Without this call ccxt refuses unencrypted streams, whether there is a proxy or not.
  if (options.endpoints?.stream.startsWith('ws:') === true) await ask('loadHttpProxyAgent')
  return {
    can: (method) => fieldsOf(exchange['has'])[method] === true,
    ask,
    known: (field) => fieldsOf(exchange[field]),
    isLost: (error) => lost.some((kind) => error instanceof kind),
  }
}

async function importFrom(root: string, file: string, message: string): Promise<unknown> {
  const { href } = new URL(file, root)
  try {
    const loaded: unknown = await import(href)
    return loaded
  } catch (error) {
    throw new Error(message, { cause: error })
  }
}

function construct(type: unknown, config: object): Fields {
  if (typeof type !== 'function') throw new TypeError('ccxt exports no exchange')
  const made: unknown = Reflect.construct(type, [config])
  return fieldsOf(made)
}

const assign = (target: object, field: string, value: unknown): boolean => Reflect.set(target, field, value)

const configOf = ({ limits, onUnreadable }: CcxtOptions): object => ({
  // Keep prices as the text that the exchange sent. Where it sent JSON numbers ccxt has already parsed them as
  // floating point, which preserves up to fifteen digits.
  number: String,
  newUpdates: true,
  // ccxt gives up a connection after two pings without a pong.
  streaming: { keepAlive: limits.silentAfterMs / 2 },
  timeout: limits.requestMs,
  options: {
    maxRetriesOnFailure: limits.requestTries - 1,
    maxRetriesOnFailureDelay: limits.backoffMs,
    defaultType: 'spot',
    fetchMarkets: { types: ['spot'] },
    // We schedule the retries ourselves: a pending retry of ccxt would survive a close and reconnect.
    ws: { backoff: { base: 0 } },
  },
  log: (...parts: readonly unknown[]) => onUnreadable(parts.map(String).join(' ')),
})

/** The same URLs at other origins. */
function moved(api: unknown, endpoints: Endpoints): unknown {
  if (typeof api === 'string') {
    return api.replace(/^wss?:[/][/][^/]+/, endpoints.stream).replace(/^https?:[/][/][^/]+/, endpoints.rest)
  }
  return Object.fromEntries(Object.entries(fieldsOf(api)).map(([name, each]) => [name, moved(each, endpoints)]))
}
