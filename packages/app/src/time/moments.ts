import { minuteMs } from '@touchstone/domain/time'
import { parseWireTime } from '@touchstone/wire/wire-time'
import { writtenTag } from '../format/written-language.ts'

/** What is printed where a server's time is missing. */
const noTime = '—'
/** These languages put a space where the others put a comma between day and time. */
const spaced = /^(ja|ko|zh|th)/

const two = (part: number): string => String(part).padStart(2, '0')
const separator = (): string => (spaced.test(writtenTag()) ? ' ' : ', ')

const formats = new Map<string, Intl.DateTimeFormat>()

/** The date as the language writes it. Gregorian in Thai too: receipts, exports and statements are. */
function dateText(at: Date, withYear: boolean): string {
  const key = `${writtenTag()} ${withYear}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(writtenTag(), {
      calendar: 'gregory',
      // The date of the device, whatever its zone becomes: read as a day of UTC.
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      ...(withYear && { year: 'numeric' }),
    })
  formats.set(key, format)
  return format.format(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()))
}

/** How many days of the device later a moment is; a day may have 23 hours. */
function daysBetween(from: Date, to: Date): number {
  const dayOf = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
  return Math.round((dayOf(to) - dayOf(from)) / (24 * 60 * minuteMs))
}

/** `today`, `yesterday` or `tomorrow` in the language, as within a sentence; undefined for other days. */
function dayWord(at: Date, now: Date): string | undefined {
  const days = daysBetween(now, at)
  if (Math.abs(days) > 1) return undefined
  const word = new Intl.RelativeTimeFormat(writtenTag(), { numeric: 'auto' }).format(days, 'day')
  return word.charAt(0).toLocaleLowerCase(writtenTag()) + word.slice(1)
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(writtenTag()) + text.slice(1)

function dayWithin(at: Date, now: Date): string {
  return dayWord(at, now) ?? dateText(at, at.getFullYear() !== now.getFullYear())
}

/** The time of day of the device: `10:07`, with seconds `10:07:31`. */
export function clockText(atMs: number, withSeconds = false): string {
  const at = new Date(atMs)
  const minutes = `${two(at.getHours())}:${two(at.getMinutes())}`
  return withSeconds ? `${minutes}:${two(at.getSeconds())}` : minutes
}

/** A day of the device by its name: `Today`, `Nov 22`, in another year `Nov 22, 2025`. */
export const dayText = (atMs: number, nowMs = Date.now()): string =>
  capitalized(dayWithin(new Date(atMs), new Date(nowMs)))

/** The same within a sentence: `since yesterday`. */
export const dayWithinText = (atMs: number, nowMs = Date.now()): string => dayWithin(new Date(atMs), new Date(nowMs))

/** A moment as people say it: `Tomorrow, 10:07`, `Nov 22, 10:25`. */
export const momentText = (atMs: number, nowMs = Date.now()): string =>
  `${dayText(atMs, nowMs)}${separator()}${clockText(atMs)}`

/** The same within a sentence: `Available from tomorrow, 10:07`. */
export const momentWithinText = (atMs: number, nowMs = Date.now()): string =>
  `${dayWithinText(atMs, nowMs)}${separator()}${clockText(atMs)}`

/** The first whole minute from a moment on, within a sentence: for when something will be so. */
export const untilText = (atMs: number, nowMs = Date.now()): string =>
  momentWithinText(Math.ceil(atMs / minuteMs) * minuteMs, nowMs)

/** The last whole minute before a moment, within a sentence: for until when something can be done. */
export const deadlineText = (atMs: number, nowMs = Date.now()): string =>
  momentWithinText(Math.floor(atMs / minuteMs) * minuteMs, nowMs)

/** A moment where it is proof: with year, seconds and the zone of the device. */
export function exactText(atMs: number): string {
  const at = new Date(atMs)
  return `${dateText(at, true)}${separator()}${clockText(atMs, true)} ${zoneText(at)}`
}

function zoneText(at: Date): string {
  const east = -at.getTimezoneOffset()
  if (east === 0) return 'UTC'
  const size = Math.abs(east)
  const minutes = size % 60 === 0 ? '' : `:${two(size % 60)}`
  return `UTC${east < 0 ? '−' : '+'}${Math.floor(size / 60)}${minutes}`
}

/** A time of the server as people say it; a dash for none. */
export const serverMoment = (time: string | null, nowMs?: number): string =>
  ofServer(time, (at) => momentText(at, nowMs))

/** A time of the server where it is proof; a dash for none. */
export const serverExact = (time: string | null): string => ofServer(time, exactText)

/** The time of day of a time of the server; empty for none. */
export const serverClock = (time: string | null): string => ofServer(time, (at) => clockText(at), '')

function ofServer(time: string | null, print: (atMs: number) => string, none = noTime): string {
  const atMs = time === null ? undefined : parseWireTime(time)
  return atMs === undefined ? none : print(atMs)
}
