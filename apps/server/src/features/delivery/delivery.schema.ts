import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/**
 * E-mails and texts to send, and the result of each: queued → sending → sent | refused | unknown, or expired. The
 * delivery of a message of the app starts as told, a row of the message's own transaction; it is queued when its text
 * is made. The text is dropped once it is not needed any more: it may contain codes.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    channel: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Of the text; null where it is not known. */
    language: text(),
    state: text().notNull().default('queued'),
    /** The message of the app that it delivers; a message has one delivery. */
    messageId: whole().unique('deliveries_message'),
    /** Why it did not leave, for operators. */
    reason: text(),
    createdAt: whole().notNull(),
    expiresAt: whole().notNull(),
    doneAt: whole(),
  },
  (table) => [
    index('deliveries_created_at').on(table.createdAt),
    index('deliveries_told')
      .on(table.id)
      .where(sql`state = 'told'`),
  ],
)

/** Messages that a sandbox without providers would have sent, for a page that shows them. */
export const outbox = pgTable('outbox', {
  /** The id of the delivery, so that no message is here twice. */
  id: whole().primaryKey(),
  channel: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  sentAt: whole().notNull(),
})
