import { dayMs } from '@touchstone/domain/time'
import { printServerTime, printTime } from '../time/times.ts'

/** The day of a message where the device is: today and yesterday by their names. */
export function dayOf(time: string, nowMs = Date.now()): { name: 'today' | 'yesterday' } | { date: string } {
  const date = printServerTime(time, 'YYYY-MM-DD')
  if (date === printTime(nowMs, 'YYYY-MM-DD')) return { name: 'today' }
  // Noon of the day before: the clocks may change at night.
  const noon = new Date(nowMs).setHours(12, 0, 0, 0)
  return date === printTime(noon - dayMs, 'YYYY-MM-DD') ? { name: 'yesterday' } : { date }
}

/** Whether two messages are of the same day. */
export const isSameDay = (time: string, other: string): boolean =>
  printServerTime(time, 'YYYY-MM-DD') === printServerTime(other, 'YYYY-MM-DD')
