import { bigint, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })
const amount = () => numeric({ precision: 38, scale: 18 })

/**
 * Candles of live feeds and replays; those of a simulated market are computed. Minutes are kept for ninety days. Five
 * minutes and hours for long charts are kept for ever: folds of minutes, and further back what other sources recorded.
 * Times are epoch milliseconds.
 */
export const candles = pgTable(
  'candles',
  {
    symbol: text().notNull(),
    interval: text().notNull(),
    openAt: whole().notNull(),
    open: amount().notNull(),
    high: amount().notNull(),
    low: amount().notNull(),
    close: amount().notNull(),
    volume: amount().notNull(),
    /** 'tape': the fold of taped ticks, 'backfill': as recorded elsewhere, 'fold': of smaller candles here. */
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.symbol, table.interval, table.openAt] })],
)

/**
 * How far the candles of a symbol reach: from these days on nothing is missing, but for pauses of the tape after
 * `whole_to`, which are filled from elsewhere.
 */
export const candleSpans = pgTable('candle_spans', {
  symbol: text().primaryKey(),
  minutesFrom: whole().notNull(),
  fiveMinutesFrom: whole().notNull(),
  hoursFrom: whole().notNull(),
  wholeTo: whole().notNull(),
})
