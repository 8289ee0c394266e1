import type { AddressInfo } from 'node:net'
import { uptime } from 'node:os'
import { firstLiveSettings, firstSandboxSettings } from '@touchstone/domain/settings/default-settings'
import { createPriceAlerts } from '../features/alerts/price-alerts.ts'
import { createCandles } from '../house/candles/candles.ts'
import { refuseInSandbox } from '../features/chain/chain-settings.ts'
import { afterMessage, dropEnded } from './after-message.ts'
import { choresOf } from './chores.ts'
import { openSearchMarks } from '../console/calls/search-marks.ts'
import { auditReadings } from '../console/files/console-files.routes.ts'
import { createCourier, describeCourier } from '../features/delivery/courier.ts'
import { startDelivery } from '../features/delivery/send-deliveries.ts'
import { createMessageMailer } from '../features/delivery/message-mailer.ts'
import { type Ground, openGround } from './ground.ts'
import { refuseMalformedKey } from '../features/files/file-key.ts'
import { openFiles } from '../features/files/open-files.ts'
import { startHeartbeat } from '../house/heartbeat.ts'
import { type House, openHouse } from '../house/house.ts'
import { openIdentity } from '../features/identity/open-identity.ts'
import { refuseMissingKey } from './refuse-missing-key.ts'
import { followSymbols } from './follow-symbols.ts'
import { feedKind } from '../house/feeds/open-feed.ts'
import { createTransitWatch } from '../house/ledger/transit-watch.ts'
import { createTypicalMoves } from '../features/second-contracts/typical-moves.ts'
import { createMessageFollower } from '../features/journal-messages/message-follower.ts'
import { createNewMessageFeed } from '../features/messages/new-message-feed.ts'
import { lockedFacts, nounSides } from './noun-features.ts'
import { listenOrExplain } from './listen.ts'
import { liveWhatWasMissed } from './live-what-was-missed.ts'
import { noteMarketSeeds } from './note-market-seeds.ts'
import { openApp } from './open-app.ts'
import { openFunds } from './open-funds.ts'
import { openPrices } from './open-prices.ts'
import { openSchedules } from './open-schedules.ts'
import { holdDatabase } from '../platform/hold-database.ts'
import { ensureUsable } from '../platform/prepare-database.ts'
import { createPushSender } from '../features/push/push-sender.ts'
import { knownPushServices } from '../features/push/push-services.ts'
import type { ServerOptions } from './server-options.ts'
import { createCallerCache } from '../features/accounts/sessions/caller-cache.ts'
import { makeFirstOperators } from '../console/operators/first-operators.ts'
import { ownersOf } from '../features/stream/owners.store.ts'
import { createStream } from '../features/stream/stream.ts'
import { openAuthenticatorSafe } from '../features/accounts/users/open-authenticator-safe.ts'

export type RunningServer = { port: number; house: House; close: () => Promise<void> }

/** How long ticks of a live feed wait to be committed together. */
const tapeCommitEveryMs = 20

/**
 * Takes the database for itself, opens the house, lives what it missed, and lets people in.
 * @throws with a sentence for the operator when the configuration is not one, or another server has the database.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { address, say, databaseWaitMs: waitMs } = options
  await ensureUsable(address)
  // Before anything is migrated: a newer server must not change the tables under an older one.
  const held = await holdDatabase(address, {
    say,
    log: (message, details) => {
      options.log.warn(details, message)
    },
    onTaken: () => {
      options.onFailure('another server has taken the database')
    },
    waitMs,
  })
  try {
    const server = await startHeld(options)
    const close = async (): Promise<void> => {
      try {
        await server.close()
      } finally {
        await held.release()
      }
    }
    return { ...server, close }
  } catch (error) {
    await held.release()
    throw error
  }
}

/** Refuses what must not decide of which kind the database is, and what it cannot do without. */
async function openFitGround(
  { address, say, chains, files }: ServerOptions,
  live: boolean,
  log: (message: string, details: Record<string, unknown>) => void,
): Promise<Ground> {
  if (!live) refuseInSandbox(chains)
  await refuseMalformedKey(files.key, files.folder)
  const ground = await openGround(address, { clock: Date.now, log, isLive: live, say })
  try {
    await refuseMissingKey(files, ground.sql)
    return ground
  } catch (error) {
    // A job queue that is still open would report the end of its database as a failure of its own.
    await ground.close()
    throw error
  }
}

