import type { Endpoints, FeedLimits } from './feed.ts'
import { type Fields, fieldsOf } from './unchecked-fields.ts'

/** An exchange of ccxt. Nothing that comes out of it is taken on trust. */
export type CcxtExchange = {
  /** Whether ccxt says that it can do this with the exchange itself. */
  can: (method: string) => boolean
  /** Calls a method; rejects as ccxt does. */
  ask: (method: string, ...args: readonly unknown[]) => Promise<unknown>
  /** What ccxt knows at the moment, such as `markets`, `tickers` or `timeframes`. */
  known: (field: string) => Fields
  /** Whether an error means that the connection is gone, and not that something could not be read. */
  isLost: (error: unknown) => boolean
}

export type CcxtOptions = {
  endpoints: Endpoints | undefined
  limits: FeedLimits
  /** Told of what ccxt would print: frames that are no JSON. */
  onUnreadable: (what: string) => void
}

/**
 * Loads one exchange of ccxt, and ccxt only now: with all exchanges it is 100 MB.
 * @throws Error when ccxt has no stream of an exchange of that name.
 */
export async function loadCcxtExchange(id: string, options: CcxtOptions): Promise<CcxtExchange> {
  const root = import.meta.resolve('ccxt')
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
  // Without it ccxt opens no unencrypted stream, be there a proxy or not.
  if (options.endpoints?.stream.startsWith('ws:') === true) await ask('loadHttpProxyAgent')
  return {
    can: (method) => fieldsOf(exchange['has'])[method] === true,
    ask,
    known: (field) => fieldsOf(exchange[field]),
    isLost: (error) => lost.some((kind) => error instanceof kind),
  }
}

async function importFrom(root: string, path: string, sentence: string): Promise<unknown> {
  const { href } = new URL(path, root)
  try {
    const loaded: unknown = await import(href)
    return loaded
  } catch (error) {
    throw new Error(sentence, { cause: error })
  }
}

function construct(type: unknown, config: object): Fields {
  if (typeof type !== 'function') throw new TypeError('ccxt exports no exchange')
  const made: unknown = Reflect.construct(type, [config])
  return fieldsOf(made)
}

const assign = (target: object, field: string, value: unknown): boolean => Reflect.set(target, field, value)

const configOf = ({ limits, onUnreadable }: CcxtOptions): object => ({
  // Prices as the texts that the exchange sent. Where it sent JSON numbers, ccxt has read them as floating point, from
  // which numbers of up to fifteen digits come back as they were.
  number: String,
  newUpdates: true,
  // ccxt gives a connection up after two pings without an answer.
  streaming: { keepAlive: limits.silentAfterMs / 2 },
  timeout: limits.requestMs,
  options: {
    maxRetriesOnFailure: limits.requestTries - 1,
    maxRetriesOnFailureDelay: limits.backoffMs,
    defaultType: 'spot',
    fetchMarkets: { types: ['spot'] },
    // The pauses between tries are ours. One of ccxt's would go on after a close, and then connect.
    ws: { backoff: { base: 0 } },
  },
  log: (...parts: readonly unknown[]) => onUnreadable(parts.map(String).join(' ')),
})

/** The same addresses at other origins. */
function moved(api: unknown, endpoints: Endpoints): unknown {
  if (typeof api === 'string') {
    return api.replace(/^wss?:[/][/][^/]+/, endpoints.stream).replace(/^https?:[/][/][^/]+/, endpoints.rest)
  }
  return Object.fromEntries(Object.entries(fieldsOf(api)).map(([name, each]) => [name, moved(each, endpoints)]))
}
