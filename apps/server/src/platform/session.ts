import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type DatabaseAddress, openClient } from './database.ts'

/** One session of the database on which statements are pipelined and transactions are written out. */
export type Session = {
  sql: postgres.ReservedSql
  /** Nothing may be sent any more: the driver would write to a socket that is gone. */
  isClosed: () => boolean
  /**
   * Waits for a burst of statements, or rejects when the connection goes first: of those that waited for another to be
   * prepared the driver then says nothing, ever.
   */
  burst: <Value>(statements: Promise<Value>) => Promise<Value>
  close: () => Promise<void>
}

/** A server that says nothing for this long has gone, whatever the socket believes. */
const burstWithinMs = 60_000
/** Longer than the driver's own connect timeout; a healthy server accepts at once. Our choice. */
const openedWithinMs = 15_000

/**
 * Opens a session. Its statements find rows by key only, so the planner must use indexes: with outdated statistics of a
 * fast-growing table it would sometimes scan the whole table. A plan is then always good, and is made once.
 * @throws the driver's error if the server is unreachable.
 */
export async function openSession(address: DatabaseAddress, role?: string): Promise<Session> {
  let closed = false
  const waiting = new Set<(error: Error) => void>()
  const client = openClient(address, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    fetch_types: false,
    onclose: () => {
      closed = true
      for (const lose of waiting) lose(new ConnectionLost('the connection closed under a burst'))
      waiting.clear()
    },
    connection: {
      application_name: 'touchstone executor',
      plan_cache_mode: 'force_generic_plan',
      enable_seqscan: 'off',
      enable_hashjoin: 'off',
      enable_mergejoin: 'off',
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 60_000,
      ...(role === undefined ? {} : { role }),
    },
  })
  try {
    // Without types to fetch, the driver would never hand over a session that has not been used. And one whose
    // connection goes while it is being made, it forgets.
    const reserved = client`select 1`.then(() => client.reserve())
    const sql = await withinTime(reserved, openedWithinMs, 'the database did not accept the session in time')
    return { sql, isClosed: () => closed, burst, close: () => client.end({ timeout: 0 }) }
  } catch (error) {
    await client.end({ timeout: 0 })
    throw error
  }

  function burst<Value>(statements: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (closed) reject(new ConnectionLost('the connection closed before the burst'))
      waiting.add(reject)
      const silence = setTimeout(() => {
        reject(new ConnectionLost('the database does not answer'))
      }, burstWithinMs)
      void statements.then(resolve, reject).finally(() => {
        waiting.delete(reject)
        clearTimeout(silence)
      })
    })
  }
}

/** Waits this long for the database, then considers the connection lost and rejects with this message. */
export async function withinTime<Value>(work: PromiseLike<Value>, ms: number, otherwise: string): Promise<Value> {
  const patience = new AbortController()
  const late = sleep(ms, undefined, { signal: patience.signal }).then(() => {
    throw new ConnectionLost(otherwise)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    patience.abort()
    late.catch(() => undefined)
  }
}

class ConnectionLost extends Error {}

/** What to do about an error that a statement ended with. */
export type Fault =
  /** The connection or the server gave way: whether the batch was committed is not known until it is tried again. */
  | 'transient'
  /** The server, or our own bug, rejects the statement for its content. */
  | 'poison'

/** Classes in which the same statement may do another time: connection, rollback, resources, locks, operator, system. */
const transientClasses = new Set(['08', '40', '53', '55', '57', '58'])
const idleInTransactionTimeout = '25P03'

/** The transaction had already failed: the error to judge by is another one of the same burst. */
export const isAftermath = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === '25P02'

export function faultOf(error: unknown): Fault {
  if (error instanceof postgres.PostgresError) {
    const isTransient = transientClasses.has(error.code.slice(0, 2)) || error.code === idleInTransactionTimeout
    return isTransient ? 'transient' : 'poison'
  }
  if (!(error instanceof Error)) return 'poison'
  if (error instanceof ConnectionLost || 'syscall' in error) return 'transient'
  return 'code' in error && typeof error.code === 'string' && error.code.startsWith('CONNECT') ? 'transient' : 'poison'
}
