import { atMsOf } from '../time/wire-day.ts'

const zone = { hourCycle: 'h23' } as const
const clock = new Intl.DateTimeFormat('en-US', { ...zone, hour: '2-digit', minute: '2-digit' })
const clockWithSeconds = new Intl.DateTimeFormat('en-US', {
  ...zone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const dayInYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** A day as people say it, in the zone of this computer: `Nov 22`, with its year if that is another one. */
export function readDay(atMs: number, nowMs = Date.now()): string {
  const isThisYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear()
  return (isThisYear ? dayInYear : dayOfYear).format(atMs)
}

/** A time as people say it, in the zone of this computer: `Today, 10:25`, `Nov 22, 10:25`. */
export function readTime(atMs: number, { nowMs = Date.now(), seconds = false } = {}): string {
  const time = (seconds ? clockWithSeconds : clock).format(atMs)
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString()
  return `${isToday ? 'Today' : readDay(atMs, nowMs)}, ${time}`
}

const units: readonly [name: string, ms: number][] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
]

/** How long ago something was, by the server's clock; never negative. */
export const readSince = (time: string, nowAtMs: number): string =>
  readAge(Math.max(0, nowAtMs - (atMsOf(time) ?? nowAtMs)))

/** A length of time in its largest unit, cut: `3 d`, `5 h`, `12 min`, `under 1 min`. */
export function readAge(ms: number): string {
  const [name, size] = units.find(([, each]) => ms >= each) ?? []
  return name === undefined || size === undefined ? 'under 1 min' : `${Math.floor(ms / size)} ${name}`
}
