import type { AddressInfo } from 'node:net'
import { uptime } from 'node:os'
import { firstLiveSettings } from '@touchstone/domain/settings/default-settings'
import type { FastifyInstance } from 'fastify'
import { createPriceAlerts } from '../features/alerts/price-alerts.ts'
import { createCandles } from '../house/candles/candles.ts'
import { refuseInSandbox } from '../features/chain/chain-settings.ts'
import { choresOf, schedulesOf } from './chores.ts'
import { auditReadings } from '../console/files/console-files.routes.ts'
import { createCourier, describeCourier } from '../features/delivery/courier.ts'
import { startDelivery } from '../features/delivery/send-deliveries.ts'
import { createMessageMailer, type MessageMailer } from '../features/delivery/message-mailer.ts'
import { openGround } from './ground.ts'
import { refuseKeyBesideFiles } from '../features/files/file-key.ts'
import { openFiles } from '../features/files/open-files.ts'
import { startHeartbeat } from '../house/heartbeat.ts'
import { type House, openHouse } from '../house/house.ts'
import { openIdentity } from '../features/identity/open-identity.ts'
import { followSymbols } from './follow-symbols.ts'
import { bufferFrames } from '../house/feeds/buffered-frames.ts'
import { isLiveFeed, openFeed } from '../house/feeds/open-feed.ts'
import { createTypicalMoves } from '../features/second-contracts/typical-moves.ts'
import { createMessageFollower } from '../features/journal-messages/message-follower.ts'
import { countUnread } from '../features/messages/messages.store.ts'
import { createNewMessageFeed } from '../features/messages/new-message-feed.ts'
import { lockedFacts, nounSides } from './noun-features.ts'
import { liveWhatWasMissed } from './live-what-was-missed.ts'
import { noteMarketSeeds } from './note-market-seeds.ts'
import { openApp } from './open-app.ts'
import { openFunds } from './open-funds.ts'
import type { Sql } from '../platform/database.ts'
import { holdDatabase } from '../platform/hold-database.ts'
import { createPushSender, type PushSender } from '../features/push/push-sender.ts'
import { knownPushServices } from '../features/push/push-services.ts'
import type { ServerOptions } from './server-options.ts'
import { createCallerCache } from '../features/accounts/sessions/caller-cache.ts'
import { liveSessionIds } from '../features/accounts/sessions/sessions.store.ts'
import { makeFirstOperators } from '../console/operators/first-operators.ts'
import { ownersOf } from '../features/stream/owners.store.ts'
import { createStream, type Stream } from '../features/stream/stream.ts'
import type { AuthenticatorSafe } from '../features/accounts/users/authenticator-safe.ts'
import { openAuthenticatorSafe } from '../features/accounts/users/open-authenticator-safe.ts'
import type { Passwords } from '../features/accounts/users/passwords.ts'

export type RunningServer = { port: number; house: House; close: () => Promise<void> }

/** How long ticks of a live feed wait to be committed together. */
const tapeCommitEveryMs = 20

