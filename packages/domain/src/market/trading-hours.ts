import type { TradingHoursName } from './symbol.ts'
import { hourMs } from '../time.ts'

/** A stretch of trading: open from `opensAt` inclusive to `closesAt` exclusive, in epoch milliseconds. */
type Session = { opensAt: number; closesAt: number }

const weekMs = 168 * hourMs

/** 1970-01-04 was a Sunday. Weeks of trading begin there, so that no session runs over the edge of one. */
const firstSundayAt = 72 * hourMs

/** The sessions of a week as hours from Sunday 00:00 UTC: Sunday 22:00 is 22, Friday 21:00 is 141. */
const sessionHours = {
  week: [[22, 141]],
  week_with_pause: [
    [22, 45],
    [46, 69],
    [70, 93],
    [94, 117],
    [118, 141],
  ],
} as const satisfies Record<Exclude<TradingHoursName, 'always'>, readonly (readonly [number, number])[]>

/** The session that runs at `at`, or the next one when the market is closed then. */
function sessionFrom(hours: keyof typeof sessionHours, at: number): Session {
  const sundayAt = Math.floor((at - firstSundayAt) / weekMs) * weekMs + firstSundayAt
  const sessions = sessionHours[hours]
  const running = sessions.find(([, closes]) => at < sundayAt + closes * hourMs)
  const [opens, closes] = running ?? sessions[0]
  const from = running === undefined ? sundayAt + weekMs : sundayAt
  return { opensAt: from + opens * hourMs, closesAt: from + closes * hourMs }
}

/**
 * Whether a symbol with these hours trades at a moment, and the next moment at which that changes.
 * The opening moment trades, the closing moment does not. `always` never changes.
 */
export function tradingAt(hours: TradingHoursName, at: number): { open: boolean; changesAt: number | undefined } {
  if (hours === 'always') return { open: true, changesAt: undefined }
  const session = sessionFrom(hours, at)
  const open = session.opensAt <= at
  return { open, changesAt: open ? session.closesAt : session.opensAt }
}

/** The moment at which the market closed last, at or before `at`, in epoch milliseconds; undefined for `always`. */
export function lastClosing(hours: TradingHoursName, at: number): number | undefined {
  if (hours === 'always') return undefined
  const sundayAt = Math.floor((at - firstSundayAt) / weekMs) * weekMs + firstSundayAt
  const closings = sessionHours[hours].map(([, closes]) => closes * hourMs)
  const [ofThisWeek] = closings
    .map((closes) => sundayAt + closes)
    .filter((closesAt) => closesAt <= at)
    .slice(-1)
  return ofThisWeek ?? sundayAt - weekMs + Math.max(...closings)
}

/**
 * The first closure that begins after `at`, from its closing to its opening moment; none for `always`.
 * In a closure it is the one after it: what still can be traded into.
 */
export function nextClosure(hours: TradingHoursName, at: number): { closesAt: number; opensAt: number } | undefined {
  if (hours === 'always') return undefined
  const { closesAt } = sessionFrom(hours, at)
  return { closesAt, opensAt: sessionFrom(hours, closesAt).opensAt }
}
