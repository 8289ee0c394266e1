import * as z from 'zod/mini'
import { form, meets } from './expectations.ts'
import { parseWireTime } from './wire-time.ts'

/** An exact decimal as text, never a JSON number: at most 12 digits before the point and 18 after it. */
export const amount = z.string().check(form(/^\d{1,12}(\.\d{1,18})?$/, 'decimal'))
/** An amount computed by the server: it may be negative and longer. */
export const signedAmount = z.string().check(form(/^-?\d{1,20}(\.\d{1,18})?$/, 'decimal'))

export const symbol = z.string().check(form(/^[A-Z0-9]{2,10}\/[A-Z]{3,5}$/, 'symbol'))
export const currency = z.string().check(form(/^[A-Z]{3,5}$/, 'currency'))

/** Of a position, order or second contract: the book and the sequence of the command that made it. */
export const recordId = z.string().check(form(/^[1-9]\d{0,14}-[1-9]\d{0,14}([.]\d{1,6})?$/, 'known_id'))
/** Of a row outside the books. In a query it comes as text. */
export const rowId = z.pipe(
  z.pipe(z.union([z.string(), z.int()]), z.transform(String)),
  z.string().check(form(/^[1-9]\d{0,14}$/, 'known_id')),
)

/** A set of accounts of the caller: real money, or play money. */
export const bookName = z.enum(['real', 'demo'])
export const book = z._default(bookName, 'real')

/** A moment as every answer prints it: `YYYY-MM-DD HH:mm:ss`, eight hours ahead of UTC (specification, section 9). */
export const time = z.string().check(form(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'time'))

/** A day, `YYYY-MM-DD`. In UTC where nothing else is said. */
export const day = z.string().check(form(/^\d{4}-\d\d-\d\d$/, 'day'))
/** The same in a request, which may not name a day that the calendar does not have. */
export const calendarDay = day.check(meets((text) => parseWireTime(`${text} 00:00:00`) !== undefined, 'calendar_day'))

/** Two capital letters, ISO 3166. */
export const country = z.string().check(form(/^[A-Z]{2}$/, 'country'))

/** A SHA-256 as 64 hexadecimal digits. */
export const sha256 = z.string().check(form(/^[0-9a-f]{64}$/, 'sha256'))

/** Epoch milliseconds, in fields whose names end in `AtMs`. */
export const atMs = z.int().check(z.nonnegative(), z.maximum(8_640_000_000_000_000))

/** A whole number that may come as the text of a query. */
export const whole = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(form(/^-?\d{1,15}$/, 'whole')), z.int()]),
      z.transform((each) => Number(each) + 0),
    ),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
  )

export const direction = z.enum(['long', 'short'])
export const marginMode = z.enum(['isolated', 'cross'])
export const leverage = z.int().check(z.minimum(1), z.maximum(1_000))
const stopFields = { price: amount, quantity: z._default(z.nullable(amount), null) }
/** A take-profit or stop-loss; without a quantity it closes the whole position. */
export const stop = z.nullable(z.object(stopFields))
/** The same in a request, which may not have fields that we do not know. */
export const stopAsked = z.nullable(z.strictObject(stopFields))

/** Text that a person typed: no control characters, no lone surrogates. */
export const typed = (minimum: number, maximum: number) =>
  z.string().check(z.minLength(minimum), z.maxLength(maximum), form(/^[^\p{Cc}\p{Cs}]*$/u, 'plain_text'))

export const nothing = z.strictObject({})
/** The answer of a call that has nothing to say beyond that it was done. */
export const done = z.object({ done: z.literal(true) })

export const pageSizeMax = 100
/** The fields by which a list is asked for, page by page, newest first. */
export const page = {
  pageNo: z._default(whole(1, 1_000_000), 1),
  pageSize: z._default(whole(1, pageSizeMax), 20),
}
export const pageOf = <Record extends z.ZodMiniType>(records: Record) =>
  z.object({ records: z.array(records), total: z.int(), size: z.int(), current: z.int(), pages: z.int() })
