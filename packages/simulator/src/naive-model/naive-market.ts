import type { NaiveTick } from './naive-tape.ts'
import type { NaiveSymbol, NaiveTerms } from './naive-terms.ts'

const hourMs = 3_600_000

/** Further ahead of the receiver's clock no source may be. */
export const aheadMsMax = 250

/** Sunday 22:00 to Friday 21:00 UTC; with a pause, but for 21:00 to 22:00 of each day. */
export function tradesAt(hours: string, at: number): boolean {
  const date = new Date(at)
  const [day, hour] = [date.getUTCDay(), date.getUTCHours()]
  if (hours === 'always') return true
  if (day === 6 || (day === 0 && hour < 22) || (day === 5 && hour >= 21)) return false
  return hours === 'week' || hour !== 21
}

/** Whether trading ends within the notice, for longer than a pause may last without a gap. All hours are whole. */
export function gapAheadAt(hours: string, at: number, { noticeMs, longerThanMs }: NaiveTerms['gap']): boolean {
  for (let hour = at - (at % hourMs) + hourMs; hour <= at + noticeMs; hour += hourMs) {
    if (!tradesAt(hours, hour - 1) || tradesAt(hours, hour)) continue
    let opens = hour
    while (!tradesAt(hours, opens)) opens += hourMs
    if (opens - hour > longerThanMs) return true
  }
  return false
}

/**
 * What the tick in force says of its market: closed by the hours; stale by silence, delay, spread, its source's clock, or
 * because it came later than now.
 */
export function stateAt(tick: NaiveTick, terms: NaiveSymbol, at: number): 'open' | 'stale' | 'closed' {
  if (!tradesAt(terms.hours, at)) return 'closed'
  const { sourceAt, receivedAt, bid, ask, mark } = tick
  const isLate = at - receivedAt > terms.staleAfterMs || receivedAt - sourceAt > terms.delayMsMax
  const isAhead = sourceAt - receivedAt > aheadMsMax || receivedAt - at > aheadMsMax
  const isWide = ask.minus(bid).gt(terms.spreadMax.times(mark))
  return isLate || isWide || isAhead ? 'stale' : 'open'
}
