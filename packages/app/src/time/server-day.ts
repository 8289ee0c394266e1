import { parseWireTime } from '@touchstone/wire/wire-time'
import { printTime } from './times.ts'

/** The day of the device on which a time of the server was, such as `2026-01-31`. */
export const dayOfTime = (time: string): string => {
  const at = parseWireTime(time)
  return at === undefined ? '' : printTime(at, 'YYYY-MM-DD')
}
