import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'

type TapeTick = z.output<Api['recentTicks']['reply']>[number]
export type RecentTick = Pick<TapeTick, 'sequence' | 'bid' | 'ask' | 'mark' | 'sourceAtMs'>
export type ShownTick = RecentTick & { moved: 'up' | 'down' | 'flat' }

/** Our choice. */
export const tapeLength = 30

/** Ticks of one symbol put together, newest first, each once. */
export function mergedTicks(
  known: readonly RecentTick[],
  fresh: readonly RecentTick[],
  length = tapeLength + 1,
): RecentTick[] {
  const bySequence = new Map([...known, ...fresh].map((tick) => [tick.sequence, tick] as const))
  return [...bySequence.values()].toSorted((a, b) => b.sequence - a.sequence).slice(0, length)
}

/** Each with the way it went from the tick before it; the oldest only says what it was. */
export function shownTicks(ticks: readonly RecentTick[]): ShownTick[] {
  return ticks.slice(0, tapeLength).map((tick, index) => {
    const before = ticks[index + 1]
    const by = before === undefined ? 0 : Number(tick.mark) - Number(before.mark)
    return { ...tick, moved: by > 0 ? 'up' : by < 0 ? 'down' : 'flat' }
  })
}
