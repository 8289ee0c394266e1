import { setTimeout as sleep } from 'node:timers/promises'
import type { HouseTime } from './house-time.ts'
import type { Tape } from './tape/tape.ts'

/**
 * Waits until the house has lived the seconds that it missed.
 * @returns false once the tape has taken nothing for `withinMs` milliseconds: its database is away, and what waits for it
 * has waited long enough.
 */
export async function waitForPresent(
  time: Pick<HouseTime, 'caughtUp'>,
  tape: Pick<Tape, 'counts'>,
  withinMs: number,
): Promise<boolean> {
  for (let waiting = time.caughtUp(); waiting !== undefined; waiting = time.caughtUp()) {
    const { committed } = tape.counts()
    const caughtUp = new AbortController()
    const patience = sleep(withinMs, 'late', { signal: caughtUp.signal }).catch(() => 'in time')
    const ended = await Promise.race([waiting, patience])
    caughtUp.abort()
    if (ended === 'late' && tape.counts().committed === committed) return false
  }
  return true
}
