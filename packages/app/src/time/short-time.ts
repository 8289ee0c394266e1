import { dayMs } from '@touchstone/domain/time'
import { currentTag } from '../texts/language.ts'

/** A moment as people write it in their language: within a day the time alone, within a year without the year. */
export function shortTime(atMs: number, nowMs: number): string {
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const date = { month: 'short', day: 'numeric' } as const
  const ago = nowMs - atMs
  const parts = ago < dayMs ? clock : ago < 60 * dayMs ? { ...date, ...clock } : { ...date, year: 'numeric' as const }
  return new Intl.DateTimeFormat(currentTag(), parts).format(new Date(atMs))
}
