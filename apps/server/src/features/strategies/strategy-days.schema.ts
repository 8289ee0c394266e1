import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What each rule made of each UTC day, once: the same for everybody. `hash` names the prices among the receipts' inputs. */
export const strategyDays = pgTable(
  'strategy_days',
  {
    rule: text().notNull(),
    /** When the day begins, epoch milliseconds. */
    day: bigint({ mode: 'number' }).notNull(),
    result: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rule, table.day] })],
)
