import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

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
    /** 'registration', 'contact' or 'later'. */
    occasion: text().notNull(),
    at: whole().notNull(),
  },
  (table) => [
    index('agreement_acceptances_user').on(table.userId, table.id),
    uniqueIndex('agreement_acceptances_once').on(table.userId, table.articleId, table.version, table.language),
  ],
)
