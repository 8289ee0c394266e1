import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Links of campaigns. Types 2 and 4 lead out of the app (specification, section 2). */
export const shortLinks = pgTable('short_links', {
  code: text().primaryKey(),
  type: integer().notNull(),
  target: text().notNull(),
})

/** Settings of the app that decide nothing about money; only those named here are public. */
export const publicSettings = pgTable('public_settings', { key: text().primaryKey(), value: text().notNull() })
