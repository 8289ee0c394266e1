import { parseWireTime, printWireTime } from '@touchstone/wire/wire-time'

const two = (part: number): string => String(part).padStart(2, '0')

/** Epoch milliseconds in the zone of this computer: `2026-01-31 18:00:00`. */
export function printTime(atMs: number): string {
  const at = new Date(atMs)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}

export const atMsOf = (wireTime: string): number | undefined => parseWireTime(wireTime)

/** The first moment of a day such as `2026-01-31` in the zone of this computer, or of the day after it, as the wire has it. */
export function wireDay(day: string, end: boolean): string | undefined {
  const at = new Date(`${day}T00:00:00`)
  if (Number.isNaN(at.getTime())) return undefined
  if (end) at.setDate(at.getDate() + 1)
  return printWireTime(at.getTime() - (end ? 1_000 : 0))
}

/** A time of the server in the zone of this computer; a dash for none. */
export function printServerTime(text: string | null): string {
  const atMs = text === null ? undefined : atMsOf(text)
  return atMs === undefined ? '—' : printTime(atMs)
}
