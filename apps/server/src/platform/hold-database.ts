import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { withinTime } from './session.ts'
import { type DatabaseAddress, openClient } from './database.ts'

/** Differs from all our other advisory locks. */
const serverLock = 7_230_948

/**
 * How long a start waits for a server before it to end: one that was killed leaves at once, one that stops takes a
 * second or two, and one whose machine vanished is noticed by the database within the time of `keepAlive`. Our choice.
 */
const startWaitsMs = 15_000
const askEveryMs = 200
/** TCP keepalive of the database for a silent client, in seconds: ten in all. Our choice. */
const keepAlive = { tcp_keepalives_idle: 4, tcp_keepalives_interval: 3, tcp_keepalives_count: 2 }

/** How often a held session is looked at, and how long one may take to answer. Our choice. */
const lookEveryMs = 5_000
const answersWithinMs = 5_000
/** The pause before a session that was lost is opened again. Our choice. */
const retakeAfterMs = 250

export type HoldOptions = {
  /** A line for the person who starts the server. */
  say: (line: string) => void
  log: (message: string, details: Record<string, unknown>) => void
  /** Another server has the database now: this one must end. */
  onTaken: () => void
  waitMs?: number | undefined
}

export type HeldDatabase = {
  /** Lets the next server have the database. May be called again. */
  release: () => Promise<void>
}

/**
 * Holds a database for one server, by an advisory lock of a dedicated session: however the server ends, the lock goes
 * with the session. Two executors, two writers of one tape and two sweeps would not corrupt anything, since all writes
 * meet the same row locks and unique keys, but they would make each other fail endlessly.
 *
 * The session may be lost while the server lives, because the database restarted or the network broke. The server then
 * reconnects and takes the lock again, and keeps trying while the database is unreachable, during which nobody can
 * write anyway. A server that starts meanwhile tries less often, so the running one usually wins. If it does not, the
 * newer server stays and the older one stops: it cannot know how long the lock was gone, and its uncommitted work is as
 * safe as after a crash.
 * @throws with a message for the operator if another server holds the database and does not stop in time.
 */
export async function holdDatabase(address: DatabaseAddress, options: HoldOptions): Promise<HeldDatabase> {
  const { log, onTaken } = options
  // Identifies our lost session, as long as the database has not noticed the loss.
  const name = `touchstone server ${randomBytes(8).toString('hex')}`
  const ending = new AbortController()
  const first = await takeFirst(address, name, options)
  const watching = watch(first)

  async function watch(holder: Holder | undefined): Promise<void> {
    let held = holder
    while (held !== undefined) {
      await held.untilLost(ending.signal)
      if (ending.signal.aborted) await held.letGo()
      else log('lost the session that holds the database, reconnecting', {})
      await held.end()
      held = await retake()
    }
  }

  async function retake(): Promise<Holder | undefined> {
    while (!ending.signal.aborted) {
      const holder = openHolder(address, name)
      const isHeld = await holder.takeAgain().catch(() => undefined)
      if (isHeld === true) return holder
      await holder.end()
      if (isHeld === false) {
        onTaken()
        return undefined
      }
      await pause(retakeAfterMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
    return undefined
  }

  return {
    release() {
      ending.abort()
      return watching
    },
  }
}

async function takeFirst(
  address: DatabaseAddress,
  name: string,
  { say, waitMs = startWaitsMs }: HoldOptions,
): Promise<Holder> {
  const holder = openHolder(address, name)
  const until = performance.now() + waitMs
  try {
    for (let tries = 1; !(await holder.take()); tries += 1) {
      if (performance.now() >= until)
        throw new Error(
          `another server${await holder.describeOther()} is using this database, and only one server may: ` +
            'stop it first, or set another DATABASE_URL',
        )
      if (tries === 1) say(`another server is using this database: waiting up to ${waitMs / 1_000} s for it to stop`)
      await pause(askEveryMs)
    }
    return holder
  } catch (error) {
    await holder.end()
    throw error
  }
}

type Holder = {
  /** False if another session has the lock. @throws if this session does not respond, or is lost. */
  take: () => Promise<boolean>
  /** The same after a session of this server was lost, which may still be there for the database. */
  takeAgain: () => Promise<boolean>
  /** Describes the session that has the lock, as far as this role may see it. */
  describeOther: () => Promise<string>
  /** Done when the session is gone or does not answer, or at the signal. */
  untilLost: (signal: AbortSignal) => Promise<void>
  letGo: () => Promise<void>
  end: () => Promise<void>
}

/** Opens a session that is not used again after a loss: the driver would reconnect without the lock. */
function openHolder(address: DatabaseAddress, name: string): Holder {
  const closed = Promise.withResolvers<void>()
  let isClosed = false
  const client = openClient(address, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    fetch_types: false,
    onclose: () => {
      isClosed = true
      closed.resolve()
    },
    connection: { application_name: name, idle_session_timeout: 0, ...keepAlive },
  })

  const answered = async <Value>(work: PromiseLike<Value>): Promise<Value> => {
    const answer = await withinTime(work, answersWithinMs, 'the database does not answer')
    if (isClosed) throw new Error('the session was lost')
    return answer
  }

  async function take(): Promise<boolean> {
    const [row] = await answered(client<{ held: boolean }[]>`select pg_try_advisory_lock(${serverLock}) as held`)
    return row?.held === true
  }

  return {
    take,
    async takeAgain() {
      await answered(client`
        select pg_terminate_backend(pid, ${answersWithinMs / 2}) from pg_stat_activity
        where application_name = ${name} and pid <> pg_backend_pid()`)
      return take()
    },
    async describeOther() {
      const [row] = await answered(client<{ since: Date | null; host: string | null }[]>`
        select a.backend_start as since, host(a.client_addr) as host from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${serverLock} and l.objsubid = 1
          and l.database = (select oid from pg_database where datname = current_database())`)
      const since = row?.since == null ? '' : ` (since ${row.since.toISOString()})`
      return `${row?.host == null ? '' : ` at ${row.host}`}${since}`
    },
    async untilLost(signal) {
      for (;;) {
        const look = pause(lookEveryMs, 'look' as const, { signal, ref: false }).catch(() => undefined)
        if ((await Promise.race([closed.promise, look])) !== 'look') return
        const isThere = await answered(client`select 1`).then(
          () => true,
          () => false,
        )
        if (!isThere) return
      }
    },
    async letGo() {
      // Ending the session does it too, a moment later.
      if (!isClosed) await answered(client`select pg_advisory_unlock(${serverLock})`).catch(() => undefined)
    },
    end: () => client.end({ timeout: 1 }),
  }
}
