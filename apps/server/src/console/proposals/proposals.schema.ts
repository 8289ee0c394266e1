import { sql } from 'drizzle-orm'
import { bigint, index, numeric, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** Proposals of one operator that another decides. Their contents never change. */
export const proposals = pgTable(
  'proposals',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** JSON, by kind. */
    body: text().notNull(),
    /** The hash of a first password; never shown. */
    secret: text(),
    /** Whom it is about, if anybody. */
    userId: whole(),
    reason: text().notNull(),
    state: text().notNull().default('open'),
    proposedBy: whole().notNull(),
    proposedAt: whole().notNull(),
    decidedBy: whole(),
    decidedAt: whole(),
    /** Why it was rejected, or could not be executed. */
    answer: text(),
    /** The result: a version, an operator, or a book and sequence. */
    result: text(),
  },
  (table) => [
    index('proposals_kind').on(table.kind, table.id),
    index('proposals_unfinished')
      .on(table.id)
      .where(sql`state in ('open', 'approved')`),
  ],
)

/** What statements say that the house holds: the newest day of an account and currency counts. */
export const holdings = pgTable(
  'holdings',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    account: text().notNull(),
    currency: text().notNull(),
    amount: numeric({ precision: 38, scale: 18 }).notNull(),
    /** The end of the day that the statement is of. */
    asOf: whole().notNull(),
    reference: text().notNull(),
    proposalId: whole().notNull().unique(),
  },
  (table) => [index('holdings_newest').on(table.account, table.currency, table.asOf)],
)