/** On a database that nobody else serves. */
async function startHeld(options: ServerOptions): Promise<RunningServer> {
  const { address, say } = options
  const live = feedKind(options.feed).kind === 'live'
  const log = (message: string, details: Record<string, unknown>): void => {
    options.log.warn(details, message)
  }
  const ground = await openFitGround(options, live, log)
  const { sql, owner, vapid, jobs } = ground
  const first = { settings: live ? firstLiveSettings : firstSandboxSettings(Date.now()) }
  const { feed, opened, ...prices } = await openPrices(owner, { ...options, first, log })

  const follower = createMessageFollower({ sql, features: nounSides, log })
  const house = await openHouse({
    lockedFacts,
    address,
    clock: () => Date.now(),
    uptimeMs: () => 1_000 * uptime(),
    pace: live ? 'clock' : 'tape',
    log,
    ...(live ? { tapeCommitEveryMs } : {}),
    ...first,
    ...(options.checkpointEveryMs === undefined ? {} : { checkpointEveryMs: options.checkpointEveryMs }),
    onTapeFailure: () => {
      options.onFailure('the tape has failed')
    },
  })
  const { settings, market, clock } = house
  prices.follow(clock)
  const alerts = await createPriceAlerts({ sql, settings, market, log })
  const courier = { ...options.courier, sandbox: !live }
  const sending = { sql, boss: jobs.boss, courier: createCourier(sql, courier, clock), clock, log }
  const { deliver, sendQueued } = await startDelivery(sending)
  const mails = createMessageMailer({ sql, sendQueued, log })
  const services = options.pushServices ?? knownPushServices
  const pushes = createPushSender({ sql, clock, log, keys: vapid, contact: options.pushContact, services })
  const callers = createCallerCache(sql)
  await noteMarketSeeds(owner, feed, clock())
  const candles = createCandles({
    past: feed.past(sql),
    symbols: feed.symbols,
    log,
    ...(options.candleReadyDays === undefined ? {} : { readyDays: options.candleReadyDays }),
  })
  const stream = createStream({
    clock,
    market,
    settings,
    candles,
    callerOf: callers.callerOf,
    ownersOf: (bookIds) => ownersOf(sql, bookIds),
    features: nounSides,
    log,
  })
  house.onCommitted(follower.onCommitted)
  house.onCommitted(stream.onCommitted)
  house.onTicks(candles.follow)
  house.onTicks(stream.onTicks)
  house.onTicks(alerts.onTicks)
  callers.onForgotten((userId) => void dropEnded({ sql, stream, log }, userId, clock()))
  const newMessages = await createNewMessageFeed(sql, afterMessage({ sql, stream, pushes, mails, log }), log)
  say(`${feed.kind}: ${feed.description}, ${feed.symbols.length} symbols${live ? '' : '; every balance is play money'}`)
  const sandbox = await liveWhatWasMissed(house, feed, { say, log })
  await house.triggers.start()
  prices.release((ticks, at) => {
    house.feed.take(ticks, at)
  })
  await follower.catchUp()
  const timed = await openSchedules(options, { house, candles, isLive: live, log })
  const funds = await openFunds(options, { sql, house, clock, log, onDeposit: (deposit) => stream.onDeposit(deposit) })

  const moves = createTypicalMoves({ sql, settings, isLive: live, log })
  const transit = createTransitWatch({ sql, log })
  const stored = await openFiles(options.files, { sql, log, say, auditReading: auditReadings(clock) })
  const identity = await openIdentity({ sql, house, clock, log, onChanged: (changed) => stream.onIdentity(changed) })
  const safe = await openAuthenticatorSafe(options.files, { sql, say })
  const markSearch = await openSearchMarks(options.files)
  const app = await openApp({
    ...options,
    ...funds,
    ground,
    house,
    files: stored.files,
    safe,
    markSearch,
    booking: identity,
    clock,
    callers,
    deliver,
    candles,
    alerts,
    feed,
    moves,
    ...timed,
    transit,
    stream,
    services,
  })
  const { crediting } = funds
  const { files } = stored
  const chores = choresOf({ sql, house, ...timed, pushes, mails, crediting, files, identity, moves, transit })
  chores.push(followSymbols({ settings, opened, feed, candles, log }))
  const stopBeating = startHeartbeat({ house, sandbox, chores, log })

  /** Answers what was accepted, and takes no more. */
  async function close(): Promise<void> {
    await app.close()
    await Promise.all([stopBeating(), funds.stop(), identity.stop()])
    if (feed.kind === 'live') await feed.close()
    await house.stop()
    await Promise.all([follower.stop(), alerts.stop(), pushes.stop(), mails.stop(), candles.close()])
    await newMessages.stop()
    stored.close()
    await ground.close()
  }

  try {
    await listenOrExplain(() => app.listen({ host: options.host, port: options.port }), options)
    // Their secrets are printed once: a start that fails before this has created no operator.
    const lines = await makeFirstOperators(sql, { passwords: ground.passwords, safe, at: clock() })
    for (const line of [describeCourier(courier), ...lines]) say(line)
  } catch (error) {
    await close()
    throw error
  }
  return { port: (app.server.address() as AddressInfo).port, house, close }
}
