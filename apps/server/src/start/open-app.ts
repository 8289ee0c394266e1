import type { FastifyInstance } from 'fastify'
import { createCallerBooks } from '../api/caller-books.ts'
import { defaultRequestLimits } from '../api/limits.ts'
import { createApp } from '../api/app.ts'
import { addOutboxPage } from '../features/delivery/outbox-page.ts'
import type { Ground } from './ground.ts'
import type { House } from '../house/house.ts'
import { type HandlerDeps, handlersOf } from './handlers.ts'
import type { FeedName } from '../features/market/market.routes.ts'
import type { OpenFeed } from '../house/feeds/open-feed.ts'
import { addConsole, type ConsoleDeps, operatorWaitMsDefault } from './open-console.ts'
import { addDocs } from './operations/docs.routes.ts'
import { addOperations } from './operations/operations.routes.ts'
import { addWebApp, builtApp } from './operations/web-app.ts'
import type { ServerOptions } from './server-options.ts'
import { addStream } from '../features/stream/stream.routes.ts'
import type { Stream } from '../features/stream/stream.ts'

type OpenAppDeps = Pick<
  ServerOptions,
  'log' | 'proxies' | 'limits' | 'metricsToken' | 'webApp' | 'operatorWaitMs' | 'codeEveryMs'
> &
  Pick<ConsoleDeps, 'crediting' | 'booking'> &
  Pick<HandlerDeps, 'files' | 'safe' | 'clock' | 'callers' | 'deliver' | 'candles' | 'alerts' | 'chains'> & {
    house: House
    ground: Ground
    feed: OpenFeed
    stream: Stream
    /** The origins of push services. */
    services: readonly string[]
  }

/** The HTTP side of a house that is open: its calls, its stream, and the pages for people and operators. */
export async function openApp(deps: OpenAppDeps): Promise<FastifyInstance> {
  const {
    ground,
    feed,
    house,
    clock,
    callers,
    stream,
    chains,
    services,
    metricsToken,
    proxies,
    webApp = builtApp,
  } = deps
  const { sql, keys, passwords, vapid } = ground
  const books = createCallerBooks(sql, (userId, world) => house.openBook(userId, world))
  const limits = { ...defaultRequestLimits, ...deps.limits }
  const handlers = handlersOf({
    ...deps,
    sql,
    books,
    keys,
    passwords,
    feed: nameOf(feed),
    carried: { has: (symbol) => feed.symbols.includes(symbol) },
    push: { publicKey: vapid.publicKey, services },
  })
  let stopping = false
  return createApp({
    sql,
    submit: house.submit,
    books,
    keys,
    clock,
    limits,
    log: deps.log,
    proxies,
    callerOf: callers.callerOf,
    handlers,
    async addRoutes(app) {
      app.addHook('preClose', (done) => {
        stopping = true
        done()
      })
      addOperations(app, {
        house,
        clock,
        stream,
        bodyKeys: keys.counts,
        isStopping: () => stopping,
        metricsToken,
        chains: chains.counts,
      })
      addDocs(app)
      await addWebApp(app, webApp)
      if (feed.kind === 'sandbox') addOutboxPage(app, { sql })
      await addStream(app, { stream, clock, limits })
      addConsole(app, {
        ...deps,
        sql,
        keys,
        passwords,
        limits,
        operatorWaitMs: deps.operatorWaitMs ?? operatorWaitMsDefault,
        feed: nameOf(feed),
        chainHoldings: chains.holdings,
      })
    },
  })
}

/** What is said of the feed changes when it takes up symbols. */
const nameOf = (feed: OpenFeed): FeedName => ({
  kind: feed.kind,
  name: feed.name,
  get description() {
    return feed.description
  },
})
