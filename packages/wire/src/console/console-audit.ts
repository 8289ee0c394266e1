import * as z from 'zod/mini'
import { read } from '../call.ts'
import { nothing, page, pageOf, rowId, time, typed } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { timeSpan } from '../time-span.ts'
import { namedOperator } from './console-fields.ts'

const filters = {
  operatorId: z.optional(rowId),
  act: z.optional(typed(1, 60)),
  /** Such as `user 12` or `withdrawal 3-14`. */
  subject: z.optional(typed(1, 100)),
  ...timeSpan,
}

/** `acts`: without what screens read of people; `readings`: only that. */
const auditShown = z.enum(['acts', 'readings'])

const entry = z.object({
  id: z.int(),
  time,
  /** Null: the house itself. */
  operator: z.nullable(namedOperator),
  act: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  previousHash: z.string(),
  hash: z.string(),
})

export const consoleAudit = {
  auditLog: read({
    path: '/api/console/audit/list',
    weight: 3,
    access: 'operator',
    right: 'see_audit',
    summary: 'Who did what, newest first.',
    request: z.strictObject({ ...filters, show: z.optional(auditShown), ...page }),
    reply: pageOf(entry),
  }),
  exportAudit: read({
    path: '/api/console/audit/export',
    weight: 30,
    access: 'operator',
    right: 'see_audit',
    summary: 'The audit log of up to 366 days as a table, with every hash, so that it can be checked elsewhere.',
    request: z.strictObject(timeSpan),
    reply: z.object({ fileName: z.string(), csv: z.string(), rows: z.int(), truncated: z.boolean() }),
    refusals: ['export_range_too_long'],
  }),
  checkAudit: read({
    path: '/api/console/audit/check',
    weight: 60,
    access: 'operator',
    right: 'see_audit',
    summary: 'Computes the chain of hashes anew.',
    request: nothing,
    reply: z.object({
      intact: z.boolean(),
      rows: z.int(),
      head: z.string(),
      /** The first row that does not fit. */
      brokenAt: z.nullable(z.int()),
    }),
  }),
}

export const consoleAuditNoun = {
  calls: consoleAudit,
} as const satisfies Noun
