import { parseWireTime } from '@touchstone/wire/wire-time'

/** The specification's three display formats (section 9). */
export type TimeFormat = 'DD/MM/YYYY HH:mm:ss' | 'YYYY-MM-DD HH:mm:ss' | 'YYYY-MM-DD'

const two = (part: number): string => String(part).padStart(2, '0')

/** Epoch milliseconds in the zone of the device. */
export function printTime(atMs: number, format: TimeFormat = 'YYYY-MM-DD HH:mm:ss'): string {
  const at = new Date(atMs)
  const parts: Record<string, string> = {
    YYYY: String(at.getFullYear()).padStart(4, '0'),
    MM: two(at.getMonth() + 1),
    DD: two(at.getDate()),
    HH: two(at.getHours()),
    mm: two(at.getMinutes()),
    ss: two(at.getSeconds()),
  }
  return format.replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (part) => parts[part] ?? part)
}

/** A time of the server, which is shifted back 8 hours and read as UTC, in the zone of the device; a dash for none. */
export function printServerTime(text: string | null, format?: TimeFormat): string {
  const atMs = text === null ? undefined : parseWireTime(text)
  return atMs === undefined ? '—' : printTime(atMs, format)
}

/** Whole seconds as `m:ss`, or `h:mm:ss` from an hour on. */
export function printDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
