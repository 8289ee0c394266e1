import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from './house.ts'
import type { SandboxLife } from './live-seconds.ts'

/** Work that runs a few times a second, if there is any; what may take minutes `isLong`. `now`: epoch milliseconds. */
export type Chore = { name: string; run: (now: number) => Promise<unknown>; isLong?: true }

const everyMs = 250

type HeartbeatOptions = {
  house: Pick<House, 'advance' | 'clock' | 'clockFault'>
  /** Undefined for a live feed, which delivers by itself. */
  sandbox: SandboxLife | undefined
  chores: readonly Chore[]
  log: (message: string, details: Record<string, unknown>) => void
}

/** More than the present second was missed: the process stood still, or the database. */
const missedMin = 2

const faults = {
  set_back: 'the clock was set back: time waits for it, and no price decides',
  leapt: 'the clock leapt ahead by more than this machine has lived: time waits until it is right, or for a new start',
}

/**
 * Four times a second: lives the seconds that a sandbox has missed since the last turn; if it missed none, does whatever is
 * due. A turn that fails, because the database was unreachable for a moment, leaves its work to the next.
 * @returns a function that stops it after the current turn.
 */
export function startHeartbeat({ house, sandbox, chores, log }: HeartbeatOptions): () => Promise<void> {
  const stopping = new AbortController()
  let fault: keyof typeof faults | undefined

  async function takeTurn(): Promise<void> {
    const found = house.clockFault()
    if (found !== fault && found !== undefined) log(faults[found], {})
    fault = found
    const lived = (await sandbox?.catchUp()) ?? 0
    if (lived >= missedMin) log('caught up on missed seconds', { seconds: lived })
    if (lived === 0) await house.advance()
  }

  async function attempt(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log('chore failed', { name, error })
    }
  }

  async function repeat(work: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await work()
      // Ended by a stop: that it rejects then is how this timer is cleared.
      await sleep(everyMs - (Date.now() % everyMs), undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const repeatAll = (some: readonly Chore[]) =>
    repeat(async () => {
      for (const chore of some) await attempt(chore.name, () => chore.run(house.clock()))
    })
  // Long ones apart: they must keep neither a second off the tape nor an e-mail from being sent. The others in turn: each that
  // runs beside another holds a connection of its own to the database.
  const running = Promise.all([
    repeat(() => attempt('house', takeTurn)),
    repeatAll(chores.filter(({ isLong }) => isLong !== true)),
    ...chores.filter(({ isLong }) => isLong === true).map((chore) => repeatAll([chore])),
  ])
  return async () => {
    stopping.abort()
    await running
  }
}
