import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** What people submitted about themselves, a row a submission. */
export const identityApplications = pgTable(
  'identity_applications',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    level: whole().notNull(),
    state: text().notNull(),
    /** JSON: what was stated. Operators look people up by it, and it must outlive a lost key of the files: plain. */
    body: text().notNull(),
    /** Country, kind and number of the document, as they are compared. */
    document: text(),
    submittedAt: whole().notNull(),
    claimedBy: whole(),
    claimedAt: whole(),
    decidedBy: whole(),
    decidedAt: whole(),
    /** Of a rejection. */
    reason: text(),
    /** When the verified level was booked on the user's book. */
    bookedAt: whole(),
  },
  (table) => [
    index('identity_applications_user').on(table.userId, table.submittedAt),
    index('identity_applications_queue').on(table.state, table.submittedAt),
    uniqueIndex('identity_applications_one_a_level')
      .on(table.userId, table.level)
      .where(sql`state <> 'rejected'`),
    /** One document, one account. */
    uniqueIndex('identity_applications_document')
      .on(table.document)
      .where(sql`state <> 'rejected' and document is not null`),
    index('identity_applications_unbooked')
      .on(table.decidedAt)
      .where(sql`state = 'verified' and booked_at is null`),
  ],
)
