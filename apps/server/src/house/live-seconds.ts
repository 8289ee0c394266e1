import type { FeedTick } from '@touchstone/domain/market/tick'
import { lastClosing, tradingAt } from '@touchstone/domain/market/trading-hours'
import type { TradingHoursName } from '@touchstone/domain/market/symbol'
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

type HoursOf = (symbol: string) => TradingHoursName | undefined

/**
 * The last second before the close of every symbol that is closed at `at`, with its frames, oldest first: what the life of
 * a new sandbox begins with, so that a market has a price also where the first start finds it closed.
 */
function closingSeconds(
  feed: Pick<SandboxFeed, 'symbols' | 'tickAt'>,
  hoursOf: HoursOf,
  at: number,
): { at: number; frames: FeedTick[] }[] {
  const closed = feed.symbols.flatMap((symbol) => {
    const hours = hoursOf(symbol)
    const closing = hours === undefined || tradingAt(hours, at).open ? undefined : lastClosing(hours, at)
    return closing === undefined ? [] : [{ symbol, at: closing - secondMs }]
  })
  return [...Map.groupBy(closed, (each) => each.at)]
    .map(([second, all]) => ({ at: second, frames: all.flatMap(({ symbol }) => feed.tickAt(symbol, second) ?? []) }))
    .filter(({ frames }) => frames.length > 0)
    .toSorted((a, b) => a.at - b.at)
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
  hoursOf: HoursOf
  clock: () => number
  /** The newest tick on the tape, if there is any: time stands there. */
  tapedAt: number | undefined
  /** Makes up for the days that ended in a pause, before the second after it is lived. */
  passDays: (from: number, to: number) => Promise<void>
  /** What fell due and failed is done with the next second: it keeps none off the tape. */
  onFailure: (error: unknown) => void
}

export function createSandboxLife(options: SandboxLifeOptions): SandboxLife {
  const { house, feed, hoursOf, clock, tapedAt, passDays, onFailure } = options
  let lived = tapedAt ?? clock() - secondMs
  let isNew = tapedAt === undefined

  /** Nothing can rest on these prices yet: without a price nobody has an order, a position or an alert. */
  async function begin(): Promise<void> {
    for (const { at, frames } of closingSeconds(feed, hoursOf, clock())) await house.liveSecond(frames, at)
    isNew = false
  }

  async function live(at: number): Promise<void> {
    await house.liveSecond(framesAt(feed, at), at)
    lived = at
    await house.advance().catch(onFailure)
  }

  return {
    async catchUp() {
      let seconds = 0
      if (house.clockFault() === 'leapt') return seconds
      if (isNew) await begin()
      for (let before = -1; before < seconds;) {
        before = seconds
        const isLong = clock() - lived > 2 * catchUpMs
        for (const at of missedSeconds(lived, clock())) {
          // A shorter pause ends at most one day, which the house comes to by itself.
          if (isLong) await passDays(lived, at)
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
