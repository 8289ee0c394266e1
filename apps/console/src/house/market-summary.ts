import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'

type FeedSymbol = Pick<z.output<ConsoleApi['marketHealth']['reply']>['symbols'][number], 'enabled' | 'state'>

export type MarketSummary = { live: number; stale: number; closed: number; missing: number; off: number }

/** How many symbols are in each state; one that is switched off counts as nothing else. */
export function marketSummary(symbols: readonly FeedSymbol[]): MarketSummary {
  const on = symbols.filter(({ enabled }) => enabled)
  const count = (state: FeedSymbol['state']): number => on.filter((each) => each.state === state).length
  return {
    live: count('open'),
    stale: count('stale'),
    closed: count('closed'),
    missing: count('missing'),
    off: symbols.length - on.length,
  }
}

/** What is not live, such as `2 stale · 8 closed`. */
export function marketText({ stale, closed, missing, off }: MarketSummary): string {
  const parts: [number, string][] = [
    [stale, 'stale'],
    [missing, 'without a price'],
    [closed, 'closed'],
    [off, 'off'],
  ]
  const text = parts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`])).join(' · ')
  return text === '' ? 'All markets are live' : text
}
