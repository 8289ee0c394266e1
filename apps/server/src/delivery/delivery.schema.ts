import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/**
 * E-mails and texts that are to leave, and what became of each: queued → sending → sent | refused | unknown, or expired.
 * The text is dropped once it is not needed any more: there are codes in it.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    channel: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    state: text().notNull().default('queued'),
    /** Why it did not leave, for operators. */
    reason: text(),
    createdAt: whole().notNull(),
    expiresAt: whole().notNull(),
    doneAt: whole(),
  },
  (table) => [index('deliveries_created_at').on(table.createdAt)],
)

/** What a sandbox without providers would have sent, for a page that shows it. */
export const outbox = pgTable('outbox', {
  /** That of the delivery, so that no message stands here twice. */
  id: whole().primaryKey(),
  channel: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  sentAt: whole().notNull(),
})
