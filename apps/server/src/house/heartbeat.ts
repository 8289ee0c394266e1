import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from './house.ts'
import { framesAt, type SandboxFeed } from './feeds/sandbox-feed.ts'

/** Work that runs a few times a second, if there is any. `now`: epoch milliseconds. */
export type Chore = { name: string; run: (now: number) => Promise<unknown> }

const everyMs = 250

type HeartbeatOptions = {
  house: Pick<House, 'ingest' | 'advance'>
  /** Undefined for a live feed, which delivers by itself. */
  sandbox: SandboxFeed | undefined
  clock: () => number
  chores: readonly Chore[]
  log: (message: string, details: Record<string, unknown>) => void
}

/**
 * Four times a second: takes a tick of a sandbox when a new second has begun, then does whatever is due. A turn that
 * fails, because the database was unreachable for a moment, leaves its work to the next.
 * @returns a function that stops it after the current turn.
 */
export function startHeartbeat({ house, sandbox, clock, chores, log }: HeartbeatOptions): () => Promise<void> {
  const stopping = new AbortController()
  let second = 0

  async function takeTurn(now: number): Promise<void> {
    if (sandbox !== undefined && Math.floor(now / 1_000) > second) {
      second = Math.floor(now / 1_000)
      await house.ingest(framesAt(sandbox, now))
    }
    await house.advance()
  }

  async function attempt(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log('a chore failed', { name, error })
    }
  }

  async function repeat(work: (now: number) => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await work(clock())
      // Ended by a stop: that it rejects then is how this timer is cleared.
      await sleep(everyMs - (clock() % everyMs), undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  // Apart from each other: a long chore must not keep a second off the tape.
  const running = Promise.all([
    repeat((now) => attempt('house', () => takeTurn(now))),
    repeat(async (now) => {
      for (const chore of chores) await attempt(chore.name, () => chore.run(now))
    }),
  ])
  return async () => {
    stopping.abort()
    await running
  }
}
