import { parseWireTime } from '@touchstone/wire/wire-time'
import { printTime } from './times.ts'

/** The day of the device on which a time of the server was, such as `2026-01-31`. */
export const dayOfTime = (time: string): string => {
  const at = parseWireTime(time)
  return at === undefined ? '' : printTime(at, 'YYYY-MM-DD')
}

/** The time of day of the device, such as `18:05:09`. */
export const clockOfTime = (time: string): string => {
  const at = parseWireTime(time)
  return at === undefined ? '' : printTime(at).slice(11)
}

/** What a day of the device is called: today, yesterday, or its date. */
export function dayName(day: string, nowMs: number): 'today' | 'yesterday' | 'date' {
  if (day === printTime(nowMs, 'YYYY-MM-DD')) return 'today'
  const now = new Date(nowMs)
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12).getTime()
  return day === printTime(before, 'YYYY-MM-DD') ? 'yesterday' : 'date'
}
