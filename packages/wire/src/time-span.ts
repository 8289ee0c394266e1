import * as z from 'zod/mini'
import { meets } from './expectations.ts'
import { time } from './fields.ts'
import { parseWireTime } from './wire-time.ts'

/** A moment as answers print it, read as epoch milliseconds. */
const moment = z.pipe(
  time.check(meets((text) => parseWireTime(text) !== undefined, 'calendar_day')),
  z.transform((text) => parseWireTime(text) ?? 0),
)

/** The fields by which a list is narrowed to a time: from and to, both seconds included. */
export const timeSpan = { from: z.optional(moment), to: z.optional(moment) }
