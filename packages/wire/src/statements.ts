import * as z from 'zod/mini'
import { form } from './expectations.ts'
import { read } from './call.ts'
import { book, whole } from './fields.ts'
import type { Noun } from './noun.ts'

/** A month of the calendar eight hours ahead of UTC, as every answer prints times. */
export const month = z.string().check(form(/^20\d\d-(0[1-9]|1[0-2])$/, 'month'))

export const statementFormats = ['csv', 'pdf'] as const

export const statements = {
  statement: read({
    path: '/api/finance/appBalanceLog/statement',
    weight: 60,
    access: 'session',
    summary:
      'The statement of a book for a month, in the language of the request: balances at both ends, and every movement between.',
    request: z.strictObject({
      book,
      month,
      format: z._default(z.enum(statementFormats), 'pdf'),
      /** Of the zone that the times of a PDF stand in, in minutes ahead of UTC; by default that of every answer, 480. */
      utcOffset: z.optional(whole(-720, 840)),
    }),
    reply: z.object({
      fileName: z.string(),
      type: z.enum(['text/csv', 'application/pdf']),
      /** The file: CSV as its text, PDF in base64. */
      content: z.string(),
      /** How many movements it lists. */
      entries: z.int(),
      /** Whether the month is over. While it is not, the statement goes up to the moment it was made, and says so. */
      complete: z.boolean(),
      /** There are more than it lists, and it says so: the first ones are there, the balances are those of all. */
      truncated: z.boolean(),
    }),
    refusals: ['statement_month_ahead', 'overloaded'],
  }),
}

export const statementsNoun = {
  calls: statements,
  refusals: {
    statement_month_ahead: 4960,
  },
} as const satisfies Noun
