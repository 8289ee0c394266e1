import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Texts that rows of the journal follow from and name by their hash, such as the prices that a rule was run on. Append-only:
 * a receipt carries the text, and whoever checks it hashes it again.
 */
export const receiptInputs = pgTable('receipt_inputs', {
  hash: text().primaryKey(),
  text: text().notNull(),
})
