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

/**
 * Runs seconds of a sandbox market one after the other, with the house's clock set to each: whatever the server missed
 * while it was down happens as it would have happened.
 */
export async function liveSeconds(
  house: House,
  feed: SandboxFeed,
  seconds: Iterable<number>,
  setClock: (at: number) => void,
): Promise<number> {
  let lived = 0
  for (const at of seconds) {
    setClock(at)
    await house.ingest(framesAt(feed, at))
    await house.advance()
    lived += 1
  }
  return lived
}
