import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyNounSides } from '../feature/feature.ts'
import type { Committed } from '../../executor/submission.ts'
import { type BoardDeps, createBoard } from './board.ts'
import { createByOwner } from './by-owner.ts'
import { type ClientRequestDeps, createClientRequests } from './client-requests.ts'
import type { Connection } from './client-connection.ts'
import { createFrameWriter } from './frame-writer.ts'
import { createMembers } from './members.ts'
import { noCounts, type StreamCounts } from './stream-counts.ts'
import { createTopicSets } from './topic-sets.ts'
import {
  createEventTexts,
  type DepositChange,
  depositText,
  type IdentityChange,
  identityText,
  messageText,
} from './user-events.ts'

/** Our choice. A socket that is gone is noticed within twice this time. */
export const defaultPingEveryMs = 20_000
/** How long a stop waits for sockets to say goodbye. Our choice. */
const goodbyeMs = 1_000
const goingAway = 1001

export type StreamDeps = Omit<BoardDeps, 'symbols'> &
  Pick<ClientRequestDeps, 'settings' | 'callerOf'> & {
    /** The users that books belong to. */
    ownersOf: (bookIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
    /** The events that they make of a command. */
    features: AnyNounSides
    log?: ClientRequestDeps['log']
    pingEveryMs?: number
  }

export type Stream = ReturnType<typeof createStream>

/**
 * Sends sockets what they have asked for: the newest prices, and a user's own events. Nothing here throws or waits, and
 * no socket can hold up another.
 */
export function createStream(deps: StreamDeps) {
  const { market, candles, clock, settings, callerOf, ownersOf } = deps
  const { log = () => undefined, pingEveryMs = defaultPingEveryMs } = deps
  const eventTexts = createEventTexts(deps.features)
  const counts = noCounts()
  const board = createBoard({ market, candles, clock, symbols: () => settings().symbols.keys() })
  const sets = createTopicSets(board)
  const members = createMembers()
  const writer = createFrameWriter({ board, sets, counts, clock, pingEveryMs })
  const { untilNext } = writer
  const take = createClientRequests({ settings, callerOf, clock, sets, members, counts, untilNext, log })
  let closing = false

  const byOwner = createByOwner({
    find: ownersOf,
    deliver(userId, event) {
      const to = [...members.of(userId)]
      if (to.length === 0) return
      try {
        send(to, eventTexts(event))
      } catch (error) {
        log('failed to build user events', { error, bookId: event.book.id, sequence: event.row.sequence })
        for (const connection of to) connection.events.lose()
      }
    },
    onLost(error) {
      log('lost user events', { error })
      for (const connection of members.all()) connection.events.lose()
    },
  })

  function send(to: readonly Connection[], texts: readonly string[]): void {
    for (const connection of to) for (const text of texts) connection.events.add(text)
    counts.events += texts.length * to.length
  }

  function signOut(dropped: readonly Connection[]): void {
    for (const connection of dropped) connection.answer({ op: 'signed_out' })
  }

  return {
    /** For a socket that is to enter: with whom it takes its turns. */
    nextSlot: (): number => writer.nextSlot(),
    /** Takes a socket in. What it sends goes to `take`; `leave` when it is gone. */
    enter(connection: Connection): void {
      writer.enter(connection)
    },
    take,
    leave(connection: Connection): void {
      if (!writer.leave(connection)) return
      members.leave(connection)
      if (connection.set !== undefined) sets.release(connection.set)
      connection.set = undefined
    },
    /** Ticks that are in force now. */
    onTicks: board.onTicks,
    /** Commands that are committed, of a book in the order of its sequence. */
    onCommitted: (events: readonly Committed[]): void => {
      if (!members.isEmpty()) byOwner(events)
    },
    /** Whether a socket of the user is here to be told. */
    hasSocketOf: (userId: number): boolean => [...members.of(userId)].length > 0,
    /** The user has so many unread messages now. */
    onMessage(userId: number, unread: number): void {
      send([...members.of(userId)], [messageText(unread, clock())])
    },
    /** An application of the user has changed its state. */
    onIdentity({ userId, ...changed }: IdentityChange & { userId: number }): void {
      send([...members.of(userId)], [identityText(changed, clock())])
    },
    /** A deposit of the user has changed its state, or is new. */
    onDeposit(deposit: DepositChange & { userId: number }): void {
      send([...members.of(deposit.userId)], [depositText(deposit, clock())])
    },
    /** The session has ended: its sockets get no more events of the user, not even those that wait. */
    dropSession(sessionId: number): void {
      signOut(members.dropSession(sessionId))
    },
    /** All sessions of the user have ended, but for those that are kept. */
    dropUser(userId: number, keptSessionIds: readonly number[] = []): void {
      signOut(members.dropUser(userId, keptSessionIds))
    },
    sockets: (): number => counts.sockets,
    counts: (): StreamCounts & { signedIn: number } => ({ ...counts, signedIn: members.count() }),
    isClosing: (): boolean => closing,
    /** Sends what waits, says goodbye and takes nobody in any more. */
    async close(): Promise<void> {
      closing = true
      writer.flush()
      const every = writer.connections()
      for (const connection of every) connection.close(goingAway)
      for (let waitedMs = 0; counts.sockets > 0 && waitedMs < goodbyeMs; waitedMs += 20) await sleep(20)
      for (const connection of every) connection.terminate()
    },
  }
}