/**
 * Takes the database for itself, opens the house, lives what it missed, and lets people in.
 * @throws with a sentence for the operator when the configuration is not one, or another server has the database.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { address, say, databaseWaitMs: waitMs } = options
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

/** On a database that nobody else serves. */
async function startHeld(options: ServerOptions): Promise<RunningServer> {
  const { address, say } = options
  const live = isLiveFeed(options.feed)
  if (!live) refuseInSandbox(options.chains)
  else refuseKeyBesideFiles(options.files.key, options.files.folder)
  const log = (message: string, details: Record<string, unknown>): void => {
    options.log.warn(details, message)
  }
  const ground = await openGround(address, { clock: Date.now, log })
  const { sql, owner, vapid, jobs } = ground

  const follower = createMessageFollower({ sql, features: nounSides, log })
  const house = await openHouse({
    lockedFacts,
    address,
    clock: () => Date.now(),
    uptimeMs: () => 1_000 * uptime(),
    pace: live ? 'clock' : 'tape',
    log,
    ...(live ? { tapeCommitEveryMs, settings: firstLiveSettings } : {}),
    ...(options.checkpointEveryMs === undefined ? {} : { checkpointEveryMs: options.checkpointEveryMs }),
    onTapeFailure: () => {
      options.onFailure('the tape has failed')
    },
  })
  const { settings, market, clock } = house
  const alerts = await createPriceAlerts({ sql, settings, market, log })
  const courier = { ...options.courier, sandbox: !live }
  const sending = { sql, boss: jobs.boss, courier: createCourier(sql, courier, clock), clock, log }
  const { deliver, sendQueued } = await startDelivery(sending)
  const mails = createMessageMailer({ sql, sendQueued, log })
  const services = options.pushServices ?? knownPushServices
  const pushes = createPushSender({ sql, clock, log, keys: vapid, contact: options.pushContact, services })
  const callers = createCallerCache(sql)

  // A price waits for the settlement of what was missed before it.
  const frames = bufferFrames((ticks) => {
    house.feed.take(ticks, clock())
  })
  const opened = settings()
  const feed = await openFeed(owner, {
    feed: options.feed,
    seed: options.seed,
    clock,
    symbols: [...opened.symbols.values()],
    endpoints: options.feedEndpoints,
    onTicks: frames.take,
    log,
  })
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
  frames.release()
  await follower.catchUp()
  // Days that the house missed come before anybody trades.
  const schedules = schedulesOf({ sql, house, log })
  await schedules.advance(clock())
  const funds = await openFunds(options, { sql, house, clock, log, onDeposit: (deposit) => stream.onDeposit(deposit) })

  const moves = createTypicalMoves({ sql, settings, isLive: live, log })
  const stored = await openFiles(options.files, { sql, log, say, auditReading: auditReadings(clock) })
  const identity = await openIdentity({ sql, house, clock, log, onChanged: (changed) => stream.onIdentity(changed) })
  const app = await openApp({
    ...options,
    ...funds,
    ground,
    house,
    files: stored.files,
    safe: await openSafe(options, { sql, passwords: ground.passwords, at: clock() }),
    booking: identity,
    clock,
    callers,
    deliver,
    candles,
    alerts,
    feed,
    moves,
    stream,
    services,
  })
  const { crediting } = funds
  const chores = choresOf({ sql, house, schedules, pushes, mails, crediting, files: stored.files, identity, moves })
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

  const port = await letIn(app, options, close)
  say(describeCourier(courier))
  return { port, house, close }
}

/** Answers at which port. Where nobody can be let in, everything ends. */
async function letIn(
  app: FastifyInstance,
  { host, port }: Pick<ServerOptions, 'host' | 'port'>,
  close: () => Promise<void>,
): Promise<number> {
  try {
    await app.listen({ host, port })
    return (app.server.address() as AddressInfo).port
  } catch (error) {
    await close()
    throw error
  }
}

/** What secrets of authenticators lie in, with those of the first operators where there is none. */
async function openSafe(
  { files, say }: Pick<ServerOptions, 'files' | 'say'>,
  { sql, passwords, at }: { sql: Sql; passwords: Passwords; at: number },
): Promise<AuthenticatorSafe> {
  const safe = await openAuthenticatorSafe(files, { sql, say })
  for (const line of await makeFirstOperators(sql, { passwords, safe, at })) say(line)
  return safe
}

type AfterMessage = {
  sql: Sql
  stream: Stream
  pushes: Pick<PushSender, 'advance'>
  mails: Pick<MessageMailer, 'advance'>
  log: (message: string, details: Record<string, unknown>) => void
}

/** After a new message of a user: advances pushes, e-mails and texts, and sends the count of unread messages. */
const afterMessage =
  ({ sql, stream, pushes, mails, log }: AfterMessage) =>
  (userId: number): void => {
    void pushes.advance()
    void mails.advance()
    sendUnreadCount(sql, stream, userId).catch((error: unknown) => {
      log('failed to count unread messages', { error })
    })
  }

async function sendUnreadCount(sql: Sql, stream: Stream, userId: number): Promise<void> {
  const { all } = await countUnread(sql, userId)
  stream.onMessage(userId, all)
}

/** Where it cannot be known which sessions are left, all sockets of the user are dropped: they sign in anew. */
async function dropEnded(
  { sql, stream, log }: Pick<AfterMessage, 'sql' | 'stream' | 'log'>,
  userId: number,
  at: number,
): Promise<void> {
  try {
    const kept = await liveSessionIds(sql, userId, at).catch(() => [])
    stream.dropUser(userId, kept)
  } catch (error) {
    log('failed to notify the sockets of ended sessions', { error })
  }
}
