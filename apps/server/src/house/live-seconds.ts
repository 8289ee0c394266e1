import type { House } from './house.ts'
import { framesAt, type SandboxFeed } from './feeds/sandbox-feed.ts'

const secondMs = 1_000

/**
 * After a longer pause only its first and last minutes are run: every second contract falls due within the first, and
 * the last bring everything up to the present. Our choice.
 */
export const catchUpMs = 10 * 60_000

/** Yields the whole seconds to run after `last` up to `now`, both epoch milliseconds. */
export function* missedSeconds(last: number, now: number): Generator<number> {
  const first = Math.floor(last / secondMs) * secondMs + secondMs
  const end = Math.floor(now / secondMs) * secondMs
  const leap = end - first > 2 * catchUpMs
  for (let at = first; at <= end; at += secondMs) {
    if (leap && at === first + catchUpMs) at = end - catchUpMs
    yield at
  }
}

/** What a sandbox lives through, second by second. */
export type SandboxLife = {
  /**
   * Lives every second since the last, in order and each as if it were now: whatever was missed, because the server was
   * down or stood still, happens as it would have happened. Does nothing while the clock is not believed.
   * @returns how many seconds it lived.
   */
  catchUp: () => Promise<number>
}

type SandboxLifeOptions = {
  house: Pick<House, 'clockFault' | 'liveSecond' | 'advance' | 'passUpTo'>
  feed: SandboxFeed
  clock: () => number
  /** The newest tick on the tape, if there is any: time stands there. */
  tapedAt: number | undefined
  /** What fell due and failed is done with the next second: it keeps none off the tape. */
  onFailure: (error: unknown) => void
}

export function createSandboxLife({ house, feed, clock, tapedAt, onFailure }: SandboxLifeOptions): SandboxLife {
  let lived = tapedAt ?? clock() - secondMs

  async function live(at: number): Promise<void> {
    await house.liveSecond(framesAt(feed, at), at)
    lived = at
    await house.advance().catch(onFailure)
  }

  return {
    async catchUp() {
      let seconds = 0
      if (house.clockFault() === 'leapt') return seconds
      for (let before = -1; before < seconds;) {
        before = seconds
        for (const at of missedSeconds(lived, clock())) {
          await live(at)
          seconds += 1
        }
      }
      // Up to the end of this second: the next one begins with its ticks.
      if (seconds > 0) house.passUpTo(Math.floor(lived / secondMs) * secondMs + secondMs - 1)
      return seconds
    },
  }
}
