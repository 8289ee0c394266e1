import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** The accounts that users may withdraw to. Removed ones stay, so that the first one is always known. */
export const settlementAccounts = pgTable(
  'settlement_accounts',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    kind: text().notNull(),
    channel: text().notNull(),
    currency: text().notNull(),
    network: text().notNull(),
    bankName: text().notNull(),
    holder: text().notNull(),
    /** An address, or the number of a bank account without spaces. */
    target: text().notNull(),
    label: text().notNull(),
    /** Epoch milliseconds, as the other times. */
    createdAt: whole().notNull(),
    /** When its details last changed: the waiting time of whitelist mode starts here. */
    changedAt: whole().notNull(),
    /** When it counts outside whitelist mode. */
    usableFrom: whole().notNull(),
    removedAt: whole(),
  },
  (table) => [
    index('settlement_accounts_user').on(table.userId, table.id),
    // Who else has bound the same one, and whose it is that an operator looks for.
    index('settlement_accounts_target').on(sql`lower(${table.target})`),
    uniqueIndex('settlement_accounts_bound')
      .on(table.userId, table.channel, table.target)
      .where(sql`removed_at is null`),
  ],
)
