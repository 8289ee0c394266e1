import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** Who accepted which text of which version, append-only. The text itself is the row of `agreement_texts`. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    articleId: whole().notNull(),
    version: integer().notNull(),
    language: text().notNull(),
    sha256: text().notNull(),
    /** 'registration', 'contact', 'later' or 'purchase'. */
    occasion: text().notNull(),
    at: whole().notNull(),
  },
  (table) => [
    index('agreement_acceptances_user').on(table.userId, table.id),
    uniqueIndex('agreement_acceptances_once').on(table.userId, table.articleId, table.version, table.language),
    // Verification begins at the first.
    check('agreement_acceptances_id', sql`${table.id} > 0`),
  ],
)

/**
 * Every text of an agreement that was ever in force, append-only: one row per version and language. A version is all
 * languages of an article as they were at once, numbered from 1.
 */
export const agreementTexts = pgTable(
  'agreement_texts',
  {
    articleId: whole().notNull(),
    version: integer().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Of title, an empty line and body, in UTF-8. */
    sha256: text().notNull(),
    /** When it came into force; for a text that is older than this table, when it was first seen. */
    at: whole().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version, table.language] })],
)
