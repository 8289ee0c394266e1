import { parseWireTime, printWireTime } from '@touchstone/wire/wire-time'

export const atMsOf = (wireTime: string): number | undefined => parseWireTime(wireTime)

/** The first moment of a day such as `2026-01-31` in this computer's zone, or of the day after, as the wire has it. */
export function wireDay(day: string, end: boolean): string | undefined {
  const at = new Date(`${day}T00:00:00`)
  if (Number.isNaN(at.getTime())) return undefined
  if (end) at.setDate(at.getDate() + 1)
  return printWireTime(at.getTime() - (end ? 1_000 : 0))
}
