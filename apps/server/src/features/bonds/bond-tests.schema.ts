import { bigint, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** What somebody answered who wants to subscribe bonds, and what they can lose; append-only. */
export const bondTests = pgTable(
  'bond_tests',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    /** By question, which answer was chosen: a digit each. */
    answers: text().notNull(),
    right: integer().notNull(),
    yearlyIncome: numeric({ precision: 38, scale: 18 }).notNull(),
    savings: numeric({ precision: 38, scale: 18 }).notNull(),
    yearlyDuties: numeric({ precision: 38, scale: 18 }).notNull(),
    bearable: numeric({ precision: 38, scale: 18 }).notNull(),
    at: whole().notNull(),
  },
  (table) => [index('bond_tests_user').on(table.userId, table.id)],
)
