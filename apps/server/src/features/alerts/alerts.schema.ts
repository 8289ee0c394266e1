import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })
const price = () => numeric({ precision: 38, scale: 18 })

/** A price of which a user wants to be notified once. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    symbol: text().notNull(),
    price: price().notNull(),
    /** 'above' or 'below' the mark at which it was made. */
    direction: text().notNull(),
    /** 'armed' or 'reached'. */
    state: text().notNull().default('armed'),
    createdAt: whole().notNull(),
    /** The symbol's last tick when it was made: only a later one reaches it. */
    createdSequence: whole().notNull(),
    reachedAt: whole(),
    reachedSequence: whole(),
    reachedMark: price(),
  },
  (table) => [
    index('price_alerts_user').on(table.userId, table.id),
    index('price_alerts_armed')
      .on(table.id)
      .where(sql`state = 'armed'`),
  ],
)

export const favourites = pgTable(
  'favourites',
  { userId: whole().notNull(), symbol: text().notNull(), rank: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.symbol] })],
)
