import * as z from 'zod/mini'
import { form } from './expectations.ts'
import { read } from './call.ts'
import { entryKinds, isEntryKind } from './entry-kinds.ts'
import { book, currency, marginMode, page, pageOf, signedAmount, symbol, time, whole } from './fields.ts'
import type { Noun } from './noun.ts'
import { timeSpan } from './time-span.ts'
import { heldAccount } from './wallets.ts'

/** Why money moved. */
export const entryKind = z.enum(Object.keys(entryKinds).filter(isEntryKind))

export const entry = z.object({
  /** Of the command: they name its receipt. */
  bookId: z.int(),
  sequence: z.int(),
  /** Which of its postings, from 1. */
  posting: z.int(),
  time,
  kind: entryKind,
  account: heldAccount,
  currency,
  /** Negative: it left the account. */
  amount: signedAmount,
  balanceAfter: signedAmount,
  /** The id of the position, order, contract, exchange or command that it belongs to. */
  subject: z.string(),
})

/**
 * What belongs together, newest entry first: all that one command moved, or all of a withdrawal, which takes several commands.
 * Under a filter, what of it passes.
 */
export const movement = z.object({ entries: z.array(entry) })

/** One kind, or several separated by commas. */
const kinds = z.pipe(
  z.pipe(
    z.union([z.array(entryKind), z.string()]),
    z.transform((asked) => (typeof asked === 'string' ? asked.split(',') : asked)),
  ),
  z.array(entryKind),
)

const entryFilters = {
  account: z.optional(heldAccount),
  currency: z.optional(currency),
  kind: z.optional(kinds),
  /** The id of a position, order, contract or exchange. */
  subject: z.optional(z.string().check(form(/^[A-Za-z0-9:.-]{1,60}$/, 'known_id'))),
}

/** A table as text: RFC 4180, in UTF-8, with one header line. Times are in UTC+8, as the header says. */
export const table = z.object({
  fileName: z.string(),
  csv: z.string(),
  /** Without the header. */
  rows: z.int(),
  /** There are more rows: these are the newest. Ask again for those before the last row. */
  truncated: z.boolean(),
})

const exportRefusals = ['export_range_too_long', 'overloaded'] as const

export const ledger = {
  ledgerEntries: read({
    path: '/api/finance/appBalanceLog/list',
    weight: 3,
    access: 'session',
    summary: 'Every movement of money in a book, newest first.',
    request: z.strictObject({ book, ...entryFilters, ...timeSpan, ...page }),
    reply: pageOf(entry),
  }),
  ledgerMovements: read({
    path: '/api/finance/appBalanceLog/movements',
    weight: 3,
    access: 'session',
    summary: 'The movements of money in a book, newest first: entries that belong together are one.',
    request: z.strictObject({
      book,
      ...entryFilters,
      ...timeSpan,
      /** What `next` of the page before said. */
      before: z.optional(whole(1, 1e15 - 1)),
      pageSize: page.pageSize,
    }),
    reply: z.object({
      records: z.array(movement),
      /** Where the next page begins; null on the last. */
      next: z.nullable(z.int()),
    }),
  }),
  exportLedger: read({
    path: '/api/finance/appBalanceLog/export',
    weight: 30,
    access: 'session',
    summary: 'The movements of money of up to 366 days as a table; without a span, of the last 30 days.',
    request: z.strictObject({ book, ...entryFilters, ...timeSpan }),
    reply: table,
    refusals: exportRefusals,
  }),
  exportPositions: read({
    path: '/api/trade/appTradePositions/export',
    weight: 30,
    access: 'session',
    summary: 'The closed positions that were opened within up to 366 days, as a table.',
    request: z.strictObject({ book, symbol: z.optional(symbol), marginMode: z.optional(marginMode), ...timeSpan }),
    reply: table,
    refusals: exportRefusals,
  }),
  exportSecondContracts: read({
    path: '/api/trade/appSecondContractOrder/export',
    weight: 30,
    access: 'session',
    summary: 'The settled second contracts that were bought within up to 366 days, as a table.',
    request: z.strictObject({
      book,
      symbol: z.optional(symbol),
      outcome: z.optional(z.enum(['won', 'lost', 'tied', 'void'])),
      ...timeSpan,
    }),
    reply: table,
    refusals: exportRefusals,
  }),
}

export const ledgerNoun = {
  calls: ledger,
  refusals: {
    export_range_too_long: 4709,
  },
} as const satisfies Noun
