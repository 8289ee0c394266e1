import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** Everything that the house publishes: banners, notices, announcements, help, agreements. */
export const articles = pgTable(
  'articles',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    /** The name of a text that ships with the product; an operator's own article has none. */
    slug: text().unique(),
    kind: text().notNull(),
    /** 'published' or 'withdrawn'. Nothing is deleted, so that a seeded one does not come back. */
    state: text().notNull().default('published'),
    /** Order among banners and help articles, lowest first; the others are shown newest first. */
    rank: integer().notNull().default(0),
    publishedAt: whole().notNull(),
    /** Where a tap leads: 1 a route of the app, 2 and 4 an address outside of it, 3 an article by its id. */
    targetType: integer(),
    targetUrl: text(),
    image: text(),
  },
  (table) => [index('articles_kind').on(table.kind, table.publishedAt)],
)

/** One row per language. `body` is plain text: see `article-blocks.ts` of wire for its few marks. */
export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: whole().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.language] })],
)

/** Which notices a user has read. */
export const articleReads = pgTable(
  'article_reads',
  { userId: whole().notNull(), articleId: whole().notNull(), at: whole().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.articleId] })],
)
