import type { Settings } from '@touchstone/domain/settings/settings'
import type { ClientFrame } from '@touchstone/wire/stream'
import { topicsMax } from '@touchstone/wire/stream-topics'
import type { Caller, Refused } from '../../api/handler.ts'
import { malformedAt } from '../../api/malformed.ts'
import { type Connection, policyViolation } from './client-connection.ts'
import type { Members } from './members.ts'
import { readFrame } from './read-frame.ts'
import type { StreamCounts } from './stream-counts.ts'
import type { TopicSets } from './topic-sets.ts'

/** A socket is closed after so many. Our choice: an app whose session has ended tries once. */
export const wrongTokensMax = 5

export type ClientRequestDeps = {
  settings: () => Pick<Settings, 'symbols'>
  callerOf: (token: string, at: number) => Promise<Caller | undefined>
  clock: () => number
  sets: TopicSets
  members: Members
  counts: StreamCounts
  /** Milliseconds until a slot's next frame. */
  untilNext: (slot: number) => number
  log: (message: string, details: Record<string, unknown>) => void
}

type Take = (connection: Connection, data: Buffer, isBinary: boolean) => void

/** Does what the frames of clients ask for, or says why not. */
export function createClientRequests(deps: ClientRequestDeps): Take {
  const { settings, callerOf, clock, sets, members, counts, untilNext, log } = deps

  async function follow(connection: Connection, frame: ClientFrame): Promise<void> {
    switch (frame.op) {
      case 'ping':
        connection.answer({ op: 'pong' })
        break
      case 'subscribe':
        subscribe(connection, frame.topics)
        break
      case 'unsubscribe': {
        const left = [...connection.topics].filter((topic) => !frame.topics.includes(topic))
        choose(connection, new Set(left))
        break
      }
      case 'sign_in':
        await signIn(connection, frame.token)
    }
  }

  function subscribe(connection: Connection, topics: readonly string[]): void {
    const wanted = new Set([...connection.topics, ...topics])
    const known = settings().symbols
    const unknown = topics.map((topic) => topic.split(':')[1] ?? '').find((each) => each !== '*' && !known.has(each))
    if (unknown !== undefined) connection.refuse({ kind: 'symbol_unknown', symbol: unknown })
    else if (wanted.size > topicsMax)
      connection.refuse(malformedAt('topics', { form: 'entries_at_most', maximum: topicsMax }))
    else choose(connection, wanted)
  }

  function choose(connection: Connection, topics: Set<string>): void {
    const before = connection.set
    connection.topics = topics
    connection.set = topics.size === 0 ? undefined : sets.take(topics)
    if (before !== undefined) sets.release(before)
    connection.since = 0
    const nextAtMs = Math.ceil(clock() + untilNext(connection.slot))
    connection.answer({ op: 'subscribed', topics: [...topics], nextAtMs })
  }

  /** One look-up at a time, each counted like a request: a token is not to be guessed at. */
  async function signIn(connection: Connection, token: string): Promise<void> {
    const refusal: Refused | undefined = connection.signingIn
      ? { kind: 'too_many_requests', seconds: 1 }
      : connection.countSignIn()
    if (refusal !== undefined) {
      connection.refuse(refusal)
      return
    }
    connection.signingIn = true
    try {
      const caller = await members.join(connection, () => callerOf(token, clock()))
      if (caller === undefined) refuseToken(connection)
      else connection.answer({ op: 'signed_in' })
    } finally {
      connection.signingIn = false
    }
  }

  function refuseToken(connection: Connection): void {
    connection.refuse({ kind: 'session_required' })
    connection.countWrongToken()
    connection.wrongTokens += 1
    if (connection.wrongTokens >= wrongTokensMax) connection.close(policyViolation)
  }

  return (connection, data, isBinary) => {
    const read = connection.mayTake()
      ? readFrame(data, isBinary)
      : ({ ok: false, refusal: { kind: 'too_many_requests', seconds: 1 } } as const)
    if (!read.ok) {
      counts.refused += 1
      connection.refuse(read.refusal)
      return
    }
    follow(connection, read.value).catch((error: unknown) => {
      log('frame failed', { error, op: read.value.op })
      connection.refuse({ kind: 'failed' })
    })
  }
}
