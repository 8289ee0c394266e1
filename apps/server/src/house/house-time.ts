import { minuteMs } from '@touchstone/domain/time'
import { aheadMsMax } from '@touchstone/domain/market/staleness'

/** A clock that runs ahead of the machine's own count of time by more than this has been set, and is not followed. */
export const leapMsMax = 60 * minuteMs

/** Where the clock has been for so long, it is believed to have been right. */
const believedEveryMs = minuteMs

/** The time of the house, in epoch milliseconds. It never goes back. */
export type HouseTime = {
  now: () => number
  /**
   * Why no price may decide now: the clock stands behind this time, so a tick looks fresh for as long as it does, or
   * it has leapt ahead by what nobody lived through.
   */
  fault: () => 'set_back' | 'leapt' | undefined
  /** From now on time passes up to this moment and waits there. It follows the clock until this is first called. */
  passUpTo: (at: number) => void
  /**
   * Undefined while time keeps up with the clock. Otherwise done once it does: the house has missed at least a whole
   * second, and lives it first.
   */
  caughtUp: () => Promise<void> | undefined
  /** Nobody waits any more: the house stops. */
  letGo: () => void
}

export type HouseTimeOptions = {
  /** The machine's clock, which may be set by anybody. Epoch milliseconds. */
  clock: () => number
  /** What this machine counts whatever its clock says, its sleep included; undefined believes every clock. */
  uptimeMs?: (() => number) | undefined
  /** The newest moment on record. */
  last?: number
}

/** Time waits this long for the next second of the tape before people wait for it: the rhythm of a sandbox. */
const secondMs = 1_000

/**
 * Makes the one time of a house: the clock's, but never earlier than before, nor past the moment that it may pass up to.
 * A sandbox lets it pass to the end of the last second that it has lived, so a pause of any kind is time that has not
 * passed yet, and no command is decided behind a tick that is still to come.
 */
export function createHouseTime({ clock, uptimeMs, last = -Infinity }: HouseTimeOptions): HouseTime {
  let newest = last
  let limit = Infinity
  let waiting: (() => void)[] = []
  let over = false
  let believed = uptimeMs === undefined ? undefined : { at: clock(), up: uptimeMs() }

  /** Whether the clock says what this machine may have lived through. */
  function isBelieved(at: number): boolean {
    if (believed === undefined || uptimeMs === undefined) return true
    if (Math.abs(at - believed.at) < believedEveryMs) return true
    const up = uptimeMs()
    if (at - believed.at - (up - believed.up) > leapMsMax) return false
    believed = { at, up }
    return true
  }

  function now(): number {
    const at = clock()
    if (isBelieved(at)) newest = Math.max(newest, Math.min(at, limit))
    return newest
  }

  const isHeldUp = (): boolean => !over && limit !== Infinity && isBelieved(clock()) && clock() - limit >= secondMs

  function wakeWaiting(): void {
    if (isHeldUp()) return
    for (const done of waiting.splice(0)) done()
  }

  return {
    now,
    fault() {
      const at = clock()
      if (!isBelieved(at)) return 'leapt'
      return now() - at > aheadMsMax ? 'set_back' : undefined
    },
    passUpTo(at) {
      limit = at
      wakeWaiting()
    },
    caughtUp: () => (isHeldUp() ? new Promise<void>((done) => waiting.push(done)) : undefined),
    letGo() {
      over = true
      wakeWaiting()
      waiting = []
    },
  }
}
