import { noteAcceptance } from '../console/agreements/note-acceptance.ts'
import type { FastifyInstance } from 'fastify'
import { createCallerBooks } from '../api/caller-books.ts'
import { createLimits, defaultRequestLimits } from '../api/limits.ts'
import { createApp } from '../api/app.ts'
import { outboxChannels } from '../features/delivery/courier.ts'
import { addOutboxPage } from '../features/delivery/outbox-page.ts'
import type { Ground } from './ground.ts'
import type { House } from '../house/house.ts'
import { type CallDeps, handlersOf } from './features.ts'
import { codeEveryMsDefault } from '../features/accounts/sessions/codes.store.ts'
import type { CallerCache } from '../features/accounts/sessions/caller-cache.ts'
import type { Chains } from '../features/chain/chains.ts'
import type { Files } from '../features/files/files.ts'
import { secretChanges } from '../features/funds-guard/guards.store.ts'
import { holderName } from '../features/identity/holder-name.ts'
import { addMessage } from '../features/messages/add-message.ts'
import type { IeoSteps } from '../features/ieo/ieo-steps.ts'
import type { StrategyDays } from '../features/strategies/strategy-days.ts'
import type { TypicalMoves } from '../features/second-contracts/typical-moves.ts'
import type { Candles } from '../house/candles/candles.ts'
import type { FeedName } from '../features/market/market.routes.ts'
import type { Schedules } from '../house/schedules/schedules.ts'
import type { OpenFeed } from '../house/feeds/open-feed.ts'
import { addConsole, type ConsoleDeps, operatorWaitMsDefault } from './open-console.ts'
import { addDocs } from './operations/docs.routes.ts'
import { maySeeOutbox } from './operations/insider.ts'
import type { TransitWatch } from '../house/ledger/transit-watch.ts'
import { addOperations } from './operations/operations.routes.ts'
import { addWebApp, builtApp } from './operations/web-app.ts'
import type { ServerOptions } from './server-options.ts'
import { addStream } from '../features/stream/stream.routes.ts'
import type { Stream } from '../features/stream/stream.ts'

type OpenAppDeps = Pick<
  ServerOptions,
  'log' | 'proxies' | 'limits' | 'metricsToken' | 'webApp' | 'operatorWaitMs' | 'codeEveryMs' | 'courier'
> &
  Pick<ConsoleDeps, 'crediting' | 'booking' | 'markSearch'> &
  Pick<CallDeps, 'safe' | 'clock' | 'deliver' | 'alerts'> & {
    files: Files
    callers: CallerCache
    candles: Candles
    chains: Pick<Chains, 'depositAddress' | 'holdings' | 'counts'>
    house: House
    ground: Ground
    feed: OpenFeed
    stream: Stream
    moves: TypicalMoves
    strategyDays: StrategyDays
    transit: TransitWatch
    schedules: Pick<Schedules, 'waitingMs'>
    ieoSteps: Pick<IeoSteps, 'waitingMs'>
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
  const isSandbox = feed.kind === 'sandbox'
  const books = createCallerBooks(sql, (userId, world) => house.openBook(userId, world))
  const requestLimits = { ...defaultRequestLimits, ...deps.limits }
  const limits = createLimits(requestLimits)
  const { settings, market, tape, receipt, turnOf } = house
  const handlers = handlersOf({
    ...deps,
    sql,
    settings,
    market,
    tape,
    receipt,
    turnOf,
    settingsVersions: house.settingsVersions,
    onCommitted: house.onCommitted,
    decisionTime: house.decisionTime,
    books,
    keys,
    passwords,
    codeEveryMs: deps.codeEveryMs ?? codeEveryMsDefault,
    outbox: outboxChannels({ ...deps.courier, sandbox: isSandbox }),
    addMessage,
    noteAcceptance,
    onSecretChanged: secretChanges(() => settings().funds.waitMs),
    depositAddress: chains.depositAddress,
    feed: nameOf(feed),
    seeds: feed.seeds,
    carried: { has: (symbol) => feed.symbols.includes(symbol) },
    publicKey: vapid.publicKey,
    services,
    nameOf: (userId) => holderName(sql, userId),
    limits,
    log(message, details) {
      deps.log.warn(details, message)
    },
    onLostResults(details) {
      deps.log.error(details, 'failed to compute the results of a book')
    },
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
    ...(isSandbox ? { seesOutbox: (request) => maySeeOutbox(request, undefined, metricsToken) } : {}),
    async addRoutes(app) {
      app.addHook('preClose', (done) => {
        stopping = true
        done()
      })
      addOperations(app, {
        house,
        clock,
        stream,
        transitMs: () => deps.transit.ageMs(clock()),
        daysWaitingMs: () => ({
          ...deps.schedules.waitingMs(clock()),
          'first sales of tokens': deps.ieoSteps.waitingMs(clock()),
        }),
        bodyKeys: keys.counts,
        isStopping: () => stopping,
        metricsToken,
        chains: chains.counts,
      })
      addDocs(app)
      await addWebApp(app, await webApp)
      if (isSandbox)
        addOutboxPage(app, { sql, mayRead: (request, token) => maySeeOutbox(request, token, metricsToken) })
      await addStream(app, { stream, clock, limits })
      addConsole(app, {
        ...deps,
        sql,
        keys,
        passwords,
        // Apart from those of users: no stranger at an operator's address uses them up.
        limits: createLimits(requestLimits),
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
